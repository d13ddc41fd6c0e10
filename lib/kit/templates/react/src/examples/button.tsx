import { Button } from "../components/button";

/** Variants */
export function Variants() {
  return (
    <>
      <Button variant="primary">Get in touch</Button>
      <Button variant="secondary">Read more</Button>
      <Button variant="accent">Ask a question</Button>
      <Button variant="danger">Delete entry</Button>
      <Button variant="quiet">Not now</Button>
    </>
  );
}

/** Sizes */
export function Sizes() {
  return (
    <>
      <Button size="small">Small</Button>
      <Button size="medium">Medium</Button>
      <Button size="large">Large</Button>
    </>
  );
}

/** With an icon, and as a link */
export function Icons() {
  return (
    <>
      <Button
        icon={
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M10 4v12M4 10h12" />
          </svg>
        }
      >
        New entry
      </Button>
      <Button
        variant="quiet"
        href="#button"
        iconEnd={
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M4 10h12m-5-5 5 5-5 5" />
          </svg>
        }
      >
        Read on
      </Button>
      <Button
        variant="secondary"
        icon={
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M10 4v12M4 10h12" />
          </svg>
        }
        aria-label="Add an entry"
      />
    </>
  );
}

/** Loading, disabled, and opening something */
export function States() {
  return (
    <>
      <Button loading>Sending</Button>
      <Button disabled>Send</Button>
      <Button variant="quiet" commandfor="button-note" command="toggle-popover">
        Show the note
      </Button>
      <p id="button-note" popover="auto">
        Written by hand.
      </p>
    </>
  );
}

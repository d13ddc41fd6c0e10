import { Alert } from "../components/alert";
import { Button } from "../components/button";

/** Variants */
export function Variants() {
  return (
    <>
      <Alert variant="info" title="The office is closed on Monday">
        <p>Messages are answered on Tuesday.</p>
      </Alert>
      <Alert variant="success" title="Your address is confirmed" />
      <Alert variant="warning" title="Changes are not saved yet">
        <p>They are kept on this device until you are online again.</p>
      </Alert>
      <Alert variant="danger" title="The file could not be read">
        <p>Save it as PDF and try again.</p>
      </Alert>
    </>
  );
}

/** With actions, and one that can be closed */
export function Dismiss() {
  return (
    <>
      <Alert
        title="There is a new version of this page"
        dismissLabel="Dismiss"
        actions={
          <>
            <Button size="small" variant="quiet" href="#more">
              Read more
            </Button>
          </>
        }
      >
        <p>It names every step and what each of them needs.</p>
      </Alert>
      <Alert
        variant="danger"
        live
        title="Two answers are missing"
        actions={
          <>
            <Button size="small" variant="quiet" href="#missing">
              See what is missing
            </Button>
          </>
        }
      />
    </>
  );
}

/** Text alone */
export function Text() {
  return (
    <Alert variant="warning" live kind="Please note">
      <p>
        From next month on, letters are sent by e-mail unless you tell us that you would rather have them on
        paper, which costs nothing and can be changed at any time.
      </p>
    </Alert>
  );
}

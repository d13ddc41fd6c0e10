import { useState } from "react";
import { Badge } from "../components/badge";
import { Button, type ButtonVariant } from "../components/button";
import { Input } from "../components/input";
import { Progress } from "../components/progress";
import { ArrowIcon, PlusIcon } from "./icons";
import { Section, Specimen } from "./section";

const BUTTONS: readonly (readonly [variant: ButtonVariant, label: string])[] = [
  ["primary", "Get in touch"],
  ["secondary", "Read more"],
  ["accent", "Ask a question"],
  ["danger", "Delete entry"],
  ["quiet", "Not now"],
];

/** Buttons, fields, badges and progress. */
export function ControlSections() {
  const [loading, setLoading] = useState(false);
  const [date, setDate] = useState("31 June");
  const send = () => {
    setLoading(true);
    setTimeout(() => setLoading(false), 2000);
  };
  return (
    <>
      <Section
        id="button"
        title="Button"
        summary="Starts an action. With an address it is a link that looks like a button."
      >
        <Specimen label="Five variants, by what the action is for">
          {BUTTONS.map(([variant, label]) => (
            <Button key={variant} variant={variant}>
              {label}
            </Button>
          ))}
        </Specimen>
        <Specimen label="Three sizes">
          <Button size="small">Small</Button>
          <Button>Medium</Button>
          <Button size="large">Large</Button>
        </Specimen>
        <Specimen label="Icons and links">
          <Button icon={<PlusIcon />}>New entry</Button>
          <Button variant="quiet" href="#card" iconEnd={<ArrowIcon />}>
            Read on
          </Button>
          <Button variant="secondary" icon={<PlusIcon />} aria-label="Add an entry" />
        </Specimen>
        <Specimen label="Loading keeps width and focus">
          <Button loading={loading} onClick={send}>
            Send the message
          </Button>
          <Button disabled>Send</Button>
          <Button variant="quiet" disabled>
            Undo
          </Button>
        </Specimen>
      </Section>
      <Section
        id="input"
        title="Input"
        summary="A labelled field for one line of text, with a hint and an error that says what would be valid."
      >
        <Specimen label="A hint below the field" layout="stack">
          <Input label="Name" autoComplete="name" hint="As we should address you." />
        </Specimen>
        <Specimen label="An error says what would be valid" layout="stack">
          <Input
            label="Date"
            value={date}
            onChange={(event) => setDate(event.currentTarget.value)}
            error={date === "31 June" ? "June has 30 days. Enter a day from 1 to 30." : undefined}
          />
        </Specimen>
        <Specimen label="Units beside the text" layout="stack">
          <Input
            label="Time needed"
            optionalLabel="optional"
            leading="about"
            trailing="minutes"
            inputMode="decimal"
            defaultValue="20"
            hint="A rough figure is enough."
          />
        </Specimen>
        <Specimen label="Disabled" layout="stack">
          <Input label="Reference" defaultValue="1042" disabled />
        </Specimen>
      </Section>
      <Section
        id="badge"
        title="Badge"
        summary="A word or a number about the thing beside it. It is never pressed."
      >
        <Specimen label="Seven meanings">
          <Badge>New</Badge>
          <Badge variant="neutral">Page 2</Badge>
          <Badge variant="accent">Important</Badge>
          <Badge variant="success">Done</Badge>
          <Badge variant="warning">Due soon</Badge>
          <Badge variant="danger">Overdue</Badge>
          <Badge variant="info">Draft</Badge>
        </Specimen>
        <Specimen label="Live states">
          <Badge variant="success" dot>
            Open now
          </Badge>
          <Badge variant="neutral" dot>
            Closed
          </Badge>
          <Badge variant="danger" dot>
            Not reachable
          </Badge>
        </Specimen>
      </Section>
      <Section id="progress" title="Progress" summary="How far a task has come, or that it is under way.">
        <Specimen label="With a value" layout="stack">
          <Progress label="Uploading files" value={5} max={8} valueText="5 of 8" />
          <Progress label="Profile" value={100} valueText="Complete" variant="success" />
        </Specimen>
        <Specimen label="Without a known end" layout="stack">
          <Progress label="Searching" />
        </Specimen>
      </Section>
    </>
  );
}

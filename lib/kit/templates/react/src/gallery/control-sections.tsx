import { useState } from "react";
import { Badge } from "../components/badge";
import { Button, type ButtonVariant } from "../components/button";
import { Input } from "../components/input";
import { Progress } from "../components/progress";
import { ArrowIcon, PlusIcon } from "./icons";
import { Section, Specimen } from "./section";

const BUTTONS: readonly (readonly [variant: ButtonVariant, label: string])[] = [
  ["primary", "Book a table"],
  ["secondary", "See the menu"],
  ["accent", "Claim the offer"],
  ["danger", "Delete booking"],
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
          <Button icon={<PlusIcon />}>New project</Button>
          <Button variant="quiet" href="#card" iconEnd={<ArrowIcon />}>
            Read the story
          </Button>
          <Button variant="secondary" icon={<PlusIcon />} aria-label="Add a guest" />
        </Specimen>
        <Specimen label="Loading keeps width and focus">
          <Button loading={loading} onClick={send}>
            Send the order
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
          <Input label="Name" autoComplete="name" hint="As it should stand on the parcel." />
        </Specimen>
        <Specimen label="An error says what would be valid" layout="stack">
          <Input
            label="Delivery date"
            value={date}
            onChange={(event) => setDate(event.currentTarget.value)}
            error={date === "31 June" ? "June has 30 days. Enter a day from 1 to 30." : undefined}
          />
        </Specimen>
        <Specimen label="Units beside the text" layout="stack">
          <Input
            label="Budget"
            optionalLabel="optional"
            leading="€"
            trailing="a month"
            inputMode="decimal"
            defaultValue="1200"
            hint="In euros for each month."
          />
        </Specimen>
        <Specimen label="Disabled" layout="stack">
          <Input label="Plan" defaultValue="Team" disabled />
        </Specimen>
      </Section>
      <Section
        id="badge"
        title="Badge"
        summary="A word or a number about the thing beside it. It is never pressed."
      >
        <Specimen label="Seven meanings">
          <Badge>New</Badge>
          <Badge variant="neutral">Version 2.1</Badge>
          <Badge variant="accent">Best value</Badge>
          <Badge variant="success">Paid</Badge>
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
          <Progress label="Uploading photos" value={5} max={8} valueText="5 of 8" />
          <Progress label="Profile" value={100} valueText="Complete" variant="success" />
        </Specimen>
        <Specimen label="Without a known end" layout="stack">
          <Progress label="Looking for free tables" />
        </Specimen>
      </Section>
    </>
  );
}

import { FormBuilder } from "../components/form-builder";

const fields = [
  { name: "name", label: "Name", type: "text", required: true, autocomplete: "name" },
  {
    name: "mail",
    label: "E-mail",
    type: "email",
    required: true,
    autocomplete: "email",
    help: "We write only to answer you.",
  },
  {
    name: "topic",
    label: "Topic",
    type: "select",
    required: true,
    options: [
      { value: "question", label: "A question" },
      { value: "praise", label: "Praise" },
    ],
  },
  { name: "text", label: "Message", type: "textarea", help: "A few sentences will do." },
  {
    name: "way",
    label: "Answer by",
    type: "radio",
    required: true,
    options: [
      { value: "mail", label: "E-mail" },
      { value: "phone", label: "Phone" },
    ],
  },
  { name: "rules", label: "I have read the rules", type: "checkbox", required: true },
  { name: "copy", label: "Send me a copy", type: "switch", value: true },
] as const;
const limitsFields = [
  { name: "people", label: "People", type: "number", required: true, min: 1, max: 12 },
  { name: "day", label: "Day", type: "date", min: "2026-03-04", value: "2026-03-11" },
  {
    name: "postcode",
    label: "Postcode",
    type: "text",
    required: true,
    pattern: "[0-9]{5}",
    patternHelp: "Five figures, such as 10115.",
    value: "10115",
  },
] as const;

/** A message */
export function Contact() {
  return <FormBuilder submitLabel="Send" fields={fields} />;
}

/** Numbers, days, patterns */
export function Limits() {
  return <FormBuilder submitLabel="Save" fields={limitsFields} />;
}

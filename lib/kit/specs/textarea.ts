import { fieldProps, fieldSize } from "../field-props";
import { part, role } from "../keyboard-row";
import type { KitComponent } from "../kit.schema";
import { el } from "../story";

const message = role("textbox", "Message");

export const textareaSpec: KitComponent = {
  id: "textarea",
  name: "Textarea",
  title: "Textarea",
  group: "Forms",
  summary: "A labelled field for several lines of text that grows with what is written.",
  whenToUse:
    "Use it where an answer may have more than one line: a message, a reason, a description. Use an input for one line.",
  variants: [fieldSize("Size of its text and of the space around it.")],
  props: [
    fieldProps.label,
    fieldProps.hideLabel,
    {
      name: "rows",
      type: "number",
      default: "4",
      description: "Lines at first; it grows with the text, up to three times as many.",
    },
    { name: "limit", type: "number", description: "Letters that fit; how many are used stands below." },
    { name: "hint", type: "string", description: "What to enter, below the field." },
    { name: "error", type: "string", description: "What would be valid; marks the field as invalid." },
    fieldProps.optionalLabel,
    fieldProps.required,
    fieldProps.disabled,
  ],
  slots: [],
  events: [
    { name: "valueChange", type: "string", model: "value", description: "The text, after each keystroke." },
  ],
  parts: [
    { className: "kit-textarea", element: "div", description: "The outline around the control" },
    { className: "kit-field", element: "div", description: "Label, outline, count, error and hint" },
    { className: "kit-input", element: "textarea", description: "The control" },
    { className: "kit-textarea-count", element: "p", description: "How many letters are used" },
  ],
  states: [
    {
      name: "invalid",
      markup: 'aria-invalid="true"',
      description: "On the control; the error stands below.",
    },
    { name: "disabled", markup: "disabled", description: "Cannot be used now." },
    { name: "read-only", markup: "readonly", description: "Can be read and copied." },
  ],
  aria: [
    { on: "kit-input", rule: "aria-describedby names the ids of error, hint and count that are there." },
    { on: "kit-textarea-count", rule: "Not live: it is read with the field, not after each letter." },
  ],
  keys: [
    {
      id: "textarea-type",
      keys: "Letters, Enter",
      does: "Enter text; Enter begins a new line. The count follows.",
      story: "limit",
      steps: [
        { focus: message },
        { type: "One" },
        { press: "Enter" },
        { type: "two" },
        { of: message, value: "One\ntwo" },
        { of: part("kit-textarea-count", 0), text: "7 / 200" },
      ],
    },
    {
      id: "textarea-tab",
      keys: "Tab, Shift+Tab",
      does: "Out of the field, never a tab into its text; passes over one that is disabled.",
      story: "states",
      steps: [
        { focus: role("textbox", "Reason") },
        { press: "Tab" },
        { focused: role("textbox", "Terms") },
        { press: "Shift+Tab" },
        { focused: role("textbox", "Reason") },
        { of: role("textbox", "Reason"), value: "Short" },
      ],
    },
    {
      id: "textarea-read-only",
      keys: "Letters in a read-only field",
      does: "Change nothing.",
      story: "states",
      steps: [
        { focus: role("textbox", "Terms") },
        { type: "x" },
        { of: role("textbox", "Terms"), value: "You can end the agreement at any time." },
      ],
    },
  ],
  tokens: [
    "--component-input-background",
    "--component-input-text",
    "--component-input-border",
    "--component-input-border-invalid",
    "--component-input-radius",
    "--component-input-padding-x",
    "--component-input-padding-y",
  ],
  guidance: {
    do: ["Make it as high as a usual answer is long."],
    dont: ["Cut off what people have written: say how much is too much."],
  },
  stories: [
    {
      id: "limit",
      title: "With a hint and a limit",
      layout: "stack",
      content: [
        el("Textarea", { label: "Message", limit: 200, hint: "What you need, and by when." }),
        el("Textarea", {
          label: "Summary",
          rows: 2,
          limit: 20,
          defaultValue: "This is more than fits here.",
          error: "Use at most 20 letters.",
        }),
      ],
    },
    {
      id: "sizes",
      title: "Sizes",
      layout: "stack",
      content: [
        el("Textarea", { label: "Small", size: "small", rows: 2, optionalLabel: "optional" }),
        el("Textarea", { label: "Medium", size: "medium", rows: 2 }),
        el("Textarea", { label: "Large", size: "large", rows: 2 }),
      ],
    },
    {
      id: "states",
      title: "Required, disabled, read-only",
      layout: "stack",
      content: [
        el("Textarea", { label: "Reason", required: true, rows: 2, defaultValue: "Short" }),
        el("Textarea", { label: "Remarks", disabled: true, rows: 2 }),
        el("Textarea", {
          label: "Terms",
          readonly: true,
          rows: 2,
          defaultValue: "You can end the agreement at any time.",
        }),
      ],
    },
  ],
};

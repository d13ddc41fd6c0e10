import { fieldProps } from "../field-props";
import { part, role } from "../keyboard-row";
import type { KitComponent } from "../kit.schema";
import { el } from "../story";

const box = (name: string) => role("checkbox", name);

export const checkboxSpec: KitComponent = {
  id: "checkbox",
  name: "Checkbox",
  title: "Checkbox",
  group: "Forms",
  summary: "One thing that is agreed to or not, or several of a list. A native checkbox.",
  whenToUse:
    "Use it for answers that are sent with a form, and where several of a list may be right. Use a switch for what takes effect at once, a radio group where only one is right.",
  variants: [],
  props: [
    {
      name: "indeterminate",
      type: "boolean",
      default: "false",
      description: "Neither on nor off, until it is pressed: some of what it stands for is on.",
    },
    { name: "hint", type: "string", description: "What it means to agree, below the label." },
    { name: "error", type: "string", description: "What is missing; marks it as invalid." },
    fieldProps.required,
    fieldProps.disabled,
  ],
  slots: [{ name: "default", required: true, description: "The label." }],
  events: [
    { name: "checkedChange", type: "boolean", model: "checked", description: "It was switched on or off." },
  ],
  parts: [
    { className: "kit-check", element: "div", description: "Box, label, error and hint" },
    { className: "kit-choice-input", element: "input", description: "The control" },
    { className: "kit-choice-label", element: "label", description: "Its name; a press on it counts too" },
    { className: "kit-choices", element: "fieldset", description: "Round several of one question" },
    { className: "kit-error", element: "p", description: "What is missing" },
    { className: "kit-hint", element: "p", description: "What it means to agree" },
  ],
  states: [
    { name: "checked", markup: "checked", description: "On." },
    { name: "indeterminate", markup: "data-indeterminate", description: "On kit-check: some, not all." },
    { name: "invalid", markup: 'aria-invalid="true"', description: "On the control." },
    { name: "disabled", markup: "disabled", description: "Cannot be changed now." },
  ],
  aria: [
    { on: "kit-choice-input", rule: "aria-describedby names the ids of the error and the hint." },
    { on: "kit-choice-input", rule: 'aria-invalid="true" while there is an error.' },
    { on: "kit-check", rule: "Several of one question stand in a fieldset with a legend (kit-choices)." },
  ],
  keys: [
    {
      id: "checkbox-space",
      keys: "Space",
      does: "Switches it on and off.",
      story: "states",
      steps: [
        { focus: box("Send me a copy") },
        { of: box("Send me a copy"), checked: true },
        { press: "Space" },
        { of: box("Send me a copy"), checked: false },
        { press: "Space" },
        { of: box("Send me a copy"), checked: true },
        { focused: box("Send me a copy") },
      ],
    },
    {
      id: "checkbox-mixed",
      keys: "Space on a mixed one",
      does: "Switches it on; then it is no longer mixed.",
      story: "states",
      steps: [
        { of: { css: ".kit-choice-input:indeterminate" }, count: 1 },
        { focus: box("All topics") },
        { press: "Space" },
        { of: box("All topics"), checked: true },
        { of: { css: ".kit-choice-input:indeterminate" }, count: 0 },
      ],
    },
    {
      id: "checkbox-tab",
      keys: "Tab",
      does: "To the next one; passes over one that is disabled.",
      story: "states",
      steps: [
        { focus: box("All topics") },
        { press: "Tab" },
        { focused: box("I have read the rules") },
        { press: "Shift+Tab" },
        { focused: box("All topics") },
      ],
    },
    {
      id: "checkbox-label",
      keys: "Press on the label",
      does: "Counts like one on the box.",
      story: "list",
      steps: [{ click: part("kit-choice-label", 1) }, { of: role("checkbox", "By phone"), checked: true }],
    },
  ],
  tokens: [
    "--color-action-fill",
    "--color-text-on-action",
    "--color-border-control",
    "--component-input-background",
    "--component-input-border-invalid",
    "--shape-radius-chip",
    "--component-focus-ring",
  ],
  guidance: {
    do: [
      "Write the label so that on means yes.",
      "Put several of one question into a fieldset with a legend.",
    ],
    dont: ["Agree to something beforehand in the name of others.", "Use a negative label: “Do not send”."],
  },
  stories: [
    {
      id: "list",
      title: "Several of a list",
      layout: "stack",
      content: [
        el(
          "fieldset",
          { class: "kit-choices" },
          el("legend", { class: "kit-label" }, "How may we reach you?"),
          el("Checkbox", { defaultChecked: true, name: "way", value: "mail" }, "By e-mail"),
          el("Checkbox", { name: "way", value: "phone", hint: "On working days, before five." }, "By phone"),
          el("Checkbox", { name: "way", value: "post" }, "By post"),
        ),
      ],
    },
    {
      id: "states",
      title: "On, mixed, disabled, invalid",
      layout: "stack",
      content: [
        el("Checkbox", { defaultChecked: true }, "Send me a copy"),
        el("Checkbox", { indeterminate: true }, "All topics"),
        el("Checkbox", { disabled: true, defaultChecked: true }, "Stays on"),
        el(
          "Checkbox",
          { required: true, error: "Read the rules and tick the box.", hint: "They fit on one page." },
          "I have read the rules",
        ),
      ],
    },
  ],
};

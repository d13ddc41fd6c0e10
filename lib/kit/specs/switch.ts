import { fieldProps } from "../field-props";
import { part, role } from "../keyboard-row";
import type { KitComponent } from "../kit.schema";
import { el } from "../story";

const switchOf = (name: string) => role("switch", name);

export const switchSpec: KitComponent = {
  id: "switch",
  name: "Switch",
  title: "Switch",
  group: "Forms",
  summary: "Turns one setting on or off, at once. A native checkbox that says it is a switch.",
  whenToUse:
    "Use it for a setting that takes effect when it is pressed. Use a checkbox for what is sent with a form, and where several of a list may be chosen.",
  variants: [
    {
      prop: "size",
      attribute: "data-size",
      description: "Its height.",
      default: "medium",
      values: [
        { value: "small", use: "Inside tables and dense tools; still 24 px high" },
        { value: "medium", use: "Everywhere else" },
      ],
    },
  ],
  props: [
    { name: "hint", type: "string", description: "What it changes, below the label." },
    { name: "error", type: "string", description: "Why it could not be changed; marks it as invalid." },
    {
      name: "end",
      type: "boolean",
      default: "false",
      description: "Label first, switch at the other end, as in a list of settings.",
    },
    fieldProps.disabled,
  ],
  slots: [{ name: "default", required: true, description: "The label: what is on when it is on." }],
  events: [
    { name: "checkedChange", type: "boolean", model: "checked", description: "It was switched on or off." },
  ],
  parts: [
    { className: "kit-switch", element: "div", description: "Switch, label, error and hint" },
    { className: "kit-choice-input", element: "input", description: "The control" },
    { className: "kit-choice-label", element: "label", description: "Its name; a press on it counts too" },
    { className: "kit-error", element: "p", description: "Why it could not be changed" },
    { className: "kit-hint", element: "p", description: "What it changes" },
  ],
  states: [
    { name: "on", markup: "checked", description: "The setting is on." },
    { name: "end", markup: "data-end", description: "On kit-switch: label first." },
    { name: "invalid", markup: 'aria-invalid="true"', description: "On the control." },
    { name: "disabled", markup: "disabled", description: "Cannot be changed now." },
  ],
  aria: [
    { on: "kit-choice-input", rule: 'type="checkbox" with role="switch": read as on or off.' },
    { on: "kit-choice-input", rule: "aria-describedby names the ids of the error and the hint." },
  ],
  keys: [
    {
      id: "switch-space",
      keys: "Space",
      does: "Switches it on and off.",
      story: "settings",
      steps: [
        { focus: switchOf("Weekly summary") },
        { of: switchOf("Weekly summary"), checked: false },
        { press: "Space" },
        { of: switchOf("Weekly summary"), checked: true },
        { press: "Space" },
        { of: switchOf("Weekly summary"), checked: false },
      ],
    },
    {
      id: "switch-tab",
      keys: "Tab",
      does: "To the next one; passes over one that is disabled.",
      story: "states",
      steps: [
        { focus: switchOf("Small") },
        { press: "Tab" },
        { focused: switchOf("Sync") },
        { press: "Shift+Tab" },
        { focused: switchOf("Small") },
      ],
    },
    {
      id: "switch-label",
      keys: "Press on the label",
      does: "Counts like one on the switch.",
      story: "settings",
      steps: [{ click: part("kit-choice-label", 0) }, { of: switchOf("Replies"), checked: false }],
    },
  ],
  tokens: [
    "--color-action-fill",
    "--color-border-control",
    "--color-background-page",
    "--component-input-border-invalid",
    "--motion-transition-hover",
    "--component-focus-ring",
  ],
  guidance: {
    do: ["Name what is on: “Weekly summary”."],
    dont: ["Ask for a button afterwards: a switch takes effect at once.", "Change the label with the state."],
  },
  stories: [
    {
      id: "settings",
      title: "A list of settings",
      layout: "stack",
      content: [
        el("Switch", { end: true, defaultChecked: true, hint: "When somebody answers you." }, "Replies"),
        el("Switch", { end: true, hint: "On Mondays, by e-mail." }, "Weekly summary"),
      ],
    },
    {
      id: "states",
      title: "Small, disabled, invalid",
      layout: "stack",
      content: [
        el("Switch", { size: "small", defaultChecked: true }, "Small"),
        el("Switch", { disabled: true, defaultChecked: true }, "Decided by an administrator"),
        el("Switch", { error: "The device does not answer. Try again later." }, "Sync"),
      ],
    },
  ],
};

import type { KitComponent } from "../kit.schema";
import { el } from "../story";

export const progressSpec: KitComponent = {
  id: "progress",
  name: "Progress",
  title: "Progress",
  group: "Base",
  summary: "How far a task has come, or that it is under way.",
  whenToUse:
    "Use it for what takes longer than a second. Use a button's loading state for the action that has just been pressed, a stepper for the steps that a person takes.",
  variants: [
    {
      prop: "variant",
      attribute: "data-variant",
      description: "How it stands.",
      default: "brand",
      values: [
        { value: "brand", use: "The usual case" },
        { value: "success", use: "Done" },
        { value: "danger", use: "Stopped by an error" },
      ],
    },
    {
      prop: "size",
      attribute: "data-size",
      description: "Height of the bar.",
      default: "medium",
      values: [
        { value: "small", use: "In lists and cards" },
        { value: "medium", use: "Everywhere else" },
      ],
    },
  ],
  props: [
    { name: "label", type: "string", required: true, description: "What is under way." },
    {
      name: "hideLabel",
      type: "boolean",
      default: "false",
      description: "Keeps the label for assistive technology alone.",
    },
    {
      name: "value",
      type: "number",
      description: "From 0 to max; without it the bar shows only that work goes on.",
    },
    { name: "max", type: "number", default: "100", description: "The value at the end." },
    {
      name: "valueText",
      type: "string",
      description: "The value in words, e.g. “3 of 8 files”; otherwise per cent.",
    },
  ],
  slots: [],
  events: [],
  parts: [
    { className: "kit-progress", element: "div", description: "Label, value and bar" },
    { className: "kit-progress-head", element: "div", description: "Label and value in one line" },
    { className: "kit-label", element: "label", description: "What is under way" },
    { className: "kit-progress-value", element: "span", description: "The value in words" },
    { className: "kit-progress-bar", element: "progress", description: "The bar" },
  ],
  states: [
    {
      name: "indeterminate",
      markup: "no value attribute",
      description: "Work goes on, its end is not known.",
    },
  ],
  aria: [
    {
      on: "kit-progress-bar",
      rule: "A native progress element, named by its label; aria-valuetext where words are given.",
    },
    { on: "kit-progress-value", rule: 'aria-hidden="true", because the bar says it.' },
  ],
  keys: [],
  tokens: [
    "--color-action-fill",
    "--color-background-raised",
    "--shape-radius-pill",
    "--motion-transition-enter",
  ],
  guidance: {
    do: ["Say in words what is under way and how far it is."],
    dont: ["Let a bar run backwards.", "Show a bar for what takes less than a second."],
  },
  stories: [
    {
      id: "values",
      title: "With a value",
      layout: "stack",
      content: [
        el("Progress", { label: "Uploading files", value: 5, max: 8, valueText: "5 of 8" }),
        el("Progress", { label: "Profile", variant: "success", value: 100, valueText: "Complete" }),
        el("Progress", {
          label: "Sending invitations",
          variant: "danger",
          value: 30,
          valueText: "Stopped at 30 %",
        }),
        el("Progress", { label: "Reading", size: "small", value: 42 }),
      ],
    },
    {
      id: "indeterminate",
      title: "Without a known end",
      layout: "stack",
      content: [
        el("Progress", { label: "Searching" }),
        el("Progress", { label: "Loading the list", hideLabel: true, size: "small" }),
      ],
    },
  ],
};

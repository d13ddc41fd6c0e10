import { part, role } from "../keyboard-row";
import type { KitComponent } from "../kit.schema";
import { el } from "../story";

const slider = (name: string) => role("slider", name);

export const sliderSpec: KitComponent = {
  id: "slider",
  name: "Slider",
  title: "Slider",
  group: "Forms",
  summary: "A number, or a range between two, where about right is good enough. Native range inputs.",
  whenToUse:
    "Use it where people try out: loudness, a rough budget. Use a number field where the exact figure matters.",
  variants: [],
  props: [
    { name: "label", type: "string", required: true, description: "What is set; always there." },
    { name: "min", type: "number", default: "0", description: "The smallest value." },
    { name: "max", type: "number", default: "100", description: "The largest value." },
    { name: "step", type: "number", default: "1", description: "What one press of an arrow changes." },
    { name: "unit", type: "string", description: "After the value, shown and read: “%”, “hours”." },
    {
      name: "startLabel",
      type: "string",
      default: '"From"',
      description: "Name of the first of two thumbs.",
    },
    { name: "endLabel", type: "string", default: '"To"', description: "Name of the second of two thumbs." },
    { name: "name", type: "string", description: "As in HTML; two thumbs send it twice." },
    { name: "hint", type: "string", description: "What the value changes, below the slider." },
    { name: "error", type: "string", description: "What would be valid; marks it as invalid." },
    { name: "disabled", type: "boolean", default: "false", description: "Cannot be moved now." },
  ],
  slots: [],
  events: [
    {
      name: "valueChange",
      type: "readonly number[]",
      model: "value",
      description: "A thumb moves; one number a thumb, of which there are one or two.",
    },
  ],
  parts: [
    {
      className: "kit-slider",
      element: "div",
      description: "Everything; a group where there are two thumbs",
    },
    { className: "kit-slider-head", element: "div", description: "Label and value" },
    { className: "kit-label", element: "label, span", description: "What is set" },
    { className: "kit-slider-value", element: "span", description: "The value with its unit" },
    { className: "kit-slider-track", element: "div", description: "Holds the thumbs; draws the line" },
    { className: "kit-slider-input", element: "input", description: "A thumb: the control" },
    { className: "kit-error", element: "p", description: "What would be valid" },
    { className: "kit-hint", element: "p", description: "What the value changes" },
  ],
  states: [
    {
      name: "position",
      markup: 'style="--slider-start: 0; --slider-end: 0.4; --slider-top: 0"',
      description: "On kit-slider-track: which part of the line is coloured, from 0 to 1.",
    },
    { name: "unit", markup: 'data-unit="%"', description: "On kit-slider." },
    { name: "disabled", markup: "disabled", description: "On the controls." },
    { name: "invalid", markup: 'aria-invalid="true"', description: "On the controls." },
  ],
  aria: [
    { on: "kit-slider-input", rule: "aria-valuetext with the value and its unit, where there is one." },
    { on: "kit-slider", rule: "role=group and aria-labelledby, where there are two thumbs." },
    { on: "kit-slider-value", rule: 'aria-hidden="true": the control says its value.' },
  ],
  keys: [
    {
      id: "slider-arrows",
      keys: "→, ↑, ←, ↓",
      does: "One step up or down.",
      story: "one",
      steps: [
        { focus: slider("Loudness") },
        { press: ["ArrowRight", "ArrowUp"] },
        { of: slider("Loudness"), value: "50" },
        { of: part("kit-slider-value"), text: "50 %" },
        { press: ["ArrowLeft", "ArrowDown", "ArrowDown"] },
        { of: slider("Loudness"), value: "35" },
        { of: slider("Loudness"), attribute: "aria-valuetext", is: "35 %" },
      ],
    },
    {
      id: "slider-rtl",
      keys: "←, → in right-to-left text",
      does: "Turned round: ← is one step up.",
      story: "one",
      steps: [
        { direction: "rtl" },
        { focus: slider("Loudness") },
        { press: "ArrowLeft" },
        { of: slider("Loudness"), value: "45" },
      ],
    },
    {
      id: "slider-pages",
      keys: "PageUp, PageDown",
      does: "A larger step.",
      story: "one",
      steps: [
        { focus: slider("Loudness") },
        { press: "PageUp" },
        { of: slider("Loudness"), value: "50" },
        { press: ["PageDown", "PageDown"] },
        { of: slider("Loudness"), value: "30" },
      ],
    },
    {
      id: "slider-ends",
      keys: "Home, End",
      does: "Smallest and largest value.",
      story: "one",
      steps: [
        { focus: slider("Loudness") },
        { press: "End" },
        { of: slider("Loudness"), value: "100" },
        { press: "Home" },
        { of: slider("Loudness"), value: "0" },
      ],
    },
    {
      id: "slider-two",
      keys: "Arrows with two thumbs",
      does: "Move one thumb, as far as the other; Tab goes to the other one.",
      story: "two",
      steps: [
        { focus: slider("From") },
        { press: "End" },
        { of: slider("From"), value: "12" },
        { press: "Tab" },
        { focused: slider("To") },
        { press: "ArrowRight" },
        { of: slider("To"), value: "13" },
        { press: "Home" },
        { of: slider("To"), value: "12" },
        { of: part("kit-slider-value"), text: "12 – 12 hours" },
      ],
    },
  ],
  tokens: [
    "--color-action-fill",
    "--color-border-control",
    "--color-background-page",
    "--color-background-raised",
    "--elevation-low",
    "--component-focus-ring",
  ],
  guidance: {
    do: ["Show the value with its unit.", "Choose steps that people can hit."],
    dont: ["Ask for an exact figure with it.", "Use it for fewer than five values."],
  },
  stories: [
    {
      id: "one",
      title: "One thumb",
      layout: "stack",
      content: [
        el("Slider", { label: "Loudness", step: 5, unit: "%", defaultValue: [40], hint: "Of new messages." }),
      ],
    },
    {
      id: "two",
      title: "A range between two",
      layout: "stack",
      content: [
        el("Slider", {
          label: "Length",
          min: 1,
          max: 24,
          unit: "hours",
          defaultValue: [4, 12],
          name: "length",
        }),
      ],
    },
    {
      id: "states",
      title: "Disabled, invalid",
      layout: "stack",
      content: [
        el("Slider", { label: "Brightness", disabled: true, defaultValue: [70] }),
        el("Slider", {
          label: "People",
          max: 12,
          defaultValue: [12],
          error: "There is room for ten. Choose ten or fewer.",
        }),
      ],
    },
  ],
};

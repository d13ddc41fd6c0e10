import { fieldProps, fieldSize } from "../field-props";
import { role } from "../keyboard-row";
import type { KitComponent } from "../kit.schema";
import { el } from "../story";

const country = role("combobox", "Country");

export const selectSpec: KitComponent = {
  id: "select",
  name: "Select",
  title: "Select",
  group: "Forms",
  summary: "One answer out of a list that opens. A native select, so phones show their own list.",
  whenToUse:
    "Use it for seven to some twenty answers of which one is right. Use a radio group for fewer, a combobox where people should search by typing.",
  types: ["SelectOption"],
  variants: [fieldSize()],
  props: [
    fieldProps.label,
    {
      name: "options",
      type: "readonly SelectOption[]",
      required: true,
      description: "The answers in order; values are unique.",
    },
    {
      name: "placeholder",
      type: "string",
      description: "Stands first, with an empty value, until an answer is chosen.",
    },
    fieldProps.hideLabel,
    { name: "hint", type: "string", description: "What the answer changes, below the field." },
    { name: "error", type: "string", description: "What is missing; marks the field as invalid." },
    fieldProps.optionalLabel,
    {
      name: "loading",
      type: "boolean",
      default: "false",
      description: "Shows that answers are on their way.",
    },
    fieldProps.required,
    fieldProps.disabled,
  ],
  slots: [],
  events: [{ name: "valueChange", type: "string", model: "value", description: "Another answer is chosen." }],
  parts: [
    { className: "kit-field", element: "div", description: "Label, box, error and hint" },
    { className: "kit-label", element: "label", description: "The field's name" },
    { className: "kit-optional", element: "span", description: "In the label: this field may stay empty" },
    { className: "kit-input-box", element: "div", description: "The outline around the control" },
    { className: "kit-select", element: "select", description: "The control" },
    { className: "kit-input-affix", element: "span", description: "Holds the spinner" },
    { className: "kit-spinner", element: "span", description: "Turns while answers are on their way" },
    { className: "kit-error", element: "p", description: "What is missing" },
    { className: "kit-hint", element: "p", description: "What the answer changes" },
  ],
  states: [
    { name: "invalid", markup: 'aria-invalid="true"', description: "On the control." },
    { name: "loading", markup: 'aria-busy="true"', description: "Answers are on their way." },
    { name: "disabled", markup: "disabled", description: "On the control, or on one answer." },
  ],
  aria: [
    { on: "kit-select", rule: "A native select with its label; groups are optgroup elements." },
    { on: "kit-select", rule: "aria-describedby names the ids of the error and the hint that are there." },
  ],
  keys: [
    {
      id: "select-arrows",
      keys: "↓, ↑",
      does: "Next and previous answer; passes over one that is disabled. Some systems open the list first.",
      story: "options",
      steps: [
        { focus: country },
        { press: "ArrowDown" },
        { of: country, value: "at" },
        { press: "ArrowDown" },
        { of: country, value: "ch" },
        { press: "ArrowUp" },
        { of: country, value: "at" },
      ],
    },
    {
      id: "select-ends",
      keys: "Home, End",
      does: "First and last answer.",
      story: "options",
      steps: [
        { focus: country },
        { press: "End" },
        { of: country, value: "jp" },
        { press: "Home" },
        { of: country, value: "" },
      ],
    },
    {
      id: "select-type",
      keys: "Letters",
      does: "The answer that begins so.",
      story: "options",
      steps: [{ focus: country }, { type: "sw" }, { of: country, value: "ch" }],
    },
    {
      id: "select-tab",
      keys: "Tab, Shift+Tab",
      does: "Into the field and out of it; passes over one that is disabled.",
      story: "states",
      steps: [
        { focus: role("combobox", "Topic") },
        { press: "Tab" },
        { focused: role("combobox", "Branch") },
        { press: "Shift+Tab" },
        { focused: role("combobox", "Topic") },
      ],
    },
  ],
  tokens: [
    "--component-input-background",
    "--component-input-text",
    "--component-input-placeholder",
    "--component-input-border",
    "--component-input-radius",
    "--component-input-padding-x",
    "--component-input-min-height",
  ],
  guidance: {
    do: ["Group the answers when there are more than a screen of them.", "Put the usual answer first."],
    dont: ["Ask yes or no with it.", "Start an action when an answer is chosen."],
  },
  stories: [
    {
      id: "options",
      title: "In groups, one of them not to be had",
      layout: "stack",
      content: [
        el("Select", {
          label: "Country",
          placeholder: "Choose a country",
          autocomplete: "country",
          hint: "Where you pay taxes.",
          options: [
            { value: "at", label: "Austria", group: "Europe" },
            { value: "be", label: "Belgium", group: "Europe", disabled: true },
            { value: "ch", label: "Switzerland", group: "Europe" },
            { value: "in", label: "India", group: "Asia" },
            { value: "jp", label: "Japan", group: "Asia" },
          ],
        }),
      ],
    },
    {
      id: "sizes",
      title: "Sizes",
      layout: "stack",
      content: ["Small", "Medium", "Large"].map((label) =>
        el("Select", {
          label,
          size: label.toLowerCase(),
          options: [
            { value: "week", label: "Each week" },
            { value: "month", label: "Each month" },
          ],
          defaultValue: "month",
        }),
      ),
    },
    {
      id: "states",
      title: "Invalid, disabled, loading",
      layout: "stack",
      content: [
        el("Select", {
          label: "Topic",
          required: true,
          placeholder: "Choose a topic",
          error: "Choose what it is about.",
          options: [
            { value: "question", label: "A question" },
            { value: "praise", label: "Praise" },
          ],
        }),
        el("Select", {
          label: "Language",
          optionalLabel: "optional",
          disabled: true,
          options: [{ value: "en", label: "English" }],
        }),
        el("Select", { label: "Branch", loading: true, placeholder: "Looking for branches", options: [] }),
      ],
    },
  ],
};

import { part, role } from "../keyboard-row";
import type { KitComponent } from "../kit.schema";
import { el } from "../story";

const radio = (name: string) => role("radio", name);

const SIZES = [
  { value: "small", label: "Small" },
  { value: "medium", label: "Medium" },
  { value: "large", label: "Large" },
];

export const radioGroupSpec: KitComponent = {
  id: "radio-group",
  name: "RadioGroup",
  title: "Radio Group",
  group: "Forms",
  summary: "One answer out of a few, all of them in sight. Native radio buttons in a fieldset.",
  whenToUse:
    "Use it for two to six answers of which one is right and which people should compare. Use a select for more, a checkbox where several may be right.",
  types: ["RadioOption"],
  variants: [
    {
      prop: "variant",
      attribute: "data-variant",
      description: "The look.",
      default: "plain",
      values: [
        { value: "plain", use: "A form's usual question" },
        { value: "card", use: "Answers with an explanation each, to be compared" },
      ],
    },
  ],
  props: [
    { name: "label", type: "string", required: true, description: "The question." },
    {
      name: "options",
      type: "readonly RadioOption[]",
      required: true,
      description: "The answers in order; values are unique.",
    },
    {
      name: "orientation",
      type: '"vertical" | "horizontal"',
      default: '"vertical"',
      description: "Below each other, or side by side as far as there is room.",
    },
    { name: "name", type: "string", description: "As in HTML; made when absent." },
    { name: "hint", type: "string", description: "What the answer changes, below the answers." },
    { name: "error", type: "string", description: "What is missing; marks the group as invalid." },
    {
      name: "optionalLabel",
      type: "string",
      description: "Beside the label of a question that may stay open, e.g. “optional”.",
    },
    { name: "required", type: "boolean", default: "false", description: "One has to be chosen." },
    { name: "disabled", type: "boolean", default: "false", description: "None can be chosen now." },
  ],
  slots: [],
  events: [
    {
      name: "valueChange",
      type: "string",
      model: "value",
      description: "Another answer is chosen; its value.",
    },
  ],
  parts: [
    { className: "kit-radio-group", element: "fieldset", description: "Question and answers" },
    { className: "kit-label", element: "legend", description: "The question" },
    { className: "kit-optional", element: "span", description: "In the label: the question may stay open" },
    { className: "kit-radio-list", element: "div", description: "The answers" },
    { className: "kit-radio", element: "div", description: "One answer" },
    { className: "kit-choice", element: "div", description: "One answer" },
    { className: "kit-choice-input", element: "input", description: "Its control" },
    { className: "kit-choice-label", element: "label", description: "Its name" },
    { className: "kit-error", element: "p", description: "What is missing" },
    { className: "kit-hint", element: "p", description: "What an answer, or the question, means" },
  ],
  states: [
    { name: "chosen", markup: "checked", description: "On one control." },
    { name: "side by side", markup: 'data-orientation="horizontal"', description: "On kit-radio-group." },
    { name: "invalid", markup: 'aria-invalid="true"', description: "On kit-radio-group." },
    { name: "disabled", markup: "disabled", description: "On one control, or on the whole group." },
  ],
  aria: [
    { on: "kit-radio-group", rule: "role=radiogroup, aria-labelledby with the legend's id." },
    { on: "kit-radio-group", rule: "aria-describedby names the ids of the error and the hint." },
    { on: "kit-choice-input", rule: "aria-describedby names the answer's own hint." },
  ],
  keys: [
    {
      id: "radio-group-arrows",
      keys: "↓, →, ↑, ←",
      does: "Choose the next and the previous answer, round the ends.",
      story: "plain",
      steps: [
        { focus: radio("Medium") },
        { press: "ArrowDown" },
        { of: radio("Large"), checked: true },
        { focused: radio("Large") },
        { press: "ArrowRight" },
        { of: radio("Small"), checked: true },
        { press: "ArrowUp" },
        { of: radio("Large"), checked: true },
        { press: "ArrowLeft" },
        { of: radio("Medium"), checked: true },
        { of: radio("Large"), checked: false },
      ],
    },
    {
      id: "radio-group-disabled",
      keys: "↓",
      does: "Passes over an answer that cannot be had.",
      story: "cards",
      steps: [
        { focus: radio("Alone") },
        { press: ["ArrowDown", "ArrowDown"] },
        { of: radio("Alone"), checked: true },
        { press: "ArrowDown" },
        { of: radio("With a team"), checked: true },
      ],
    },
    {
      id: "radio-group-space",
      keys: "Space",
      does: "Chooses the answer that has the focus, when none is chosen.",
      story: "states",
      steps: [{ focus: radio("Yes") }, { press: "Space" }, { of: radio("Yes"), checked: true }],
    },
    {
      id: "radio-group-tab",
      keys: "Tab, Shift+Tab",
      does: "To the chosen answer, and on to the next question.",
      story: "states",
      steps: [
        { focus: radio("No") },
        { press: "Space" },
        { press: "Tab" },
        { focused: role("radio", "Medium", 0) },
        { press: "Shift+Tab" },
        { focused: radio("No") },
      ],
    },
    {
      id: "radio-group-label",
      keys: "Press on a card",
      does: "Chooses its answer.",
      story: "cards",
      steps: [{ click: part("kit-choice", 1) }, { of: radio("With a team"), checked: true }],
    },
  ],
  tokens: [
    "--color-action-fill",
    "--color-border-control",
    "--color-border-subtle",
    "--component-input-background",
    "--component-input-border-invalid",
    "--component-focus-ring",
  ],
  guidance: {
    do: ["Put the answers in an order that people expect.", "Let the first be the usual one."],
    dont: ["Nest questions in an answer.", "Offer more than six."],
  },
  stories: [
    {
      id: "plain",
      title: "A question",
      layout: "stack",
      content: [
        el("RadioGroup", {
          label: "Size",
          options: SIZES,
          defaultValue: "medium",
          hint: "You can change it later.",
        }),
      ],
    },
    {
      id: "cards",
      title: "Cards, one of them not to be had",
      layout: "full",
      content: [
        el("RadioGroup", {
          label: "How will you work?",
          variant: "card",
          orientation: "horizontal",
          defaultValue: "alone",
          options: [
            { value: "alone", label: "Alone", hint: "Everything stays on this device." },
            { value: "team", label: "With a team", hint: "Others see what you share with them." },
            { value: "guests", label: "With guests", hint: "Not in this country yet.", disabled: true },
          ],
        }),
      ],
    },
    {
      id: "states",
      title: "Side by side, invalid, disabled",
      layout: "stack",
      content: [
        el("RadioGroup", {
          label: "Have we met before?",
          orientation: "horizontal",
          required: true,
          error: "Choose yes or no.",
          options: [
            { value: "yes", label: "Yes" },
            { value: "no", label: "No" },
          ],
        }),
        el("RadioGroup", {
          label: "Another size",
          optionalLabel: "optional",
          orientation: "horizontal",
          options: SIZES,
          defaultValue: "medium",
        }),
        el("RadioGroup", {
          label: "Size, decided already",
          orientation: "horizontal",
          disabled: true,
          options: SIZES,
          defaultValue: "large",
        }),
      ],
    },
  ],
};

import { fieldProps, fieldSize } from "../field-props";
import { part, role } from "../keyboard-row";
import type { KitComponent } from "../kit.schema";
import { el, ICONS } from "../story";

const email = role("textbox", "E-mail");

export const inputSpec: KitComponent = {
  id: "input",
  name: "Input",
  title: "Input",
  group: "Base",
  summary: "A labelled field for one line of text, with a hint and an error that says what would be valid.",
  whenToUse:
    "Use it for short text that people know or can look up. Use a textarea for more than one line, a select or a combobox where the answers are known.",
  variants: [fieldSize()],
  props: [
    fieldProps.label,
    {
      name: "hideLabel",
      type: "boolean",
      default: "false",
      description: "Keeps the label for assistive technology alone, where an icon or a button says it.",
    },
    {
      name: "type",
      type: '"text" | "email" | "password" | "search" | "tel" | "url" | "number" | "date" | "time" | "datetime-local" | "month" | "week"',
      default: '"text"',
      description: "As in HTML: which keyboard a phone shows and what the browser checks.",
    },
    { name: "hint", type: "string", description: "What to enter, below the field." },
    { name: "error", type: "string", description: "What would be valid; marks the field as invalid." },
    fieldProps.optionalLabel,
    {
      name: "loading",
      type: "boolean",
      default: "false",
      description: "Shows that the entry is being checked; it can still be changed.",
    },
    fieldProps.required,
    fieldProps.disabled,
  ],
  slots: [
    {
      name: "leading",
      description: "Before the text: a unit, an icon. Decoration, so say it in the label too.",
    },
    { name: "trailing", description: "After the text. Decoration, like the leading one." },
  ],
  events: [
    { name: "valueChange", type: "string", model: "value", description: "The text, after each keystroke." },
  ],
  parts: [
    { className: "kit-field", element: "div", description: "Label, box, error and hint" },
    { className: "kit-label", element: "label", description: "The field's name" },
    { className: "kit-optional", element: "span", description: "In the label: this field may stay empty" },
    { className: "kit-input-box", element: "div", description: "The outline around affixes and control" },
    { className: "kit-input-affix", element: "span", description: "A unit or icon before or after the text" },
    { className: "kit-input", element: "input", description: "The control" },
    { className: "kit-spinner", element: "span", description: "Turns while the entry is checked" },
    { className: "kit-error", element: "p", description: "What would be valid" },
    { className: "kit-hint", element: "p", description: "What to enter" },
  ],
  states: [
    {
      name: "invalid",
      markup: 'aria-invalid="true"',
      description: "On the control; the error stands below.",
    },
    { name: "loading", markup: 'aria-busy="true"', description: "The entry is being checked." },
    { name: "disabled", markup: "disabled", description: "Cannot be used now." },
    { name: "read-only", markup: "readonly", description: "Can be read and copied." },
  ],
  aria: [
    { on: "kit-input", rule: "aria-describedby names the ids of the error and the hint that are there." },
    { on: "kit-input", rule: 'aria-invalid="true" while there is an error.' },
    { on: "kit-input-affix", rule: 'aria-hidden="true": label or hint say it in words.' },
  ],
  keys: [
    {
      id: "input-tab",
      keys: "Tab, Shift+Tab",
      does: "Into the field and out of it; passes over one that is disabled.",
      story: "states",
      steps: [
        { focus: role("textbox", "Name") },
        { press: "Tab" },
        { focused: role("textbox", "Number") },
        { press: "Tab" },
        { focused: role("textbox", "Address") },
        { press: "Shift+Tab" },
        { focused: role("textbox", "Number") },
      ],
    },
    {
      id: "input-type",
      keys: "Letters",
      does: "Enter text; a read-only field keeps its own.",
      story: "states",
      steps: [
        { focus: role("textbox", "Name") },
        { type: "Ada" },
        { of: role("textbox", "Name"), value: "Ada" },
        { focus: role("textbox", "Number") },
        { type: "7" },
        { of: role("textbox", "Number"), value: "1042" },
      ],
    },
    {
      id: "input-escape",
      keys: "Esc",
      does: "Empties a search field.",
      story: "affixes",
      steps: [
        { focus: role("searchbox", "Search") },
        { type: "paper" },
        { of: role("searchbox", "Search"), value: "paper" },
        { press: "Escape" },
        { of: role("searchbox", "Search"), value: "" },
        { focused: role("searchbox", "Search") },
      ],
    },
    {
      id: "input-label",
      keys: "Press on the label",
      does: "Moves the focus into the field.",
      story: "hint",
      steps: [{ click: part("kit-label", 0) }, { focused: email }],
    },
  ],
  tokens: [
    "--component-input-background",
    "--component-input-text",
    "--component-input-placeholder",
    "--component-input-border",
    "--component-input-border-invalid",
    "--component-input-radius",
    "--component-input-padding-x",
    "--component-input-padding-y",
    "--component-input-min-height",
  ],
  guidance: {
    do: [
      "Say in an error what would be valid.",
      "Mark the few optional fields, not the many required ones.",
      "Give autocomplete its value, so that browsers fill the field.",
    ],
    dont: ["Use the placeholder as the label.", "Show an error before the field was left."],
  },
  stories: [
    {
      id: "hint",
      title: "With a hint, and with an error",
      layout: "stack",
      content: [
        el("Input", {
          label: "E-mail",
          type: "email",
          autocomplete: "email",
          placeholder: "you@example.com",
          hint: "We write only to answer you.",
        }),
        el("Input", {
          label: "Date",
          defaultValue: "31 June",
          error: "June has 30 days. Enter a day from 1 to 30.",
        }),
      ],
    },
    {
      id: "affixes",
      title: "Units, icons, an optional field",
      layout: "stack",
      content: [
        el("Input", {
          label: "Time needed, in minutes",
          optionalLabel: "optional",
          inputmode: "decimal",
          defaultValue: "20",
          leading: "about",
          trailing: "minutes",
          hint: "A rough figure is enough.",
        }),
        el("Input", {
          label: "Search",
          hideLabel: true,
          type: "search",
          leading: ICONS.search,
          placeholder: "Search",
        }),
      ],
    },
    {
      id: "sizes",
      title: "Sizes",
      layout: "stack",
      content: [
        el("Input", { label: "Small", size: "small", defaultValue: "Small" }),
        el("Input", { label: "Medium", size: "medium", defaultValue: "Medium" }),
        el("Input", { label: "Large", size: "large", defaultValue: "Large" }),
      ],
    },
    {
      id: "states",
      title: "Required, read-only, disabled, being checked",
      layout: "stack",
      content: [
        el("Input", { label: "Name", required: true, autocomplete: "name" }),
        el("Input", { label: "Number", readonly: true, defaultValue: "1042" }),
        el("Input", { label: "Reference", disabled: true, defaultValue: "Not given yet" }),
        el("Input", {
          label: "Address",
          loading: true,
          defaultValue: "our-page",
          hint: "Looking whether it is free.",
        }),
      ],
    },
  ],
};

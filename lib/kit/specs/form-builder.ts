import { part, role } from "../keyboard-row";
import type { KitComponent } from "../kit.schema";
import { el } from "../story";

const name = role("textbox", "Name");
const send = role("button", "Send");
const invalid = (of: ReturnType<typeof role>, is: "true" | null) => ({ of, attribute: "aria-invalid", is });

export const formBuilderSpec: KitComponent = {
  id: "form-builder",
  name: "FormBuilder",
  title: "Form Builder",
  group: "Data",
  summary: "A form from a list of fields, which says in plain words what would be valid.",
  whenToUse:
    "Use it for forms that are data: settings, questionnaires, anything that a server describes. Put the fields together by hand where the layout matters.",
  types: ["FormField", "FormMessages", "FormValues"],
  variants: [],
  props: [
    {
      name: "fields",
      type: "readonly FormField[]",
      required: true,
      description: "The fields in order; names are unique.",
    },
    { name: "submitLabel", type: "string", default: '"Send"', description: "What the button does." },
    {
      name: "summaryLabel",
      type: "string",
      default: '"Some entries need another look"',
      description: "Above the list of errors.",
    },
    {
      name: "optionalLabel",
      type: "string",
      default: '"optional"',
      description: "Beside the labels of fields that may stay empty.",
    },
    {
      name: "choiceLabel",
      type: "string",
      default: '"Choose one"',
      description: "In a select, until an answer is chosen.",
    },
    {
      name: "messages",
      type: "Partial<FormMessages>",
      description: "Errors in your own words; “{label}”, “{min}” and the like become the field's own.",
    },
    {
      name: "loading",
      type: "boolean",
      default: "false",
      description: "The values are on their way: the button shows it and cannot be pressed.",
    },
  ],
  slots: [{ name: "actions", description: "More buttons, after the one that sends." }],
  events: [
    {
      name: "submit",
      type: "FormValues",
      description: "Everything is valid; the values by the fields' names.",
    },
  ],
  parts: [
    { className: "kit-form", element: "form", description: "Everything" },
    { className: "kit-form-summary", element: "div", description: "All errors, each a link to its field" },
    { className: "kit-form-summary-title", element: "p", description: "Above them" },
    { className: "kit-field", element: "div", description: "A field, as Input, Textarea and Select draw it" },
    { className: "kit-choice", element: "div", description: "A field, as Checkbox and Switch draw it" },
    { className: "kit-radio-group", element: "fieldset", description: "A field, as Radio Group draws it" },
    { className: "kit-form-actions", element: "div", description: "The buttons" },
  ],
  states: [
    { name: "invalid", markup: 'aria-invalid="true"', description: "On a field, with its error below it." },
    { name: "checked by the browser", markup: "no novalidate", description: "Until the script runs." },
  ],
  aria: [
    { on: "kit-form-summary", rule: "Hidden while there is nothing to say; its links move the focus." },
    { on: "kit-error", rule: "Named by its field's aria-describedby, so it is read with the field." },
  ],
  keys: [
    {
      id: "form-builder-submit",
      keys: "Enter, or the button",
      does: "Checks everything; the focus goes to the first field that is wrong, and all errors stand above.",
      story: "contact",
      steps: [
        { focus: send },
        { press: "Enter" },
        { focused: name },
        invalid(name, "true"),
        { of: part("kit-error", 0), text: "Fill this in: “Name” is needed." },
        { of: role("link"), count: 5 },
        { visible: part("kit-form-summary") },
      ],
    },
    {
      id: "form-builder-leave",
      keys: "Tab out of a field",
      does: "Checks that field alone, and again while it is being changed.",
      story: "contact",
      steps: [
        { focus: role("textbox", "E-mail") },
        { type: "ada" },
        invalid(role("textbox", "E-mail"), null),
        { press: "Tab" },
        invalid(role("textbox", "E-mail"), "true"),
        { of: part("kit-error", 0), text: "Enter an e-mail address such as name@example.com." },
        { hidden: part("kit-form-summary") },
        { press: "Shift+Tab" },
        { press: "End" },
        { type: "@example.com" },
        invalid(role("textbox", "E-mail"), null),
        { of: part("kit-error"), text: "Choose an answer for “Topic”." },
      ],
    },
    {
      id: "form-builder-summary",
      keys: "Enter on an error of the summary",
      does: "Moves the focus to its field.",
      story: "contact",
      steps: [
        { focus: send },
        { press: "Space" },
        { focus: role("link", "Choose an answer for “Answer by”.") },
        { press: "Enter" },
        { focused: role("radio", "E-mail") },
        { press: "Space" },
        { of: role("link"), count: 4 },
        { of: role("radiogroup", "Answer by"), attribute: "aria-invalid", is: null },
      ],
    },
    {
      id: "form-builder-limits",
      keys: "Letters and figures",
      does: "Beyond what a field takes: it says the limit.",
      story: "limits",
      steps: [
        { focus: role("spinbutton", "People") },
        { type: "14" },
        { press: "Tab" },
        { of: part("kit-error", 0), text: "Enter 12 or less." },
        { focus: role("textbox", "Postcode") },
        { press: "Control+A" },
        { type: "12" },
        { press: "Shift+Tab" },
        { of: part("kit-error", 1), text: "Five figures, such as 10115." },
      ],
    },
    {
      id: "form-builder-valid",
      keys: "Enter in a field",
      does: "Sends the form when everything is valid.",
      story: "limits",
      steps: [
        { focus: role("spinbutton", "People") },
        { type: "4" },
        { press: "Enter" },
        { of: part("kit-error"), count: 0 },
        { hidden: part("kit-form-summary") },
        { address: "limits" },
      ],
    },
  ],
  tokens: [
    "--component-input-border-invalid",
    "--component-input-radius",
    "--color-text-danger",
    "--space-md",
    "--typography-style-small",
  ],
  guidance: {
    do: [
      "Ask for no more than you need.",
      "Say in help what is asked for, in patternHelp what would be valid.",
    ],
    dont: ["Check while somebody types for the first time.", "Clear the form after an error."],
  },
  stories: [
    {
      id: "contact",
      title: "A message",
      layout: "full",
      content: [
        el("FormBuilder", {
          submitLabel: "Send",
          fields: [
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
          ],
        }),
      ],
    },
    {
      id: "limits",
      title: "Numbers, days, patterns",
      layout: "full",
      content: [
        el("FormBuilder", {
          submitLabel: "Save",
          fields: [
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
          ],
        }),
      ],
    },
  ],
};

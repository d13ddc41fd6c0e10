import { role } from "../keyboard-row";
import type { KitComponent } from "../kit.schema";
import { el, ICONS } from "../story";

export const buttonSpec: KitComponent = {
  id: "button",
  name: "Button",
  title: "Button",
  group: "Base",
  summary: "Starts an action. With an address it is a link that looks like a button.",
  whenToUse:
    "Use it for what somebody does: send, save, open. Use a plain link inside a sentence, and a switch or a checkbox for what is either on or off.",
  variants: [
    {
      prop: "variant",
      attribute: "data-variant",
      description: "What the action is for.",
      default: "primary",
      values: [
        { value: "primary", use: "The one main action of a view" },
        { value: "secondary", use: "Actions of the same weight beside the main one" },
        { value: "accent", use: "The one thing to notice first" },
        { value: "danger", use: "What cannot be undone" },
        { value: "quiet", use: "Everything else: cancel, more, back" },
      ],
    },
    {
      prop: "size",
      attribute: "data-size",
      description: "Its height.",
      default: "medium",
      values: [
        { value: "small", use: "Inside tables and dense tools; still 32 px high" },
        { value: "medium", use: "Everywhere else; at least 44 px high" },
        { value: "large", use: "First screens and other calls to action" },
      ],
    },
  ],
  props: [
    { name: "href", type: "string", description: "Makes it a link." },
    {
      name: "loading",
      type: "boolean",
      default: "false",
      description: "Shows a spinner and ignores presses; width and focus stay.",
    },
    { name: "disabled", type: "boolean", default: "false", description: "Cannot be pressed or focused." },
    { name: "block", type: "boolean", default: "false", description: "As wide as its container." },
    { name: "type", type: '"button" | "submit" | "reset"', default: '"button"', description: "As in HTML." },
    {
      name: "commandfor",
      type: "string",
      description: "Id of the dialog or popover that it opens or closes.",
    },
    {
      name: "command",
      type: '"show-modal" | "close" | "toggle-popover" | "show-popover" | "hide-popover"',
      description: "What it does with that dialog or popover.",
    },
  ],
  slots: [
    { name: "default", description: "The label: a verb and, where it helps, its object." },
    { name: "icon", description: "Before the label, hidden from assistive technology." },
    { name: "iconEnd", description: "After the label, hidden from assistive technology." },
  ],
  events: [],
  parts: [
    { className: "kit-button", element: "button, a", description: "The control itself" },
    { className: "kit-button-label", element: "span", description: "The label" },
    { className: "kit-button-icon", element: "span", description: "An icon, 1.25 em" },
    { className: "kit-button-spinner", element: "span", description: "Turns while loading, over the label" },
  ],
  states: [
    {
      name: "loading",
      markup: 'data-loading aria-busy="true" aria-disabled="true"',
      description: "The action runs.",
    },
    { name: "disabled", markup: "disabled", description: "The action cannot be taken now." },
    { name: "block", markup: "data-block", description: "As wide as its container." },
  ],
  aria: [
    { on: "kit-button", rule: "A native button or link; an icon alone needs aria-label." },
    { on: "kit-button-icon", rule: 'aria-hidden="true": the label says it all.' },
  ],
  keys: [
    {
      id: "button-press",
      keys: "Enter, Space",
      does: "Presses the button.",
      story: "states",
      steps: [
        { focus: role("button", "Show the note") },
        { press: "Enter" },
        { visible: role("paragraph") },
        { press: "Space" },
        { hidden: role("paragraph") },
      ],
    },
    {
      id: "button-link",
      keys: "Enter on a link",
      does: "Follows it.",
      story: "icons",
      steps: [{ focus: role("link", "Read on") }, { press: "Enter" }, { address: "#button" }],
    },
    {
      id: "button-loading",
      keys: "Tab",
      does: "Reaches a button that is loading, which keeps the focus and ignores presses; passes over one that is disabled.",
      story: "states",
      steps: [
        { focus: role("button", "Sending") },
        { press: "Enter" },
        { focused: role("button", "Sending") },
        { of: role("button", "Sending"), attribute: "aria-disabled", is: "true" },
        { press: "Tab" },
        { focused: role("button", "Show the note") },
      ],
    },
  ],
  tokens: [
    "--component-button-primary-background",
    "--component-button-primary-background-hover",
    "--component-button-primary-text",
    "--component-button-radius",
    "--component-button-padding-x",
    "--component-button-padding-y",
    "--component-button-min-height",
    "--component-button-transition",
    "--component-focus-ring",
  ],
  guidance: {
    do: ["Name the action: “Send message”.", "Keep one primary button in a view."],
    dont: ["Label a button “OK” or “Click here”.", "Put two danger buttons side by side."],
  },
  stories: [
    {
      id: "variants",
      title: "Variants",
      layout: "row",
      content: [
        el("Button", { variant: "primary" }, "Get in touch"),
        el("Button", { variant: "secondary" }, "Read more"),
        el("Button", { variant: "accent" }, "Ask a question"),
        el("Button", { variant: "danger" }, "Delete entry"),
        el("Button", { variant: "quiet" }, "Not now"),
      ],
    },
    {
      id: "sizes",
      title: "Sizes",
      layout: "row",
      content: [
        el("Button", { size: "small" }, "Small"),
        el("Button", { size: "medium" }, "Medium"),
        el("Button", { size: "large" }, "Large"),
      ],
    },
    {
      id: "icons",
      title: "With an icon, and as a link",
      layout: "row",
      content: [
        el("Button", { icon: ICONS.plus }, "New entry"),
        el("Button", { variant: "quiet", href: "#button", iconEnd: ICONS.arrow }, "Read on"),
        el("Button", { variant: "secondary", icon: ICONS.plus, "aria-label": "Add an entry" }),
      ],
    },
    {
      id: "states",
      title: "Loading, disabled, and opening something",
      layout: "row",
      content: [
        el("Button", { loading: true }, "Sending"),
        el("Button", { disabled: true }, "Send"),
        el(
          "Button",
          { variant: "quiet", commandfor: "button-note", command: "toggle-popover" },
          "Show the note",
        ),
        el("p", { id: "button-note", popover: "auto" }, "Written by hand."),
      ],
    },
  ],
};

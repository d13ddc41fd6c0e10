import { part, role } from "../keyboard-row";
import type { KitComponent } from "../kit.schema";
import { el, nodes } from "../story";

const close = role("button", "Dismiss");

export const alertSpec: KitComponent = {
  id: "alert",
  name: "Alert",
  title: "Alert",
  group: "Base",
  summary: "A sentence that people need to know in this place, for as long as it is true.",
  whenToUse:
    "Use it for what concerns the page or the part in which it stands. Use a toast for what has just happened, a field's error for one entry, a modal for what needs an answer first.",
  types: [],
  variants: [
    {
      prop: "variant",
      attribute: "data-variant",
      description: "How grave it is.",
      default: "info",
      values: [
        { value: "info", use: "Good to know" },
        { value: "success", use: "It worked" },
        { value: "warning", use: "Something may go wrong" },
        { value: "danger", use: "Something went wrong" },
      ],
    },
  ],
  props: [
    { name: "title", type: "string", description: "The message in a few words." },
    {
      name: "kind",
      type: "string",
      description:
        "The variant in a word for those who do not see the color; “Information”, “Done”, “Warning” or “Error” by default.",
    },
    {
      name: "live",
      type: "boolean",
      default: "false",
      description: "Reads it out when it appears or changes while the page is open.",
    },
    {
      name: "dismissLabel",
      type: "string",
      description: "Name of a button that closes it; without it the alert stays.",
    },
  ],
  slots: [
    { name: "default", description: "One or two more sentences." },
    { name: "actions", description: "What to do about it: one or two small buttons or links." },
  ],
  events: [
    { name: "openChange", type: "boolean", model: "open", description: "It was closed by its button." },
  ],
  parts: [
    { className: "kit-alert", element: "div", description: "The area" },
    { className: "kit-alert-icon", element: "svg", description: "A drawing for each variant" },
    { className: "kit-alert-content", element: "div", description: "Title, text, actions" },
    { className: "kit-alert-title", element: "p", description: "The message, after its kind" },
    { className: "kit-alert-text", element: "div", description: "More sentences" },
    { className: "kit-alert-actions", element: "div", description: "Buttons or links" },
    { className: "kit-alert-close", element: "button", description: "Closes it" },
  ],
  states: [{ name: "closed", markup: "hidden", description: "It was dismissed." }],
  aria: [
    { on: "kit-alert", rule: 'With live: role="alert" for a danger, role="status" for the others.' },
    { on: "kit-alert-title", rule: "Begins with the kind in words, hidden for the eye: the icon shows it." },
  ],
  keys: [
    {
      id: "alert-dismiss",
      keys: "Enter, Space",
      does: "On the close button: closes the alert; Tab goes on with what follows it.",
      story: "dismiss",
      steps: [
        { focus: close },
        { press: "Enter" },
        { hidden: part("kit-alert", 0) },
        { press: "Tab" },
        { focused: role("link", "See what is missing") },
      ],
    },
    {
      id: "alert-tab",
      keys: "Tab",
      does: "Reaches its actions, then its close button.",
      story: "dismiss",
      steps: [
        { focus: role("link", "Read more") },
        { press: "Tab" },
        { focused: close },
        { press: "Tab" },
        { focused: role("link", "See what is missing") },
      ],
    },
    {
      id: "alert-press",
      keys: "Press on the close button",
      does: "Closes the alert.",
      story: "dismiss",
      steps: [{ click: close }, { hidden: part("kit-alert", 0) }, { visible: part("kit-alert", 1) }],
    },
  ],
  tokens: [
    "--component-alert-background",
    "--component-alert-text",
    "--component-alert-radius",
    "--component-alert-padding",
    "--color-text-info",
    "--color-text-success",
    "--color-text-warning",
    "--color-text-danger",
  ],
  guidance: {
    do: ["Say what happened and what people can do about it."],
    dont: ["Stack alerts: one place, one message.", "Let a danger be dismissed before it is dealt with."],
  },
  stories: [
    {
      id: "variants",
      title: "Variants",
      layout: "stack",
      content: [
        el(
          "Alert",
          { variant: "info", title: "The office is closed on Monday" },
          el("p", {}, "Messages are answered on Tuesday."),
        ),
        el("Alert", { variant: "success", title: "Your address is confirmed" }),
        el(
          "Alert",
          { variant: "warning", title: "Changes are not saved yet" },
          el("p", {}, "They are kept on this device until you are online again."),
        ),
        el(
          "Alert",
          { variant: "danger", title: "The file could not be read" },
          el("p", {}, "Save it as PDF and try again."),
        ),
      ],
    },
    {
      id: "dismiss",
      title: "With actions, and one that can be closed",
      layout: "stack",
      content: [
        el(
          "Alert",
          {
            title: "There is a new version of this page",
            dismissLabel: "Dismiss",
            actions: nodes(el("Button", { size: "small", variant: "quiet", href: "#more" }, "Read more")),
          },
          el("p", {}, "It names every step and what each of them needs."),
        ),
        el("Alert", {
          variant: "danger",
          live: true,
          title: "Two answers are missing",
          actions: nodes(
            el("Button", { size: "small", variant: "quiet", href: "#missing" }, "See what is missing"),
          ),
        }),
      ],
    },
    {
      id: "text",
      title: "Text alone",
      layout: "stack",
      content: [
        el(
          "Alert",
          { variant: "warning", live: true, kind: "Please note" },
          el(
            "p",
            {},
            "From next month on, letters are sent by e-mail unless you tell us that you would rather have them on paper, which costs nothing and can be changed at any time.",
          ),
        ),
      ],
    },
  ],
};

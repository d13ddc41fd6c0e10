import { part, role } from "../keyboard-row";
import type { KitComponent } from "../kit.schema";
import { el } from "../story";

export const stepperSpec: KitComponent = {
  id: "stepper",
  name: "Stepper",
  title: "Stepper",
  group: "Interactive",
  summary: "The steps of one task: what is done, where one is, and what comes.",
  whenToUse:
    "Use it for a task of three to six steps in a fixed order. Use a progress bar for work that runs by itself, tabs for views in any order, a breadcrumb for places in a site.",
  types: ["Step"],
  variants: [],
  props: [
    {
      name: "steps",
      type: "readonly Step[]",
      required: true,
      description: "The steps in order. One with an address is a link; one with an error says so.",
    },
    {
      name: "current",
      type: "string",
      description: "Id of the step at which one is; those before it are done, and without it all are.",
    },
    { name: "label", type: "string", required: true, description: "Name of the list." },
    {
      name: "orientation",
      type: '"horizontal" | "vertical"',
      default: '"horizontal"',
      description: "Beside or below each other; on phones always below.",
    },
    {
      name: "doneLabel",
      type: "string",
      default: '"Done:"',
      description: "What is read before a step that is done.",
    },
    {
      name: "errorLabel",
      type: "string",
      default: '"Needs attention:"',
      description: "What is read before a step with an error.",
    },
  ],
  slots: [],
  events: [],
  parts: [
    { className: "kit-stepper", element: "ol", description: "The list" },
    { className: "kit-step", element: "li", description: "One step; its ::before is the line to the next" },
    { className: "kit-step-head", element: "span, a", description: "Mark and label" },
    {
      className: "kit-step-mark",
      element: "span",
      description: "Its number, a check or an exclamation mark",
    },
    { className: "kit-step-label", element: "span", description: "Its name" },
    { className: "kit-step-text", element: "span", description: "One more line" },
  ],
  states: [
    { name: "done", markup: 'data-state="done"', description: "Behind; a check in place of the number." },
    { name: "current", markup: 'data-state="current" aria-current="step"', description: "Where one is." },
    { name: "upcoming", markup: 'data-state="upcoming"', description: "Still to come." },
    { name: "error", markup: 'data-state="error"', description: "Something in it has to be mended." },
  ],
  aria: [
    { on: "kit-stepper", rule: "An ordered list with aria-label." },
    { on: "kit-step", rule: 'aria-current="step" on the current one: on the link where it is one.' },
    { on: "kit-step-mark", rule: "aria-hidden: the state is read as hidden text before the label." },
  ],
  keys: [
    {
      id: "stepper-tab",
      keys: "Tab, Shift+Tab",
      does: "Through the steps that are links.",
      story: "links",
      steps: [
        { focus: role("link", "Done: Account") },
        { press: "Tab" },
        { focused: role("link", "Needs attention: Address Two fields are empty") },
        { press: "Tab" },
        { focused: role("link", "Review") },
        { press: "Shift+Tab" },
        { focused: role("link", "Needs attention: Address Two fields are empty") },
      ],
    },
    {
      id: "stepper-enter",
      keys: "Enter",
      does: "Goes to the step.",
      story: "links",
      steps: [{ focus: role("link", "Done: Account") }, { press: "Enter" }, { address: "#account" }],
    },
    {
      id: "stepper-phone",
      keys: "Tab on a phone",
      does: "The same below each other; steps that are no links take no focus.",
      story: "horizontal",
      steps: [
        { width: 390 },
        { visible: part("kit-step", 3) },
        { of: part("kit-step", 1), attribute: "aria-current", is: "step" },
        { press: "Tab" },
        { of: part("kit-step-head", 0), attribute: "tabindex", is: null },
      ],
    },
  ],
  tokens: [
    "--color-action-fill",
    "--color-text-on-action",
    "--color-solid-danger",
    "--color-border-control",
    "--size-target",
  ],
  guidance: {
    do: ["Name each step by what is done in it, in one or two words."],
    dont: ["Use it for a single step, or for more than six.", "Let people skip what later steps need."],
  },
  stories: [
    {
      id: "horizontal",
      title: "Horizontal",
      layout: "full",
      content: [
        el("Stepper", {
          label: "Setting up",
          current: "profile",
          steps: [
            { id: "account", label: "Account", text: "Confirmed" },
            { id: "profile", label: "Profile", text: "Name and picture" },
            { id: "team", label: "Team" },
            { id: "review", label: "Review" },
          ],
        }),
      ],
    },
    {
      id: "links",
      title: "Vertical, with links and an error",
      layout: "full",
      content: [
        el("Stepper", {
          label: "Your application",
          orientation: "vertical",
          current: "review",
          steps: [
            { id: "account", label: "Account", href: "#account" },
            { id: "address", label: "Address", text: "Two fields are empty", href: "#address", error: true },
            { id: "review", label: "Review", href: "#review" },
            { id: "send", label: "Send" },
          ],
        }),
      ],
    },
    {
      id: "finished",
      title: "All done",
      layout: "full",
      content: [
        el("Stepper", {
          label: "Finished task",
          steps: [
            { id: "write", label: "Write" },
            { id: "check", label: "Check" },
            { id: "send", label: "Send" },
          ],
        }),
      ],
    },
  ],
};

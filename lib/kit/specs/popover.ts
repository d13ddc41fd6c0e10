import { part, role } from "../keyboard-row";
import type { KitComponent } from "../kit.schema";
import { placementProp } from "../placement-prop";
import { el } from "../story";

const opener = role("button", "Details");
const popover = role("dialog", "About this entry");
const close = role("button", "Close");

export const popoverSpec: KitComponent = {
  id: "popover",
  name: "Popover",
  title: "Popover",
  group: "Interactive",
  summary: "More about one thing, beside it, while the page stays usable. A native popover.",
  whenToUse:
    "Use it for details and a few controls that belong to one thing on the page. Use a tooltip for a name or a short hint, a dropdown for a list of actions, a modal for what needs an answer.",
  variants: [],
  props: [
    {
      name: "id",
      type: "string",
      required: true,
      description: "What the button's `popovertarget` (React: `popoverTarget`) or `commandfor` names.",
    },
    { name: "title", type: "string", required: true, description: "Its name, shown above the content." },
    placementProp("bottom-start"),
    { name: "closeLabel", type: "string", default: '"Close"', description: "Name of the close button." },
  ],
  slots: [{ name: "default", description: "The content." }],
  events: [
    {
      name: "openChange",
      type: "boolean",
      model: "open",
      description:
        "It was opened by its button, or closed: Esc, close button, a press or the focus elsewhere.",
    },
  ],
  parts: [
    { className: "kit-popover", element: "div", description: "The popover" },
    { className: "kit-float", element: "div", description: "The same element: what all that floats has" },
    { className: "kit-popover-head", element: "div", description: "Title and close button" },
    { className: "kit-popover-title", element: "p", description: "Its name" },
    { className: "kit-modal-close", element: "button", description: "Closes it" },
    { className: "kit-popover-body", element: "div", description: "The content" },
  ],
  states: [{ name: "open", markup: ":popover-open", description: "Shown, above everything else." }],
  aria: [
    { on: "kit-popover", rule: "role=dialog, aria-labelledby names the title; the page is not inert." },
    { on: "the button", rule: "popovertarget: the browser tells whether it is open." },
  ],
  keys: [
    {
      id: "popover-open",
      keys: "Enter, Space",
      does: "On its button: opens it, which takes the focus; once more on the button closes it.",
      story: "details",
      steps: [
        { focus: opener },
        { press: "Enter" },
        { visible: popover },
        { focused: popover },
        { focus: opener },
        { press: "Space" },
        { hidden: popover },
        { focused: opener },
      ],
    },
    {
      id: "popover-tab",
      keys: "Tab, Shift+Tab",
      does: "Through its controls; beyond them it closes.",
      story: "details",
      steps: [
        { focus: opener },
        { press: "Enter" },
        { focused: popover },
        { press: "Tab" },
        { focused: close },
        { press: "Tab" },
        { focused: role("link", "Read more") },
        { press: "Tab" },
        { focused: role("button", "Next") },
        { hidden: popover },
      ],
    },
    {
      id: "popover-escape",
      keys: "Esc",
      does: "Closes it; the focus goes back to its button.",
      story: "details",
      steps: [
        { focus: opener },
        { press: "Enter" },
        { focused: popover },
        { press: ["Tab", "Escape"] },
        { hidden: popover },
        { focused: opener },
      ],
    },
    {
      id: "popover-close",
      keys: "Enter on the close button",
      does: "Closes it; the focus goes back to its button.",
      story: "details",
      steps: [
        { focus: opener },
        { press: "Enter" },
        { focused: popover },
        { press: ["Tab", "Enter"] },
        { hidden: popover },
        { focused: opener },
      ],
    },
    {
      id: "popover-pointer",
      keys: "A press beside it",
      does: "Closes it; a press inside does not.",
      story: "details",
      steps: [
        { click: opener },
        { visible: popover },
        { click: part("kit-popover-title") },
        { visible: popover },
        { click: role("button", "Next") },
        { hidden: popover },
      ],
    },
  ],
  tokens: [
    "--component-dialog-background",
    "--component-card-radius",
    "--border-subtle",
    "--elevation-high",
    "--motion-transition-exit",
  ],
  guidance: {
    do: ["Say on the button what opens.", "Keep it to what fits without scrolling."],
    dont: ["Open it by itself.", "Put a whole form into it: that is a modal or a page."],
  },
  stories: [
    {
      id: "details",
      title: "Details",
      layout: "row",
      content: [
        el("Button", { variant: "secondary", popovertarget: "popover-details" }, "Details"),
        el(
          "Popover",
          { id: "popover-details", title: "About this entry" },
          el("p", {}, "Changed three times since it was written."),
          el("p", {}, el("a", { href: "#popover" }, "Read more")),
        ),
        el("Button", { variant: "quiet" }, "Next"),
      ],
    },
    {
      id: "places",
      title: "Above, and beside",
      layout: "row",
      content: [
        el("Button", { variant: "quiet", popovertarget: "popover-above" }, "Above"),
        el(
          "Popover",
          { id: "popover-above", title: "Above", placement: "top" },
          el("p", {}, "Below where there is no room above."),
        ),
        el("Button", { variant: "quiet", popovertarget: "popover-beside" }, "Beside"),
        el(
          "Popover",
          { id: "popover-beside", title: "Beside", placement: "end" },
          el("p", {}, "On the other side where there is no room."),
        ),
      ],
    },
  ],
};

import { dialogShape } from "../dialog-shape";
import { role } from "../keyboard-row";
import type { KitComponent } from "../kit.schema";
import { el, nodes } from "../story";

const opener = role("button", "Show filters");
const drawer = role("dialog", "Filters");
const bottomOpener = role("button", "Share");
const bottom = role("dialog", "Share this page");

export const drawerSpec: KitComponent = {
  id: "drawer",
  name: "Drawer",
  title: "Drawer",
  group: "Interactive",
  summary: "What belongs beside the page, at one of its edges. A native dialog.",
  whenToUse:
    "Use it for settings, filters, and navigation on phones: what people open, use and close again while the page waits. Use a modal for a question, a popover for little that belongs to one thing.",
  variants: [
    {
      prop: "edge",
      attribute: "data-edge",
      description: "Where it comes from.",
      default: "end",
      values: [
        { value: "start", use: "Navigation" },
        { value: "end", use: "Details, settings and filters" },
        { value: "bottom", use: "A few choices on a phone" },
      ],
    },
  ],
  ...dialogShape("drawer"),
  parts: [
    { className: "kit-drawer", element: "dialog", description: "The dialog; its ::backdrop is the veil" },
    { className: "kit-modal-panel", element: "div", description: "Fills the dialog" },
    { className: "kit-modal-head", element: "div", description: "Title and close button" },
    { className: "kit-modal-title", element: "h2", description: "The drawer's name" },
    { className: "kit-modal-close", element: "button", description: "Closes it" },
    { className: "kit-modal-body", element: "div", description: "Description and content; scrolls" },
    { className: "kit-modal-description", element: "p", description: "Read together with the title" },
    { className: "kit-modal-actions", element: "div", description: "Buttons, always in view" },
  ],
  aria: [
    { on: "kit-drawer", rule: "aria-labelledby names the title, aria-describedby the description." },
    { on: "kit-modal-close", rule: "aria-label, because it shows only a cross." },
  ],
  keys: [
    {
      id: "drawer-open",
      keys: "Enter, Space",
      does: "On the button that opens it: shows it, the focus is inside.",
      story: "end",
      steps: [
        { focus: opener },
        { press: "Space" },
        { visible: drawer },
        { focused: role("button", "Close") },
      ],
    },
    {
      id: "drawer-tab",
      keys: "Tab, Shift+Tab",
      does: "Move among its controls, and never to the page behind it.",
      story: "end",
      steps: [
        { focus: opener },
        { press: ["Enter", "Tab"] },
        { focused: role("button", "Reset") },
        { press: "Tab" },
        { focused: role("button", "Apply") },
        { press: ["Shift+Tab", "Shift+Tab"] },
        { focused: role("button", "Close") },
      ],
    },
    {
      id: "drawer-escape",
      keys: "Esc",
      does: "Closes it; the focus goes back to where it came from.",
      story: "bottom",
      steps: [
        { focus: bottomOpener },
        { press: "Enter" },
        { visible: bottom },
        { press: "Escape" },
        { hidden: bottom },
        { focused: bottomOpener },
      ],
    },
    {
      id: "drawer-answer",
      keys: "Enter on one of its buttons",
      does: "Closes it; the focus goes back to where it came from.",
      story: "end",
      steps: [
        { focus: opener },
        { press: ["Enter", "Tab", "Tab"] },
        { focused: role("button", "Apply") },
        { press: "Enter" },
        { hidden: drawer },
        { focused: opener },
      ],
    },
  ],
  tokens: [
    "--component-dialog-background",
    "--component-dialog-scrim",
    "--component-dialog-radius",
    "--component-dialog-padding",
    "--component-dialog-shadow",
    "--component-dialog-transition",
  ],
  guidance: {
    do: ["Say in the title what the drawer holds.", "Keep the page behind it as it was."],
    dont: ["Ask a question in a drawer.", "Open one drawer from another."],
  },
  stories: [
    {
      id: "end",
      title: "At the end, with actions",
      layout: "row",
      content: [
        el(
          "Button",
          { variant: "secondary", commandfor: "drawer-filters", command: "show-modal" },
          "Show filters",
        ),
        el(
          "Drawer",
          {
            id: "drawer-filters",
            title: "Filters",
            description: "The list shows what matches all of them.",
            actions: nodes(
              el("Button", { variant: "quiet", commandfor: "drawer-filters", command: "close" }, "Reset"),
              el("Button", { commandfor: "drawer-filters", command: "close" }, "Apply"),
            ),
          },
          el("p", {}, "Nothing is filtered yet."),
        ),
      ],
    },
    {
      id: "start",
      title: "At the start",
      layout: "row",
      content: [
        el("Button", { variant: "quiet", commandfor: "drawer-menu", command: "show-modal" }, "Menu"),
        el(
          "Drawer",
          { id: "drawer-menu", edge: "start", title: "Menu" },
          el("p", {}, el("a", { href: "#drawer" }, "Overview")),
          el("p", {}, el("a", { href: "#drawer" }, "Contact")),
        ),
      ],
    },
    {
      id: "bottom",
      title: "At the bottom",
      layout: "row",
      content: [
        el("Button", { variant: "quiet", commandfor: "drawer-share", command: "show-modal" }, "Share"),
        el(
          "Drawer",
          { id: "drawer-share", edge: "bottom", title: "Share this page" },
          el("p", {}, "Everyone with the address can read it."),
        ),
      ],
    },
  ],
};

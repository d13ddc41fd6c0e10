import { dialogShape } from "../dialog-shape";
import { role } from "../keyboard-row";
import type { KitComponent } from "../kit.schema";
import { el, nodes } from "../story";

const deleteButton = role("button", "Delete entry");
const question = role("dialog", "Delete this entry?");

export const modalSpec: KitComponent = {
  id: "modal",
  name: "Modal",
  title: "Modal",
  group: "Interactive",
  summary: "A question or a short task that has to be finished first. A native dialog.",
  whenToUse:
    "Use it when nothing else makes sense before an answer: a question that cannot be undone, a short form. Use a drawer for what belongs beside the page, a toast for what only has to be said.",
  variants: [
    {
      prop: "size",
      attribute: "data-size",
      description: "Its width.",
      default: "medium",
      values: [
        { value: "small", use: "A question with two answers" },
        { value: "medium", use: "A short form" },
        { value: "large", use: "Pictures and tables" },
      ],
    },
  ],
  ...dialogShape("dialog"),
  parts: [
    { className: "kit-modal", element: "dialog", description: "The dialog; its ::backdrop is the veil" },
    {
      className: "kit-modal-panel",
      element: "div",
      description: "Fills the dialog, so that a press outside of it is one on the veil",
    },
    { className: "kit-modal-head", element: "div", description: "Title and close button" },
    { className: "kit-modal-title", element: "h2", description: "The dialog's name" },
    { className: "kit-modal-close", element: "button", description: "Closes it" },
    { className: "kit-modal-body", element: "div", description: "Description and content; scrolls" },
    { className: "kit-modal-description", element: "p", description: "Read together with the title" },
    { className: "kit-modal-actions", element: "div", description: "Buttons" },
  ],
  aria: [
    { on: "kit-modal", rule: "aria-labelledby names the title, aria-describedby the description." },
    { on: "kit-modal-close", rule: "aria-label, because it shows only a cross." },
  ],
  keys: [
    {
      id: "modal-open",
      keys: "Enter, Space",
      does: "On the button that opens it: shows it, the focus is inside.",
      story: "question",
      steps: [
        { focus: deleteButton },
        { press: "Enter" },
        { visible: question },
        { focused: role("button", "Close") },
      ],
    },
    {
      id: "modal-tab",
      keys: "Tab, Shift+Tab",
      does: "Move among the controls of the dialog, and never to the page behind it.",
      story: "question",
      steps: [
        { focus: deleteButton },
        { press: "Space" },
        { press: ["Tab", "Tab"] },
        { focused: role("button", "Yes, delete it") },
        { press: ["Shift+Tab", "Shift+Tab"] },
        { focused: role("button", "Close") },
      ],
    },
    {
      id: "modal-escape",
      keys: "Esc",
      does: "Closes it; the focus goes back to where it came from.",
      story: "question",
      steps: [
        { focus: deleteButton },
        { press: "Enter" },
        { visible: question },
        { press: "Escape" },
        { hidden: question },
        { focused: deleteButton },
      ],
    },
    {
      id: "modal-answer",
      keys: "Enter on an answer",
      does: "Closes it; the focus goes back to where it came from.",
      story: "question",
      steps: [
        { focus: deleteButton },
        { press: ["Enter", "Tab"] },
        { focused: role("button", "Keep it") },
        { press: "Enter" },
        { hidden: question },
        { focused: deleteButton },
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
    do: ["Ask in the title, answer with the buttons: “Delete entry?” – “Delete entry”."],
    dont: ["Open a modal that nobody asked for.", "Open one modal from another."],
  },
  stories: [
    {
      id: "question",
      title: "A question",
      layout: "row",
      content: [
        el(
          "Button",
          { variant: "danger", commandfor: "modal-delete", command: "show-modal" },
          "Delete entry",
        ),
        el("Modal", {
          id: "modal-delete",
          size: "small",
          title: "Delete this entry?",
          description: "It disappears from every list. This cannot be undone.",
          actions: nodes(
            el("Button", { variant: "quiet", commandfor: "modal-delete", command: "close" }, "Keep it"),
            el(
              "Button",
              { variant: "danger", commandfor: "modal-delete", command: "close" },
              "Yes, delete it",
            ),
          ),
        }),
      ],
    },
    {
      id: "text",
      title: "More to read",
      layout: "row",
      content: [
        el(
          "Button",
          { variant: "secondary", commandfor: "modal-help", command: "show-modal" },
          "How it works",
        ),
        el(
          "Modal",
          { id: "modal-help", title: "How it works" },
          el("p", {}, "Write what you need. A person reads it and answers you."),
        ),
      ],
    },
    {
      id: "notice",
      title: "Longer content, which stays until it is closed",
      layout: "row",
      content: [
        el(
          "Button",
          { variant: "secondary", commandfor: "modal-terms", command: "show-modal" },
          "Read the terms",
        ),
        el(
          "Modal",
          { id: "modal-terms", size: "large", title: "Terms", closeOnBackdrop: false },
          el("p", {}, "You can end the agreement at any time, in one step, without giving a reason."),
          el("p", {}, "What you have written stays yours, and you can take it with you."),
        ),
      ],
    },
  ],
};

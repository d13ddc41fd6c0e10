import { part, role } from "../keyboard-row";
import type { KitComponent } from "../kit.schema";
import { el, toast } from "../story";

const opener = role("button", "Send");
const close = role("button", "Dismiss: Message sent");

export const toastSpec: KitComponent = {
  id: "toast",
  name: "Toast",
  title: "Toast",
  group: "Interactive",
  summary: "Says that something has happened, without stopping anyone. Waits while it is read.",
  whenToUse:
    "Use it to say that something is done, with a way back where there is one. Use an alert for what has to stay in the page, a modal for what needs an answer. Put ToastProvider (Vue: KitToast) around the app once, then call useToast().",
  types: [],
  variants: [],
  props: [
    {
      name: "label",
      type: "string",
      default: '"Messages"',
      description: "Name of the place where messages appear.",
    },
    {
      name: "dismissLabel",
      type: "string",
      default: '"Dismiss"',
      description: "Name of a message's close button, before its title.",
    },
    {
      name: "limit",
      type: "number",
      default: "4",
      description: "How many messages are shown at once; older ones leave.",
    },
  ],
  slots: [{ name: "default", description: "The app." }],
  events: [],
  parts: [
    { className: "kit-toasts", element: "section", description: "The place at the edge of the window" },
    { className: "kit-toast-list", element: "ol", description: "The live region; always in the page" },
    { className: "kit-toast", element: "li", description: "One message" },
    { className: "kit-toast-content", element: "div", description: "Title and text" },
    { className: "kit-toast-title", element: "p", description: "What happened" },
    { className: "kit-toast-text", element: "p", description: "One more sentence" },
    { className: "kit-toast-action", element: "button", description: "One thing to do about it" },
    { className: "kit-toast-close", element: "button", description: "Dismisses it" },
  ],
  states: [{ name: "leaving", markup: "data-leaving", description: "On its way out." }],
  aria: [
    { on: "kit-toasts", rule: 'A section with aria-label, e.g. "Messages".' },
    { on: "kit-toast-list", rule: 'aria-live="polite", in the page before the first message.' },
    { on: "kit-toast-close", rule: 'aria-label, e.g. "Dismiss".' },
  ],
  keys: [
    {
      id: "toast-show",
      keys: "Enter, Space",
      does: "On a button that reports: shows the message, and leaves the focus where it is.",
      story: "messages",
      steps: [
        { focus: opener },
        { press: "Enter" },
        { visible: close },
        { focused: opener },
        { of: part("kit-toast-title"), text: "Message sent" },
      ],
    },
    {
      id: "toast-escape",
      keys: "Esc",
      does: "Dismisses the message that has the focus; the focus goes back to where it came from.",
      story: "messages",
      steps: [
        { focus: opener },
        { press: "Enter" },
        { focus: close },
        { press: "Escape" },
        { hidden: close },
        { focused: opener },
      ],
    },
    {
      id: "toast-waits",
      keys: "Tab",
      does: "Into the messages, which wait while one of their controls has the focus.",
      story: "messages",
      steps: [
        { focus: opener },
        { press: "Enter" },
        { focus: close },
        { wait: 60_000 },
        { visible: close },
        { focus: opener },
        { wait: 7_000 },
        { hidden: close },
      ],
    },
  ],
  tokens: [
    "--component-alert-background",
    "--component-alert-text",
    "--component-alert-radius",
    "--component-alert-padding",
    "--elevation-high",
    "--layer-toast",
  ],
  guidance: {
    do: ["Give a way back instead of asking beforehand."],
    dont: ["Put into a toast what has to be read.", "Report a field's error in a toast."],
  },
  stories: [
    {
      id: "messages",
      title: "Messages",
      layout: "row",
      content: [
        el("Button", { onClick: toast("Message sent", "You get a copy by e-mail.", "success") }, "Send"),
        el("Button", { variant: "quiet", onClick: toast("Moved to the archive") }, "Archive"),
        el(
          "Button",
          {
            variant: "quiet",
            onClick: toast("You are offline", "Changes are kept here and sent later.", "warning"),
          },
          "Go offline",
        ),
        el(
          "Button",
          {
            variant: "quiet",
            onClick: toast("The message was not sent", "Check the connection and try again.", "danger"),
          },
          "Fail",
        ),
      ],
    },
  ],
};

import type { KitComponent } from "../kit.schema";

export const toastSpec: KitComponent = {
  id: "toast",
  name: "Toast",
  title: "Toast",
  group: "Feedback",
  summary: "Says that something has happened, without stopping anyone. Waits while it is read.",
  stacks: ["react", "html"],
  behaviour: "toast",
  variants: [
    {
      prop: "variant",
      attribute: "data-variant",
      default: "info",
      values: [
        { value: "info", use: "Something happened" },
        { value: "success", use: "What you asked for is done" },
        { value: "warning", use: "It worked, but look at this" },
        { value: "danger", use: "It failed; stays until it is dismissed" },
      ],
    },
  ],
  props: [
    { name: "title", type: "string", required: true, description: "What happened, in a few words." },
    { name: "text", type: "string", description: "One more sentence." },
    {
      name: "variant",
      type: '"info" | "success" | "warning" | "danger"',
      default: '"info"',
      description: "How it went.",
    },
    {
      name: "action",
      type: "{ label: string; onPress: () => void }",
      description: "One thing to do about it, e.g. undo.",
    },
    {
      name: "durationMs",
      type: "number",
      default: "6000",
      description: "Until it leaves by itself; 0 stays. Default 0 for danger and for a toast with an action.",
    },
  ],
  slots: [],
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
    { keys: "Tab", does: "Into the messages, which wait while one of their controls has the focus." },
    { keys: "Esc", does: "Dismisses the message that has the focus." },
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
  examples: [
    {
      id: "live",
      title: "On request",
      layout: "row",
      html: `<button type="button" class="kit-button" data-variant="secondary" data-kit-toast data-toast-variant="success" data-toast-title="Message sent" data-toast-text="You get a copy by e-mail."><span class="kit-button-label">Show a success</span></button>
<button type="button" class="kit-button" data-variant="quiet" data-kit-toast data-toast-variant="danger" data-toast-title="The message was not sent" data-toast-text="Check the connection and try again."><span class="kit-button-label">Show a failure</span></button>`,
    },
    {
      id: "variants",
      title: "Variants",
      layout: "stack",
      html: `<ol class="kit-toast-list" data-static>
  <li class="kit-toast" data-variant="success">
    <div class="kit-toast-content"><p class="kit-toast-title">Message sent</p><p class="kit-toast-text">You get a copy by e-mail.</p></div>
    <button type="button" class="kit-toast-close" aria-label="Dismiss: message sent"></button>
  </li>
  <li class="kit-toast" data-variant="info">
    <div class="kit-toast-content"><p class="kit-toast-title">Moved to the archive</p></div>
    <button type="button" class="kit-toast-action">Undo</button>
    <button type="button" class="kit-toast-close" aria-label="Dismiss: moved to the archive"></button>
  </li>
  <li class="kit-toast" data-variant="warning">
    <div class="kit-toast-content"><p class="kit-toast-title">You are offline</p><p class="kit-toast-text">Changes are kept here and sent later.</p></div>
    <button type="button" class="kit-toast-close" aria-label="Dismiss: you are offline"></button>
  </li>
  <li class="kit-toast" data-variant="danger">
    <div class="kit-toast-content"><p class="kit-toast-title">The message was not sent</p><p class="kit-toast-text">Check the connection and try again.</p></div>
    <button type="button" class="kit-toast-close" aria-label="Dismiss: the message was not sent"></button>
  </li>
</ol>`,
    },
  ],
  usage: {
    react: `import { ToastProvider, useToast } from "./components/toast";

// Once, around the app:
<ToastProvider label="Messages">
  <App />
</ToastProvider>

// In any component below:
const { toast } = useToast();
toast({ title: "Message sent", text: "You get a copy by e-mail.", variant: "success" });`,
  },
};

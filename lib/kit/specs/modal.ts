import type { KitComponent } from "../kit.schema";

export const modalSpec: KitComponent = {
  id: "modal",
  name: "Modal",
  title: "Modal",
  group: "Overlays",
  summary: "A question or a short task that has to be finished first. A native dialog.",
  stacks: ["react", "vue", "html"],
  behaviour: "modal",
  variants: [
    {
      prop: "size",
      attribute: "data-size",
      default: "medium",
      values: [
        { value: "small", use: "A question with two answers" },
        { value: "medium", use: "A short form" },
        { value: "large", use: "Pictures and tables" },
      ],
    },
  ],
  props: [
    {
      name: "title",
      type: "string",
      required: true,
      description: "The dialog's name, shown as its heading.",
    },
    { name: "description", type: "string", description: "Read together with the title." },
    { name: "open", stacks: ["react"], type: "boolean", description: "Whether it is shown." },
    { name: "v-model:open", stacks: ["vue"], type: "boolean", description: "Whether it is shown." },
    {
      name: "trigger",
      stacks: ["react"],
      type: "(open: () => void) => ReactNode",
      description: "Draws the button that opens it, when it keeps its own state.",
    },
    {
      name: "initialFocus",
      stacks: ["react"],
      type: "RefObject<HTMLElement | null>",
      description: "What gets the focus first; otherwise the close button.",
    },
    {
      name: "onOpenChange",
      stacks: ["react"],
      type: "(open: boolean) => void",
      description: "The user opens or closes it.",
    },
    { name: "size", type: '"small" | "medium" | "large"', default: '"medium"', description: "Its width." },
    { name: "closeLabel", type: "string", default: '"Close"', description: "Name of the close button." },
    {
      name: "closeOnBackdrop",
      type: "boolean",
      default: "true",
      description: "Whether a press beside the dialog closes it.",
    },
  ],
  slots: [
    { name: "default", description: "The content." },
    { name: "actions", description: "Buttons below the content, the main one last." },
  ],
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
  states: [
    {
      name: "open",
      markup: "open (set by showModal(), never by hand)",
      description: "Shown; the page behind is inert.",
    },
    { name: "stays", markup: "data-static", description: "A press on the veil does not close it." },
  ],
  aria: [
    { on: "kit-modal", rule: "aria-labelledby names the title, aria-describedby the description." },
    { on: "kit-modal-close", rule: "aria-label, because it shows only a cross." },
  ],
  keys: [
    { keys: "Tab, Shift+Tab", does: "Move among the controls of the dialog." },
    { keys: "Esc", does: "Closes it; the focus goes back to where it came from." },
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
  examples: [
    {
      id: "question",
      title: "A question",
      layout: "row",
      html: `<button type="button" class="kit-button" data-variant="danger" data-kit-open="modal-delete"><span class="kit-button-label">Delete entry</span></button>
<dialog class="kit-modal" id="modal-delete" data-kit="modal" data-size="small" aria-labelledby="modal-delete-title" aria-describedby="modal-delete-text">
  <div class="kit-modal-panel">
    <div class="kit-modal-head">
      <h2 class="kit-modal-title" id="modal-delete-title">Delete this entry?</h2>
      <button type="button" class="kit-modal-close" data-kit-close aria-label="Close"></button>
    </div>
    <div class="kit-modal-body">
      <p class="kit-modal-description" id="modal-delete-text">It disappears from every list. This cannot be undone.</p>
    </div>
    <div class="kit-modal-actions">
      <button type="button" class="kit-button" data-variant="quiet" data-kit-close><span class="kit-button-label">Keep it</span></button>
      <button type="button" class="kit-button" data-variant="danger" data-kit-close><span class="kit-button-label">Delete entry</span></button>
    </div>
  </div>
</dialog>`,
    },
    {
      id: "form",
      title: "A short form",
      layout: "row",
      html: `<button type="button" class="kit-button" data-variant="secondary" data-kit-open="modal-invite"><span class="kit-button-label">Invite a colleague</span></button>
<dialog class="kit-modal" id="modal-invite" data-kit="modal" aria-labelledby="modal-invite-title">
  <form class="kit-modal-panel" method="dialog">
    <div class="kit-modal-head">
      <h2 class="kit-modal-title" id="modal-invite-title">Invite a colleague</h2>
      <button type="button" class="kit-modal-close" data-kit-close aria-label="Close"></button>
    </div>
    <div class="kit-modal-body">
      <div class="kit-field">
        <label class="kit-label" for="modal-invite-email">E-mail</label>
        <div class="kit-input-box"><input class="kit-input" id="modal-invite-email" type="email" required autofocus aria-describedby="modal-invite-hint" /></div>
        <p class="kit-hint" id="modal-invite-hint">They get a link that is good for seven days.</p>
      </div>
    </div>
    <div class="kit-modal-actions">
      <button type="button" class="kit-button" data-variant="quiet" data-kit-close><span class="kit-button-label">Cancel</span></button>
      <button type="submit" class="kit-button"><span class="kit-button-label">Send invitation</span></button>
    </div>
  </form>
</dialog>`,
    },
  ],
  usage: {
    react: `import { Modal } from "./components/modal";

<Modal
  title="Delete this entry?"
  description="This cannot be undone."
  open={open}
  onOpenChange={setOpen}
  actions={<Button variant="danger" onClick={remove}>Delete entry</Button>}
/>`,
    vue: `<script setup lang="ts">
import { ref } from "vue";
import KitButton from "./components/kit-button.vue";
import KitModal from "./components/kit-modal.vue";
const open = ref(false);
</script>

<template>
  <KitButton variant="danger" @click="open = true">Delete entry</KitButton>
  <KitModal v-model:open="open" title="Delete this entry?" description="This cannot be undone.">
    <template #actions="{ close }">
      <KitButton variant="quiet" @click="close">Keep it</KitButton>
      <KitButton variant="danger" @click="close">Delete entry</KitButton>
    </template>
  </KitModal>
</template>`,
  },
};

import type { KitComponent } from "../kit.schema";

export const inputSpec: KitComponent = {
  id: "input",
  name: "Input",
  title: "Input",
  group: "Forms",
  summary: "A labelled field for one line of text, with a hint and an error that says what would be valid.",
  stacks: ["react", "vue", "html"],
  variants: [],
  props: [
    { name: "label", type: "string", required: true, description: "The field's name; always visible." },
    { name: "type", type: "string", default: '"text"', description: "Any text-like type of HTML's input." },
    { name: "hint", type: "string", description: "What to enter, below the field." },
    { name: "error", type: "string", description: "What would be valid; marks the field as invalid." },
    {
      name: "optionalLabel",
      type: "string",
      description: "Beside the label of a field that may stay empty.",
    },
    { name: "value", stacks: ["react"], type: "string", description: "The text, when you control it." },
    { name: "v-model", stacks: ["vue"], type: "string", description: "The text." },
    { name: "required", type: "boolean", default: "false", description: "As in HTML." },
    { name: "disabled", type: "boolean", default: "false", description: "As in HTML." },
  ],
  slots: [
    { name: "leading", description: "Before the text: a unit, a currency, an icon." },
    { name: "trailing", description: "After the text." },
  ],
  parts: [
    { className: "kit-field", element: "div", description: "Label, box, hint and error" },
    { className: "kit-label", element: "label", description: "The field's name" },
    { className: "kit-optional", element: "span", description: "In the label: this field may stay empty" },
    { className: "kit-input-box", element: "div", description: "The outline around affixes and input" },
    { className: "kit-input-affix", element: "span", description: "A unit or icon before or after the text" },
    { className: "kit-input", element: "input", description: "The control" },
    { className: "kit-hint", element: "p", description: "What to enter" },
    { className: "kit-error", element: "p", description: "What would be valid" },
  ],
  states: [
    { name: "invalid", markup: 'aria-invalid="true"', description: "On the input; the error stands below." },
    { name: "disabled", markup: "disabled", description: "Cannot be used now." },
    { name: "read-only", markup: "readonly", description: "Can be read and copied." },
  ],
  aria: [
    { on: "kit-input", rule: "aria-describedby names the ids of the error and the hint that are there." },
    { on: "kit-input", rule: 'aria-invalid="true" while there is an error.' },
  ],
  keys: [{ keys: "Tab", does: "Moves into and out of the field." }],
  tokens: [
    "--component-input-background",
    "--component-input-text",
    "--component-input-placeholder",
    "--component-input-border",
    "--component-input-border-invalid",
    "--component-input-radius",
    "--component-input-padding-x",
    "--component-input-min-height",
  ],
  guidance: {
    do: ["Say in an error what would be valid.", "Mark the few optional fields, not the many required ones."],
    dont: ["Use the placeholder as the label.", "Show an error before the field was left."],
  },
  examples: [
    {
      id: "basic",
      title: "With a hint",
      layout: "stack",
      html: `<div class="kit-field">
  <label class="kit-label" for="input-email">E-mail</label>
  <div class="kit-input-box">
    <input class="kit-input" id="input-email" type="email" autocomplete="email" placeholder="you@example.com" aria-describedby="input-email-hint" />
  </div>
  <p class="kit-hint" id="input-email-hint">We write only to answer you.</p>
</div>`,
    },
    {
      id: "error",
      title: "With an error",
      layout: "stack",
      html: `<div class="kit-field">
  <label class="kit-label" for="input-date">Date</label>
  <div class="kit-input-box">
    <input class="kit-input" id="input-date" type="text" value="31 June" aria-invalid="true" aria-describedby="input-date-error" />
  </div>
  <p class="kit-error" id="input-date-error">June has 30 days. Enter a day from 1 to 30.</p>
</div>`,
    },
    {
      id: "affixes",
      title: "Units and optional fields",
      layout: "stack",
      html: `<div class="kit-field">
  <label class="kit-label" for="input-time">Time needed <span class="kit-optional">optional</span></label>
  <div class="kit-input-box">
    <span class="kit-input-affix" aria-hidden="true">about</span>
    <input class="kit-input" id="input-time" type="text" inputmode="decimal" value="20" aria-describedby="input-time-hint" />
    <span class="kit-input-affix" aria-hidden="true">minutes</span>
  </div>
  <p class="kit-hint" id="input-time-hint">A rough figure is enough.</p>
</div>
<div class="kit-field">
  <label class="kit-label" for="input-reference">Reference</label>
  <div class="kit-input-box">
    <input class="kit-input" id="input-reference" type="text" value="1042" disabled />
  </div>
</div>`,
    },
  ],
  usage: {
    react: `import { Input } from "./components/input";

<Input label="E-mail" type="email" hint="We write only to answer you." error={error} />`,
    vue: `<script setup lang="ts">
import { ref } from "vue";
import KitInput from "./components/kit-input.vue";
const email = ref("");
</script>

<template>
  <KitInput v-model="email" label="E-mail" type="email" hint="We write only to answer you." />
</template>`,
  },
};

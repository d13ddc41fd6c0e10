import type { KitComponent } from "../kit.schema";

export const buttonSpec: KitComponent = {
  id: "button",
  name: "Button",
  title: "Button",
  group: "Actions",
  summary: "Starts an action. With an address it is a link that looks like a button.",
  stacks: ["react", "vue", "html"],
  variants: [
    {
      prop: "variant",
      attribute: "data-variant",
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
      default: "medium",
      values: [
        { value: "small", use: "Inside tables and dense tools; still 32 px high" },
        { value: "medium", use: "Everywhere else; at least 44 px high" },
        { value: "large", use: "First screens and other calls to action" },
      ],
    },
  ],
  props: [
    {
      name: "variant",
      type: '"primary" | "secondary" | "accent" | "danger" | "quiet"',
      default: '"primary"',
      description: "What the action is for.",
    },
    { name: "size", type: '"small" | "medium" | "large"', default: '"medium"', description: "Its height." },
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
  ],
  slots: [
    { name: "default", description: "The label: a verb and, where it helps, its object." },
    { name: "icon", description: "Before the label, hidden from assistive technology." },
    { name: "iconEnd", description: "After the label, hidden from assistive technology." },
  ],
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
    { keys: "Enter", does: "Presses the button or follows the link." },
    { keys: "Space", does: "Presses the button." },
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
  examples: [
    {
      id: "variants",
      title: "Variants",
      layout: "row",
      html: `<button type="button" class="kit-button" data-variant="primary"><span class="kit-button-label">Get in touch</span></button>
<button type="button" class="kit-button" data-variant="secondary"><span class="kit-button-label">Read more</span></button>
<button type="button" class="kit-button" data-variant="accent"><span class="kit-button-label">Ask a question</span></button>
<button type="button" class="kit-button" data-variant="danger"><span class="kit-button-label">Delete entry</span></button>
<button type="button" class="kit-button" data-variant="quiet"><span class="kit-button-label">Not now</span></button>`,
    },
    {
      id: "sizes",
      title: "Sizes",
      layout: "row",
      html: `<button type="button" class="kit-button" data-size="small"><span class="kit-button-label">Small</span></button>
<button type="button" class="kit-button" data-size="medium"><span class="kit-button-label">Medium</span></button>
<button type="button" class="kit-button" data-size="large"><span class="kit-button-label">Large</span></button>`,
    },
    {
      id: "icons",
      title: "With an icon, and as a link",
      layout: "row",
      html: `<button type="button" class="kit-button">
  <span class="kit-button-icon" aria-hidden="true"><svg viewBox="0 0 20 20"><path d="M10 4v12M4 10h12" /></svg></span>
  <span class="kit-button-label">New entry</span>
</button>
<a class="kit-button" data-variant="quiet" href="#button">
  <span class="kit-button-label">Read on</span>
  <span class="kit-button-icon" aria-hidden="true"><svg viewBox="0 0 20 20"><path d="M4 10h12m-5-5 5 5-5 5" /></svg></span>
</a>
<button type="button" class="kit-button" data-variant="secondary" aria-label="Add an entry">
  <span class="kit-button-icon" aria-hidden="true"><svg viewBox="0 0 20 20"><path d="M10 4v12M4 10h12" /></svg></span>
</button>`,
    },
    {
      id: "states",
      title: "Loading and disabled",
      layout: "row",
      html: `<button type="button" class="kit-button" data-loading aria-busy="true" aria-disabled="true">
  <span class="kit-button-label">Sending</span>
  <span class="kit-button-spinner" aria-hidden="true"></span>
</button>
<button type="button" class="kit-button" disabled><span class="kit-button-label">Send</span></button>
<button type="button" class="kit-button" data-variant="quiet" disabled><span class="kit-button-label">Undo</span></button>`,
    },
  ],
  usage: {
    react: `import { Button } from "./components/button";

<Button variant="accent" onClick={ask}>Ask a question</Button>
<Button variant="quiet" href="/about">Read on</Button>`,
    vue: `<script setup lang="ts">
import KitButton from "./components/kit-button.vue";
</script>

<template>
  <KitButton variant="accent" @click="ask">Ask a question</KitButton>
  <KitButton variant="quiet" href="/about">Read on</KitButton>
</template>`,
  },
};

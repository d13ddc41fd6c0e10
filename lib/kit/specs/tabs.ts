import type { KitComponent } from "../kit.schema";

export const tabsSpec: KitComponent = {
  id: "tabs",
  name: "Tabs",
  title: "Tabs",
  group: "Navigation",
  summary: "Views of one thing, one at a time, without leaving the page.",
  stacks: ["react", "vue", "html"],
  behaviour: "tabs",
  variants: [
    {
      prop: "variant",
      attribute: "data-variant",
      default: "line",
      values: [
        { value: "line", use: "A page's main views" },
        { value: "pill", use: "A small choice inside a card or panel" },
      ],
    },
  ],
  props: [
    {
      name: "tabs",
      stacks: ["react"],
      type: "{ id: string; label: ReactNode; content: ReactNode; disabled?: boolean }[]",
      required: true,
      description: "The tabs in order, with their panels.",
    },
    {
      name: "tabs",
      stacks: ["vue"],
      type: "{ id: string; label: string; disabled?: boolean }[]",
      required: true,
      description: "The tabs in order; each panel is the slot named by the tab's id.",
    },
    {
      name: "label",
      type: "string",
      required: true,
      description: "Name of the set for assistive technology.",
    },
    {
      name: "value",
      stacks: ["react"],
      type: "string",
      description: "Id of the selected tab, when you control it.",
    },
    { name: "v-model", stacks: ["vue"], type: "string", description: "Id of the selected tab." },
    {
      name: "onValueChange",
      stacks: ["react"],
      type: "(id: string) => void",
      description: "The user selects a tab.",
    },
    { name: "variant", type: '"line" | "pill"', default: '"line"', description: "The look." },
    {
      name: "orientation",
      type: '"horizontal" | "vertical"',
      default: '"horizontal"',
      description: "Which arrows move.",
    },
    {
      name: "activation",
      type: '"automatic" | "manual"',
      default: '"automatic"',
      description: "Whether arrows select as they move; manual for panels that load slowly.",
    },
  ],
  slots: [{ name: "a tab's id", stacks: ["vue"], description: "The panel of that tab." }],
  parts: [
    { className: "kit-tabs", element: "div", description: "List and panels" },
    { className: "kit-tab-list", element: "div", description: "role=tablist; scrolls sideways when it must" },
    { className: "kit-tab", element: "button", description: "role=tab" },
    { className: "kit-tab-panel", element: "div", description: "role=tabpanel; hidden unless selected" },
  ],
  states: [
    {
      name: "selected",
      markup: 'aria-selected="true" tabindex="0"',
      description: "The others have false and -1.",
    },
    { name: "disabled", markup: "disabled", description: "Arrows pass over it." },
    {
      name: "vertical",
      markup: 'data-orientation="vertical"',
      description: "On kit-tabs, with aria-orientation on the list.",
    },
    {
      name: "manual",
      markup: 'data-activation="manual"',
      description: "On kit-tabs: arrows only move the focus.",
    },
  ],
  aria: [
    { on: "kit-tab-list", rule: "role=tablist with aria-label." },
    { on: "kit-tab", rule: "role=tab, aria-selected, aria-controls with the panel's id." },
    { on: "kit-tab-panel", rule: 'role=tabpanel, aria-labelledby with the tab\'s id, tabindex="0".' },
  ],
  keys: [
    { keys: "→, ←", does: "Next and previous tab, round the ends; turned round in right-to-left text." },
    { keys: "↓, ↑", does: "The same when vertical." },
    { keys: "Home, End", does: "First and last tab." },
    { keys: "Enter, Space", does: "Selects the focused tab when activation is manual." },
    { keys: "Tab", does: "From the selected tab into its panel." },
  ],
  tokens: [
    "--color-text-muted",
    "--color-text-link",
    "--shape-stroke-width-thick",
    "--border-subtle",
    "--motion-transition-hover",
  ],
  guidance: {
    do: ["Name tabs by their content, in one or two words."],
    dont: ["Use tabs for steps of one task.", "Hide in a tab what everybody needs."],
  },
  examples: [
    {
      id: "line",
      title: "Line",
      layout: "full",
      html: `<div class="kit-tabs" data-kit="tabs" data-variant="line">
  <div class="kit-tab-list" role="tablist" aria-label="About us">
    <button type="button" class="kit-tab" role="tab" id="tabs-line-1" aria-controls="tabs-line-panel-1" aria-selected="true">Overview</button>
    <button type="button" class="kit-tab" role="tab" id="tabs-line-2" aria-controls="tabs-line-panel-2" aria-selected="false" tabindex="-1">People</button>
    <button type="button" class="kit-tab" role="tab" id="tabs-line-3" aria-controls="tabs-line-panel-3" aria-selected="false" tabindex="-1">Contact</button>
  </div>
  <div class="kit-tab-panel" role="tabpanel" id="tabs-line-panel-1" aria-labelledby="tabs-line-1" tabindex="0"><p>What we do, and for whom.</p></div>
  <div class="kit-tab-panel" role="tabpanel" id="tabs-line-panel-2" aria-labelledby="tabs-line-2" tabindex="0" hidden><p>Who works here, and who answers you.</p></div>
  <div class="kit-tab-panel" role="tabpanel" id="tabs-line-panel-3" aria-labelledby="tabs-line-3" tabindex="0" hidden><p>How to reach us, and when.</p></div>
</div>`,
    },
    {
      id: "pill",
      title: "Pill",
      layout: "full",
      html: `<div class="kit-tabs" data-kit="tabs" data-variant="pill">
  <div class="kit-tab-list" role="tablist" aria-label="Period">
    <button type="button" class="kit-tab" role="tab" id="tabs-pill-1" aria-controls="tabs-pill-panel-1" aria-selected="true">Week</button>
    <button type="button" class="kit-tab" role="tab" id="tabs-pill-2" aria-controls="tabs-pill-panel-2" aria-selected="false" tabindex="-1">Month</button>
    <button type="button" class="kit-tab" role="tab" id="tabs-pill-3" aria-controls="tabs-pill-panel-3" aria-selected="false" tabindex="-1" disabled>Year</button>
  </div>
  <div class="kit-tab-panel" role="tabpanel" id="tabs-pill-panel-1" aria-labelledby="tabs-pill-1" tabindex="0"><p>What changed this week.</p></div>
  <div class="kit-tab-panel" role="tabpanel" id="tabs-pill-panel-2" aria-labelledby="tabs-pill-2" tabindex="0" hidden><p>What changed this month.</p></div>
  <div class="kit-tab-panel" role="tabpanel" id="tabs-pill-panel-3" aria-labelledby="tabs-pill-3" tabindex="0" hidden><p>Nothing yet.</p></div>
</div>`,
    },
    {
      id: "vertical",
      title: "Vertical, selected by Enter",
      layout: "full",
      html: `<div class="kit-tabs" data-kit="tabs" data-orientation="vertical" data-activation="manual">
  <div class="kit-tab-list" role="tablist" aria-label="Settings" aria-orientation="vertical">
    <button type="button" class="kit-tab" role="tab" id="tabs-vertical-1" aria-controls="tabs-vertical-panel-1" aria-selected="true">Profile</button>
    <button type="button" class="kit-tab" role="tab" id="tabs-vertical-2" aria-controls="tabs-vertical-panel-2" aria-selected="false" tabindex="-1">Messages</button>
    <button type="button" class="kit-tab" role="tab" id="tabs-vertical-3" aria-controls="tabs-vertical-panel-3" aria-selected="false" tabindex="-1">Language</button>
  </div>
  <div class="kit-tab-panel" role="tabpanel" id="tabs-vertical-panel-1" aria-labelledby="tabs-vertical-1" tabindex="0"><p>Your name and picture.</p></div>
  <div class="kit-tab-panel" role="tabpanel" id="tabs-vertical-panel-2" aria-labelledby="tabs-vertical-2" tabindex="0" hidden><p>When we may write to you.</p></div>
  <div class="kit-tab-panel" role="tabpanel" id="tabs-vertical-panel-3" aria-labelledby="tabs-vertical-3" tabindex="0" hidden><p>In which we write to you.</p></div>
</div>`,
    },
  ],
  usage: {
    react: `import { Tabs } from "./components/tabs";

<Tabs
  label="About us"
  tabs={[
    { id: "overview", label: "Overview", content: <p>What we do, and for whom.</p> },
    { id: "contact", label: "Contact", content: <p>How to reach us.</p> },
  ]}
/>`,
    vue: `<script setup lang="ts">
import KitTabs from "./components/kit-tabs.vue";
const tabs = [{ id: "overview", label: "Overview" }, { id: "contact", label: "Contact" }];
</script>

<template>
  <KitTabs label="About us" :tabs="tabs">
    <template #overview><p>What we do, and for whom.</p></template>
    <template #contact><p>How to reach us.</p></template>
  </KitTabs>
</template>`,
  },
};

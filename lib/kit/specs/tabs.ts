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
      type: "{ id: string; label: string; disabled?: boolean }[]",
      required: true,
      description: "The tabs in order (React: with their content; Vue: content in the slot named by the id).",
    },
    {
      name: "label",
      type: "string",
      required: true,
      description: "Name of the set for assistive technology.",
    },
    {
      name: "value",
      type: "string",
      description: "Id of the selected tab, when you control it (v-model in Vue).",
    },
    { name: "onValueChange", type: "(id: string) => void", description: "The user selects a tab." },
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
  slots: [{ name: "a tab's id", description: "The panel of that tab (Vue)." }],
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
  <div class="kit-tab-list" role="tablist" aria-label="About the room">
    <button type="button" class="kit-tab" role="tab" id="tabs-line-1" aria-controls="tabs-line-panel-1" aria-selected="true">Overview</button>
    <button type="button" class="kit-tab" role="tab" id="tabs-line-2" aria-controls="tabs-line-panel-2" aria-selected="false" tabindex="-1">Equipment</button>
    <button type="button" class="kit-tab" role="tab" id="tabs-line-3" aria-controls="tabs-line-panel-3" aria-selected="false" tabindex="-1">Prices</button>
  </div>
  <div class="kit-tab-panel" role="tabpanel" id="tabs-line-panel-1" aria-labelledby="tabs-line-1" tabindex="0"><p>A quiet room for eight, with daylight from two sides and a door that closes softly.</p></div>
  <div class="kit-tab-panel" role="tabpanel" id="tabs-line-panel-2" aria-labelledby="tabs-line-2" tabindex="0" hidden><p>A screen, a whiteboard, good microphones, water and glasses.</p></div>
  <div class="kit-tab-panel" role="tabpanel" id="tabs-line-panel-3" aria-labelledby="tabs-line-3" tabindex="0" hidden><p>€ 24 an hour, € 140 a day. Members pay half.</p></div>
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
  <div class="kit-tab-panel" role="tabpanel" id="tabs-pill-panel-1" aria-labelledby="tabs-pill-1" tabindex="0"><p>38 visits this week, six more than the week before.</p></div>
  <div class="kit-tab-panel" role="tabpanel" id="tabs-pill-panel-2" aria-labelledby="tabs-pill-2" tabindex="0" hidden><p>151 visits this month.</p></div>
  <div class="kit-tab-panel" role="tabpanel" id="tabs-pill-panel-3" aria-labelledby="tabs-pill-3" tabindex="0" hidden><p>No figures yet.</p></div>
</div>`,
    },
  ],
  usage: {
    react: `import { Tabs } from "./components/tabs";

<Tabs
  label="About the room"
  tabs={[
    { id: "overview", label: "Overview", content: <p>A quiet room for eight.</p> },
    { id: "prices", label: "Prices", content: <p>€ 24 an hour.</p> },
  ]}
/>`,
    vue: `<script setup lang="ts">
import KitTabs from "./components/kit-tabs.vue";
const tabs = [{ id: "overview", label: "Overview" }, { id: "prices", label: "Prices" }];
</script>

<template>
  <KitTabs label="About the room" :tabs="tabs">
    <template #overview><p>A quiet room for eight.</p></template>
    <template #prices><p>€ 24 an hour.</p></template>
  </KitTabs>
</template>`,
  },
};

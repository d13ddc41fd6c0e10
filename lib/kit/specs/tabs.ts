import { role } from "../keyboard-row";
import type { KitComponent } from "../kit.schema";
import { el, keyed } from "../story";

const tab = (name: string) => role("tab", name);
const selected = (name: string) => ({ of: tab(name), attribute: "aria-selected", is: "true" });

export const tabsSpec: KitComponent = {
  id: "tabs",
  name: "Tabs",
  title: "Tabs",
  group: "Interactive",
  summary: "Views of one thing, one at a time, without leaving the page.",
  whenToUse:
    "Use them for a few views of one thing, of which people need one at a time. Use an accordion where several may be open, and navigation where each view is a page of its own.",
  types: ["Tab"],
  variants: [
    {
      prop: "variant",
      attribute: "data-variant",
      description: "The look.",
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
      type: "readonly Tab[]",
      required: true,
      description: "The tabs in order; ids are unique in these tabs.",
    },
    {
      name: "label",
      type: "string",
      required: true,
      description: "Name of the set for assistive technology.",
    },
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
      description:
        "Whether arrows select as they move; manual, where Enter or Space selects, is for panels that load slowly.",
    },
  ],
  slots: [
    { name: "panels", keyed: true, required: true, description: "The panels, by the ids of their tabs." },
  ],
  events: [
    {
      name: "valueChange",
      type: "string",
      model: "value",
      description:
        "The user selects a tab; its id. Without a value at first it is the first that can be selected.",
    },
  ],
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
    {
      id: "tabs-arrows",
      keys: "→, ←",
      does: "Next and previous tab, round the ends.",
      story: "line",
      steps: [
        { focus: tab("Overview") },
        { press: "ArrowRight" },
        { focused: tab("People") },
        selected("People"),
        { visible: role("tabpanel", "People") },
        { press: ["ArrowRight", "ArrowRight"] },
        selected("Overview"),
        { press: "ArrowLeft" },
        selected("Contact"),
        { hidden: role("tabpanel", "People") },
      ],
    },
    {
      id: "tabs-rtl",
      keys: "←, → in right-to-left text",
      does: "Turned round: ← is the next tab.",
      story: "line",
      steps: [{ direction: "rtl" }, { focus: tab("Overview") }, { press: "ArrowLeft" }, selected("People")],
    },
    {
      id: "tabs-disabled",
      keys: "→",
      does: "Passes over a tab that cannot be selected.",
      story: "pill",
      steps: [
        { focus: tab("Week") },
        { press: ["ArrowRight", "ArrowRight"] },
        selected("Week"),
        { focused: tab("Week") },
      ],
    },
    {
      id: "tabs-vertical",
      keys: "↓, ↑",
      does: "The same when vertical; → and ← do nothing.",
      story: "vertical",
      steps: [
        { focus: tab("Profile") },
        { press: "ArrowDown" },
        { focused: tab("Messages") },
        { press: "ArrowRight" },
        { focused: tab("Messages") },
        { press: "ArrowUp" },
        { focused: tab("Profile") },
      ],
    },
    {
      id: "tabs-ends",
      keys: "Home, End",
      does: "First and last tab.",
      story: "line",
      steps: [
        { focus: tab("Overview") },
        { press: "End" },
        selected("Contact"),
        { press: "Home" },
        selected("Overview"),
      ],
    },
    {
      id: "tabs-manual",
      keys: "Enter, Space",
      does: "Selects the tab that has the focus when activation is manual.",
      story: "vertical",
      steps: [
        { focus: tab("Profile") },
        { press: "ArrowDown" },
        selected("Profile"),
        { press: "Enter" },
        selected("Messages"),
      ],
    },
    {
      id: "tabs-panel",
      keys: "Tab",
      does: "From the selected tab into its panel.",
      story: "line",
      steps: [
        { focus: tab("Overview") },
        { press: "Tab" },
        { focused: role("tabpanel", "Overview") },
        { press: "Shift+Tab" },
        { focused: tab("Overview") },
      ],
    },
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
  stories: [
    {
      id: "line",
      title: "Line",
      layout: "full",
      content: [
        el("Tabs", {
          label: "About us",
          tabs: [
            { id: "overview", label: "Overview" },
            { id: "people", label: "People" },
            { id: "contact", label: "Contact" },
          ],
          panels: keyed({
            overview: [el("p", {}, "What we do, and for whom.")],
            people: [el("p", {}, "Who works here, and who answers you.")],
            contact: [el("p", {}, "How to reach us, and when.")],
          }),
        }),
      ],
    },
    {
      id: "pill",
      title: "Pill, one of them not to be had",
      layout: "full",
      content: [
        el("Tabs", {
          variant: "pill",
          label: "Period",
          tabs: [
            { id: "week", label: "Week" },
            { id: "month", label: "Month", disabled: false },
            { id: "year", label: "Year", disabled: true },
          ],
          defaultValue: "month",
          panels: keyed({
            week: [el("p", {}, "What changed this week.")],
            month: [el("p", {}, "What changed this month.")],
            year: [el("p", {}, "Nothing yet.")],
          }),
        }),
      ],
    },
    {
      id: "vertical",
      title: "Vertical, selected by Enter",
      layout: "full",
      content: [
        el("Tabs", {
          label: "Settings",
          orientation: "vertical",
          activation: "manual",
          tabs: [
            { id: "profile", label: "Profile" },
            { id: "messages", label: "Messages" },
            { id: "language", label: "Language" },
          ],
          panels: keyed({
            profile: [el("p", {}, "Your name and picture.")],
            messages: [el("p", {}, "When we may write to you.")],
            language: [el("p", {}, "In which we write to you.")],
          }),
        }),
      ],
    },
  ],
};

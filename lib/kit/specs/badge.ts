import type { KitComponent } from "../kit.schema";
import { el, ICONS } from "../story";

export const badgeSpec: KitComponent = {
  id: "badge",
  name: "Badge",
  title: "Badge",
  group: "Base",
  summary: "A word or a number about the thing beside it. It is never pressed.",
  whenToUse:
    "Use it for a state, a category or a count that belongs to something. Use an alert for what needs a sentence, a button for what can be pressed.",
  variants: [
    {
      prop: "variant",
      attribute: "data-variant",
      description: "What the word means; the word has to say it too.",
      default: "brand",
      values: [
        { value: "brand", use: "Categories and news" },
        { value: "neutral", use: "Facts without weight: counts, versions" },
        { value: "accent", use: "The one to notice first" },
        { value: "success", use: "Done, running" },
        { value: "warning", use: "Needs a look soon" },
        { value: "danger", use: "Failed, overdue" },
        { value: "info", use: "Good to know" },
      ],
    },
    {
      prop: "size",
      attribute: "data-size",
      description: "Its height.",
      default: "medium",
      values: [
        { value: "small", use: "In tables and beside small text" },
        { value: "medium", use: "Everywhere else" },
      ],
    },
  ],
  props: [
    { name: "dot", type: "boolean", default: "false", description: "A dot before the word: a live state." },
  ],
  slots: [
    { name: "default", description: "One or two words." },
    { name: "icon", description: "Before the word, hidden from assistive technology." },
  ],
  events: [],
  parts: [
    { className: "kit-badge", element: "span", description: "The label and its area" },
    { className: "kit-badge-label", element: "span", description: "The word; what does not fit is cut off" },
    { className: "kit-badge-icon", element: "span", description: "A drawing before the word" },
  ],
  states: [{ name: "dot", markup: "data-dot", description: "A dot before the word." }],
  aria: [
    { on: "kit-badge", rule: "Plain text: the word itself carries the meaning, never the color alone." },
    { on: "kit-badge-icon", rule: 'aria-hidden="true": the word says it all.' },
  ],
  keys: [],
  tokens: [
    "--component-badge-background",
    "--component-badge-text",
    "--component-badge-radius",
    "--component-badge-padding-x",
  ],
  guidance: {
    do: ["Write the state in words: “Done”, “Overdue”."],
    dont: ["Use a badge as a button.", "Tell states apart by color alone."],
  },
  stories: [
    {
      id: "variants",
      title: "Variants",
      layout: "row",
      content: [
        el("Badge", { variant: "brand" }, "New"),
        el("Badge", { variant: "neutral" }, "Page 2"),
        el("Badge", { variant: "accent" }, "Important"),
        el("Badge", { variant: "success" }, "Done"),
        el("Badge", { variant: "warning" }, "Due soon"),
        el("Badge", { variant: "danger" }, "Overdue"),
        el("Badge", { variant: "info" }, "Draft"),
      ],
    },
    {
      id: "dots",
      title: "Live states, icons, sizes",
      layout: "row",
      content: [
        el("Badge", { variant: "success", dot: true }, "Open now"),
        el("Badge", { variant: "neutral", dot: true }, "Closed"),
        el("Badge", { variant: "danger", dot: true }, "Not reachable"),
        el("Badge", { variant: "success", icon: ICONS.check }, "Checked"),
        el("Badge", { variant: "info", size: "small" }, "12"),
        el("Badge", { variant: "neutral", size: "small" }, "Version 2"),
      ],
    },
    {
      id: "long",
      title: "A word that is too long",
      layout: "stack",
      content: [
        el(
          "Badge",
          { variant: "warning", dot: true },
          "Waiting for an answer from the department that looks after addresses, deliveries and returns",
        ),
      ],
    },
  ],
};

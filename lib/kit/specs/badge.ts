import type { KitComponent } from "../kit.schema";

export const badgeSpec: KitComponent = {
  id: "badge",
  name: "Badge",
  title: "Badge",
  group: "Content",
  summary: "A word or a number about the thing beside it. It is never pressed.",
  stacks: ["react", "html"],
  variants: [
    {
      prop: "variant",
      attribute: "data-variant",
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
  ],
  props: [
    {
      name: "variant",
      type: '"brand" | "neutral" | "accent" | "success" | "warning" | "danger" | "info"',
      default: '"brand"',
      description: "What the word means.",
    },
    { name: "dot", type: "boolean", default: "false", description: "A dot before the word: a live state." },
  ],
  slots: [{ name: "default", description: "One or two words." }],
  parts: [{ className: "kit-badge", element: "span", description: "The label and its area" }],
  states: [{ name: "dot", markup: "data-dot", description: "A dot before the word." }],
  aria: [
    { on: "kit-badge", rule: "Plain text: the word itself carries the meaning, never the color alone." },
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
  examples: [
    {
      id: "variants",
      title: "Variants",
      layout: "row",
      html: `<span class="kit-badge" data-variant="brand">New</span>
<span class="kit-badge" data-variant="neutral">Page 2</span>
<span class="kit-badge" data-variant="accent">Important</span>
<span class="kit-badge" data-variant="success">Done</span>
<span class="kit-badge" data-variant="warning">Due soon</span>
<span class="kit-badge" data-variant="danger">Overdue</span>
<span class="kit-badge" data-variant="info">Draft</span>`,
    },
    {
      id: "dots",
      title: "Live states",
      layout: "row",
      html: `<span class="kit-badge" data-variant="success" data-dot>Open now</span>
<span class="kit-badge" data-variant="neutral" data-dot>Closed</span>
<span class="kit-badge" data-variant="danger" data-dot>Not reachable</span>`,
    },
  ],
  usage: {
    react: `import { Badge } from "./components/badge";

<Badge variant="success" dot>Open now</Badge>`,
  },
};

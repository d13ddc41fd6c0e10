import { part, role } from "../keyboard-row";
import type { KitComponent } from "../kit.schema";
import { el, nodes } from "../story";

export const cardSpec: KitComponent = {
  id: "card",
  name: "Card",
  title: "Card",
  group: "Base",
  summary: "One thing and what belongs to it: a page, an article, a person. The whole card can be a link.",
  whenToUse:
    "Use it for several things of one kind that people compare or choose from. Use a plain section for text that is read from top to bottom, a table for facts that are compared column by column.",
  variants: [
    {
      prop: "variant",
      attribute: "data-variant",
      description: "Its weight among others.",
      default: "surface",
      values: [
        { value: "surface", use: "Raised a little from the page" },
        { value: "outline", use: "A line and no shadow, for many cards at once" },
        { value: "soft", use: "A wash of the brand's color, for one among many" },
        { value: "brand", use: "Filled with the brand's color, for the one to notice" },
      ],
    },
    {
      prop: "orientation",
      attribute: "data-orientation",
      description: "Where the picture stands.",
      default: "vertical",
      values: [
        { value: "vertical", use: "Above the text" },
        { value: "horizontal", use: "Before the text where there is room, else above it" },
      ],
    },
  ],
  props: [
    { name: "title", type: "string", description: "The card's heading." },
    { name: "eyebrow", type: "string", description: "A word above the heading: category, date." },
    {
      name: "href",
      type: "string",
      description: "Makes the whole card a link, named by its heading; needs a title.",
    },
    {
      name: "headingLevel",
      type: "2 | 3 | 4",
      default: "2",
      description: "Level of the heading in the page.",
    },
    {
      name: "pattern",
      type: "boolean",
      default: "false",
      description: "Draws the brand's colors where a picture would stand.",
    },
  ],
  slots: [
    { name: "default", description: "The text." },
    { name: "media", description: "A picture, edge to edge, with its own alt." },
    { name: "footer", description: "Actions or facts, at the bottom." },
  ],
  events: [],
  parts: [
    { className: "kit-card", element: "article", description: "The area, which the layout measures" },
    { className: "kit-card-media", element: "div", description: "Picture or pattern, edge to edge" },
    { className: "kit-card-body", element: "div", description: "Everything with padding" },
    { className: "kit-card-eyebrow", element: "p", description: "A word above the heading" },
    { className: "kit-card-title", element: "h2, h3, h4", description: "The heading" },
    { className: "kit-card-link", element: "a", description: "In the heading; its target covers the card" },
    { className: "kit-card-text", element: "div", description: "The text" },
    { className: "kit-card-footer", element: "div", description: "Actions or facts" },
  ],
  states: [
    { name: "interactive", markup: "data-interactive", description: "The whole card can be pressed." },
  ],
  aria: [
    { on: "kit-card-link", rule: "The only link to the target, named by the heading alone." },
    { on: "kit-card-media", rule: 'aria-hidden="true" on a pattern, which says nothing.' },
  ],
  keys: [
    {
      id: "card-link",
      keys: "Enter",
      does: "Follows the link of a card that is one.",
      story: "links",
      steps: [{ focus: role("link", "How we work") }, { press: "Enter" }, { address: "#how" }],
    },
    {
      id: "card-tab",
      keys: "Tab",
      does: "From card to card, one stop each.",
      story: "links",
      steps: [
        { focus: role("link", "How we work") },
        { press: "Tab" },
        { focused: role("link", "Who we are") },
        { press: "Shift+Tab" },
        { focused: role("link", "How we work") },
      ],
    },
    {
      id: "card-press",
      keys: "Press anywhere on the card",
      does: "Follows its link.",
      story: "links",
      steps: [{ click: part("kit-card", 1) }, { address: "#who" }],
    },
    {
      id: "card-actions",
      keys: "Tab",
      does: "Into the actions of a card that is no link.",
      story: "emphasis",
      steps: [
        { focus: role("link", "Write to us") },
        { press: "Tab" },
        { focused: role("link", "See the number") },
      ],
    },
  ],
  tokens: [
    "--component-card-background",
    "--component-card-border",
    "--component-card-radius",
    "--component-card-padding",
    "--component-card-shadow",
    "--component-card-shadow-hover",
    "--motion-hover-lift",
  ],
  guidance: {
    do: ["Give every card of a list the same parts.", "Keep the heading so short that it names the link."],
    dont: ["Put a second link into a card that is a link."],
  },
  stories: [
    {
      id: "links",
      title: "Cards that are links",
      layout: "full",
      content: [
        el(
          "Grid",
          {},
          el(
            "Card",
            { eyebrow: "Guide", title: "How we work", href: "#how", pattern: true },
            el("p", {}, "What happens first, what comes next, and whom you can ask."),
          ),
          el(
            "Card",
            { variant: "outline", eyebrow: "Background", title: "Who we are", href: "#who", pattern: true },
            el("p", {}, "The people behind the name, and what they look after."),
          ),
        ),
      ],
    },
    {
      id: "emphasis",
      title: "One among many",
      layout: "full",
      content: [
        el(
          "Grid",
          {},
          el(
            "Card",
            {
              variant: "soft",
              eyebrow: "Write",
              title: "By e-mail",
              footer: nodes(el("Button", { variant: "secondary", href: "#write" }, "Write to us")),
            },
            el("p", {}, "Write at any time. A person answers you."),
          ),
          el(
            "Card",
            {
              variant: "brand",
              eyebrow: "Speak",
              title: "By telephone",
              footer: nodes(el("Button", { variant: "quiet", href: "#speak" }, "See the number")),
            },
            el("p", {}, "Speak with a person who knows the answer."),
          ),
        ),
      ],
    },
    {
      id: "horizontal",
      title: "Picture before the text, and text alone",
      layout: "stack",
      content: [
        el(
          "Card",
          {
            orientation: "horizontal",
            eyebrow: "Report",
            title: "What changed this year",
            pattern: true,
          },
          el("p", {}, "Figures, and what they mean for the people who work with us."),
        ),
        el("Card", { variant: "surface" }, el("p", {}, "A card may hold nothing but a sentence.")),
      ],
    },
  ],
};

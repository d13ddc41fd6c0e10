import type { KitComponent } from "../kit.schema";

export const cardSpec: KitComponent = {
  id: "card",
  name: "Card",
  title: "Card",
  group: "Content",
  summary: "One thing and what belongs to it: a product, an article, a plan. The whole card can be a link.",
  stacks: ["react", "vue", "html"],
  variants: [
    {
      prop: "variant",
      attribute: "data-variant",
      default: "surface",
      values: [
        { value: "surface", use: "Raised a little from the page" },
        { value: "outline", use: "A line and no shadow, for many cards at once" },
        { value: "soft", use: "A wash of the brand's color, for one among many" },
        { value: "brand", use: "Filled with the brand's color, for the one to notice" },
      ],
    },
  ],
  props: [
    { name: "title", type: "string", description: "The card's heading." },
    { name: "eyebrow", type: "string", description: "A word above the heading: category, date." },
    {
      name: "variant",
      type: '"surface" | "outline" | "soft" | "brand"',
      default: '"surface"',
      description: "Its weight among others.",
    },
    { name: "href", type: "string", description: "Makes the whole card a link, named by its heading." },
    {
      name: "headingLevel",
      type: "2 | 3 | 4",
      default: "3",
      description: "Level of the heading in the page.",
    },
  ],
  slots: [
    { name: "default", description: "The text." },
    { name: "media", description: "A picture or pattern above everything, edge to edge." },
    { name: "footer", description: "Actions or facts, at the bottom." },
  ],
  parts: [
    { className: "kit-card", element: "article", description: "The area" },
    { className: "kit-card-media", element: "div", description: "Picture, edge to edge" },
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
  aria: [{ on: "kit-card-link", rule: "The only link to the target, so that it is announced once." }],
  keys: [{ keys: "Enter", does: "Follows the link of a card that is one." }],
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
    do: ["Give every card of a list the same parts."],
    dont: ["Put a second link into a card that is a link."],
  },
  examples: [
    {
      id: "list",
      title: "Cards that are links",
      layout: "full",
      html: `<div class="kit-grid">
  <article class="kit-card" data-interactive>
    <div class="kit-card-media" aria-hidden="true"></div>
    <div class="kit-card-body">
      <p class="kit-card-eyebrow">Guide</p>
      <h3 class="kit-card-title"><a class="kit-card-link" href="#card">A first week that works</a></h3>
      <div class="kit-card-text"><p>Five small habits, one for each morning, and what to do when one slips.</p></div>
    </div>
  </article>
  <article class="kit-card" data-variant="outline" data-interactive>
    <div class="kit-card-media" aria-hidden="true"></div>
    <div class="kit-card-body">
      <p class="kit-card-eyebrow">Story</p>
      <h3 class="kit-card-title"><a class="kit-card-link" href="#card">Made two streets away</a></h3>
      <div class="kit-card-text"><p>Who makes it, with which tools, and why it takes a day longer than elsewhere.</p></div>
      <div class="kit-card-footer"><span class="kit-badge">New</span></div>
    </div>
  </article>
</div>`,
    },
    {
      id: "plans",
      title: "One among many",
      layout: "full",
      html: `<div class="kit-grid">
  <article class="kit-card" data-variant="soft">
    <div class="kit-card-body">
      <p class="kit-card-eyebrow">Starter</p>
      <h3 class="kit-card-title">Free</h3>
      <div class="kit-card-text"><p>For one person and one project, for as long as you like.</p></div>
      <div class="kit-card-footer"><button type="button" class="kit-button" data-variant="secondary"><span class="kit-button-label">Start free</span></button></div>
    </div>
  </article>
  <article class="kit-card" data-variant="brand">
    <div class="kit-card-body">
      <p class="kit-card-eyebrow">Team</p>
      <h3 class="kit-card-title">€ 12 a seat</h3>
      <div class="kit-card-text"><p>Shared projects, roles and a person who answers within the day.</p></div>
      <div class="kit-card-footer"><button type="button" class="kit-button" data-variant="quiet"><span class="kit-button-label">Choose Team</span></button></div>
    </div>
  </article>
</div>`,
    },
  ],
  usage: {
    react: `import { Card } from "./components/card";

<Card eyebrow="Guide" title="A first week that works" href="/guides/first-week">
  <p>Five small habits, one for each morning.</p>
</Card>`,
    vue: `<script setup lang="ts">
import KitCard from "./components/kit-card.vue";
</script>

<template>
  <KitCard eyebrow="Guide" title="A first week that works" href="/guides/first-week">
    <p>Five small habits, one for each morning.</p>
  </KitCard>
</template>`,
  },
};

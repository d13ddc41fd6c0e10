import type { KitComponent } from "../kit.schema";

export const cardSpec: KitComponent = {
  id: "card",
  name: "Card",
  title: "Card",
  group: "Content",
  summary: "One thing and what belongs to it: a page, an article, a person. The whole card can be a link.",
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
      <h3 class="kit-card-title"><a class="kit-card-link" href="#card">How we work</a></h3>
      <div class="kit-card-text"><p>What happens first, what comes next, and whom you can ask.</p></div>
    </div>
  </article>
  <article class="kit-card" data-variant="outline" data-interactive>
    <div class="kit-card-media" aria-hidden="true"></div>
    <div class="kit-card-body">
      <p class="kit-card-eyebrow">Background</p>
      <h3 class="kit-card-title"><a class="kit-card-link" href="#card">Who we are</a></h3>
      <div class="kit-card-text"><p>The people behind the name, and what they look after.</p></div>
    </div>
  </article>
</div>`,
    },
    {
      id: "emphasis",
      title: "One among many",
      layout: "full",
      html: `<div class="kit-grid">
  <article class="kit-card" data-variant="soft">
    <div class="kit-card-body">
      <p class="kit-card-eyebrow">Write</p>
      <h3 class="kit-card-title">By e-mail</h3>
      <div class="kit-card-text"><p>Write at any time. A person answers you.</p></div>
      <div class="kit-card-footer"><button type="button" class="kit-button" data-variant="secondary"><span class="kit-button-label">Write to us</span></button></div>
    </div>
  </article>
  <article class="kit-card" data-variant="brand">
    <div class="kit-card-body">
      <p class="kit-card-eyebrow">Speak</p>
      <h3 class="kit-card-title">By telephone</h3>
      <div class="kit-card-text"><p>Speak with a person who knows the answer.</p></div>
      <div class="kit-card-footer"><button type="button" class="kit-button" data-variant="quiet"><span class="kit-button-label">See the number</span></button></div>
    </div>
  </article>
</div>`,
    },
  ],
  usage: {
    react: `import { Card } from "./components/card";

<Card eyebrow="Guide" title="How we work" href="/guide">
  <p>What happens first, and what comes next.</p>
</Card>`,
    vue: `<script setup lang="ts">
import KitCard from "./components/kit-card.vue";
</script>

<template>
  <KitCard eyebrow="Guide" title="How we work" href="/guide">
    <p>What happens first, and what comes next.</p>
  </KitCard>
</template>`,
  },
};

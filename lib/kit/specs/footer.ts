import { role } from "../keyboard-row";
import type { KitComponent } from "../kit.schema";
import { brandMark, brandName, brandTagline, el, nodes } from "../story";

export const footerSpec: KitComponent = {
  id: "footer",
  name: "Footer",
  title: "Footer",
  group: "Layout",
  summary: "The end of every page: who this is, where everything else is, and the legal line.",
  whenToUse:
    "Use it once, at the end of every page of a site. What people need all the time belongs in the header; the footer holds what they look for when they have read everything.",
  types: ["FooterColumn"],
  variants: [],
  props: [
    {
      name: "columns",
      type: "readonly FooterColumn[]",
      default: "[]",
      description: "Groups of links; each is a navigation named by its title.",
    },
  ],
  slots: [
    { name: "name", required: true, description: "The brand's name." },
    { name: "logo", description: "The mark before the name; decoration, because the name stands beside it." },
    { name: "tagline", description: "One line below the name." },
    { name: "legal", description: "The last line: copyright, imprint, privacy." },
  ],
  events: [],
  parts: [
    { className: "kit-footer", element: "footer", description: "The container, which the layout measures" },
    { className: "kit-footer-bar", element: "div", description: "Brand and columns" },
    { className: "kit-footer-brand", element: "div", description: "Mark, name and tagline" },
    { className: "kit-footer-name", element: "p", description: "The brand's name" },
    { className: "kit-footer-logo", element: "span", description: "The mark" },
    { className: "kit-footer-tagline", element: "p", description: "One line below the name" },
    { className: "kit-footer-columns", element: "div", description: "All groups of links" },
    { className: "kit-footer-title", element: "h2", description: "Title of a group" },
    { className: "kit-footer-links", element: "ul", description: "The links of a group" },
    { className: "kit-footer-legal", element: "div", description: "The last line" },
  ],
  states: [],
  aria: [{ on: "nav", rule: "Each group is a nav named by its title with aria-labelledby." }],
  keys: [
    {
      id: "footer-tab",
      keys: "Tab",
      does: "Down one group of links, then the next, then the legal line.",
      story: "site",
      steps: [
        { focus: role("link", "Questions") },
        { press: "Tab" },
        { focused: role("link", "Contact") },
        { press: ["Tab", "Tab", "Tab"] },
        { focused: role("link", "Imprint") },
      ],
    },
    {
      id: "footer-follow",
      keys: "Enter",
      does: "Follows a link.",
      story: "site",
      steps: [{ focus: role("link", "Questions") }, { press: "Enter" }, { address: "#questions" }],
    },
  ],
  tokens: [
    "--color-background-surface",
    "--border-subtle",
    "--color-text-muted",
    "--component-link-text-hover",
  ],
  guidance: {
    do: ["Group links by what people look for."],
    dont: ["Repeat the whole header in the footer."],
  },
  stories: [
    {
      id: "site",
      title: "A site's footer",
      layout: "full",
      content: [
        el("Footer", {
          name: brandName,
          logo: brandMark,
          tagline: brandTagline,
          columns: [
            {
              title: "Pages",
              links: [
                { href: "#overview", label: "Overview" },
                { href: "#about", label: "About" },
                { href: "#questions", label: "Questions" },
              ],
            },
            {
              title: "Help",
              links: [
                { href: "#contact", label: "Contact" },
                { href: "#accessibility", label: "Accessibility" },
                { href: "#languages", label: "Languages" },
              ],
            },
          ],
          legal: nodes(
            el("span", {}, "© ", brandName),
            el("a", { href: "#imprint" }, "Imprint"),
            el("a", { href: "#privacy" }, "Privacy"),
          ),
        }),
      ],
    },
    {
      id: "small",
      title: "Without groups",
      layout: "full",
      content: [
        el("Footer", {
          name: brandName,
          legal: nodes(el("span", {}, "All rights reserved"), el("a", { href: "#terms" }, "Terms")),
        }),
      ],
    },
  ],
};

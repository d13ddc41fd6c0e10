import { role } from "../keyboard-row";
import type { KitComponent } from "../kit.schema";
import { brandMark, brandName, el, nodes } from "../story";

const toggle = role("button", "Menu");
const about = role("link", "About");

export const headerSpec: KitComponent = {
  id: "header",
  name: "Header",
  title: "Header",
  group: "Layout",
  summary:
    "The brand, the main ways through the site and one action. Folds into a menu where space is short.",
  whenToUse:
    "Use it once, at the top of every page of a site. Use a navigation alone where the brand already stands elsewhere, a sidebar for an application with many places.",
  types: ["HeaderLink"],
  variants: [],
  props: [
    { name: "homeHref", type: "string", default: '"/"', description: "Where the brand leads to." },
    {
      name: "links",
      type: "readonly HeaderLink[]",
      required: true,
      description: "The main ways through the site, at most six.",
    },
    {
      name: "label",
      type: "string",
      default: '"Main"',
      description: "Name of the navigation for assistive technology.",
    },
    {
      name: "menuLabel",
      type: "string",
      default: '"Menu"',
      description: "Name of the button that opens the folded menu.",
    },
    {
      name: "sticky",
      type: "boolean",
      default: "false",
      description: "Stays at the top of the window while the page scrolls.",
    },
  ],
  slots: [
    { name: "name", required: true, description: "The brand's name." },
    { name: "logo", description: "The mark before the name; decoration, because the name stands beside it." },
    { name: "actions", description: "One or two buttons at the end." },
  ],
  events: [],
  parts: [
    { className: "kit-header", element: "header", description: "The container, which the layout measures" },
    { className: "kit-header-bar", element: "div", description: "The row inside" },
    { className: "kit-header-brand", element: "a", description: "Mark and name, a link home" },
    { className: "kit-header-logo", element: "span", description: "The mark" },
    { className: "kit-header-toggle", element: "button", description: "Opens the folded menu" },
    { className: "kit-header-bars", element: "span", description: "The three lines of the toggle" },
    { className: "kit-header-menu", element: "div", description: "Links and actions; folds" },
    { className: "kit-header-links", element: "ul", description: "The links" },
    { className: "kit-header-actions", element: "div", description: "The buttons" },
  ],
  states: [
    {
      name: "open, closed",
      markup: 'data-menu="open" or "closed" on kit-header',
      description: "The folded menu. Without the attribute (no script) the menu is always shown.",
    },
    {
      name: "current page",
      markup: 'aria-current="page"',
      description: "On the link of the page that is shown.",
    },
    { name: "sticky", markup: "data-sticky", description: "Stays at the top of the window." },
  ],
  aria: [
    { on: "kit-header-toggle", rule: "aria-expanded tells the state, aria-controls names the menu." },
    { on: "nav", rule: "aria-label tells this navigation from the footer's." },
  ],
  keys: [
    {
      id: "header-tab",
      keys: "Tab",
      does: "Brand, links, actions, in this order.",
      story: "site",
      steps: [
        { focus: { css: ".kit-header-brand" } },
        { press: "Tab" },
        { focused: role("link", "Overview") },
        { press: ["Tab", "Tab", "Tab"] },
        { focused: role("link", "Write to us") },
      ],
    },
    {
      id: "header-toggle",
      keys: "Enter, Space",
      does: "On the toggle: opens or closes the folded menu.",
      story: "site",
      steps: [
        { width: 390 },
        { hidden: about },
        { focus: toggle },
        { press: "Enter" },
        { visible: about },
        { of: toggle, attribute: "aria-expanded", is: "true" },
        { press: "Space" },
        { hidden: about },
        { of: toggle, attribute: "aria-expanded", is: "false" },
      ],
    },
    {
      id: "header-escape",
      keys: "Esc",
      does: "Closes the menu; the focus goes back to the toggle.",
      story: "site",
      steps: [
        { width: 390 },
        { focus: toggle },
        { press: ["Enter", "Tab", "Tab"] },
        { focused: about },
        { press: "Escape" },
        { hidden: about },
        { focused: toggle },
      ],
    },
    {
      id: "header-follow",
      keys: "Enter on a link",
      does: "Follows it and closes the folded menu.",
      story: "site",
      steps: [
        { width: 390 },
        { focus: toggle },
        { press: ["Enter", "Tab", "Tab", "Enter"] },
        { address: "#about" },
        { hidden: about },
      ],
    },
  ],
  tokens: [
    "--color-background-page",
    "--border-subtle",
    "--typography-font-family-heading",
    "--layer-sticky",
    "--size-target",
  ],
  guidance: {
    do: ["Sort the links by how often they are needed."],
    dont: ["Put more than one primary button into the header."],
  },
  stories: [
    {
      id: "site",
      title: "A site's header",
      description: "Narrow the window to see it fold.",
      layout: "full",
      content: [
        el("Header", {
          name: brandName,
          logo: brandMark,
          homeHref: "#home",
          links: [
            { href: "#overview", label: "Overview", current: true },
            { href: "#about", label: "About" },
            { href: "#contact", label: "Contact" },
          ],
          actions: nodes(el("Button", { size: "small", href: "#write" }, "Write to us")),
        }),
      ],
    },
    {
      id: "many",
      title: "Six links, no action, sticky",
      layout: "full",
      content: [
        el("Header", {
          name: brandName,
          homeHref: "#home",
          label: "Sections",
          sticky: true,
          links: [
            { href: "#overview", label: "Overview" },
            { href: "#work", label: "What we do" },
            { href: "#people", label: "People and places" },
            { href: "#reports", label: "Reports", current: true },
            { href: "#questions", label: "Questions" },
            { href: "#contact", label: "Contact" },
          ],
        }),
      ],
    },
  ],
};

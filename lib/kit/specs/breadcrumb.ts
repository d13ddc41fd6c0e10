import { part, role } from "../keyboard-row";
import type { KitComponent } from "../kit.schema";
import { el } from "../story";

const more = role("button", "Show the pages between");

export const breadcrumbSpec: KitComponent = {
  id: "breadcrumb",
  name: "Breadcrumb",
  title: "Breadcrumb",
  group: "Layout",
  summary: "Where this page lies: the pages above it, and itself at the end.",
  whenToUse:
    "Use it on pages that lie two or more levels below the first one. Use a stepper for the steps of a task, a navigation for the ways through the site.",
  types: ["BreadcrumbItem"],
  variants: [],
  props: [
    {
      name: "items",
      type: "readonly BreadcrumbItem[]",
      required: true,
      description: "From the first page down to the one that is shown, which needs no address.",
    },
    {
      name: "max",
      type: "number",
      description: "Pages that are shown at first; more of them fold between the first and the last ones.",
    },
    { name: "label", type: "string", default: '"Breadcrumb"', description: "Name of the navigation." },
    {
      name: "moreLabel",
      type: "string",
      default: '"Show the pages between"',
      description: "Name of the button that unfolds the pages between.",
    },
  ],
  slots: [],
  events: [],
  parts: [
    { className: "kit-breadcrumb", element: "nav", description: "The container, which the layout measures" },
    { className: "kit-breadcrumb-list", element: "ol", description: "The pages in order" },
    { className: "kit-breadcrumb-item", element: "li", description: "One page, with a sign before it" },
    {
      className: "kit-breadcrumb-link",
      element: "a, span",
      description: "Its link; a span for the page that is shown",
    },
    { className: "kit-breadcrumb-more", element: "button", description: "Unfolds the pages between" },
  ],
  states: [
    { name: "current page", markup: 'aria-current="page"', description: "On the last one." },
    { name: "folded", markup: "hidden", description: "On the pages between, until the button is pressed." },
  ],
  aria: [
    { on: "kit-breadcrumb", rule: "A nav with a name; its list is ordered." },
    { on: "kit-breadcrumb-more", rule: "aria-label says what it does; it leaves once it is pressed." },
  ],
  keys: [
    {
      id: "breadcrumb-follow",
      keys: "Enter",
      does: "Follows the link of a page above.",
      story: "path",
      steps: [{ focus: role("link", "Reports") }, { press: "Enter" }, { address: "#reports" }],
    },
    {
      id: "breadcrumb-tab",
      keys: "Tab",
      does: "From page to page; the one that is shown is no stop.",
      story: "path",
      steps: [
        { focus: role("link", "Home") },
        { press: "Tab" },
        { focused: role("link", "Reports") },
        { press: "Shift+Tab" },
        { focused: role("link", "Home") },
        { of: part("kit-breadcrumb-link", 2), attribute: "aria-current", is: "page" },
        { of: role("link"), count: 2 },
      ],
    },
    {
      id: "breadcrumb-unfold",
      keys: "Enter, Space",
      does: "On the button: shows the pages between; the focus goes to the first of them.",
      story: "folded",
      steps: [
        { focus: more },
        { press: "Enter" },
        { focused: role("link", "Library") },
        { visible: role("link", "Printed works") },
        { of: more, count: 0 },
        { press: "Tab" },
        { focused: role("link", "Printed works") },
      ],
    },
    {
      id: "breadcrumb-phone",
      keys: "Tab on a narrow screen",
      does: "Reaches the page above alone.",
      story: "path",
      steps: [
        { width: 390 },
        { hidden: role("link", "Home") },
        { focus: role("link", "Reports") },
        { press: "Enter" },
        { address: "#reports" },
      ],
    },
  ],
  tokens: [
    "--color-text-muted",
    "--color-text-default",
    "--component-link-text-hover",
    "--shape-radius-chip",
  ],
  guidance: {
    do: ["Use the titles of the pages, word for word."],
    dont: ["Make it the only way back to the first page."],
  },
  stories: [
    {
      id: "path",
      title: "Three levels",
      layout: "full",
      content: [
        el("Breadcrumb", {
          items: [
            { label: "Home", href: "#home" },
            { label: "Reports", href: "#reports" },
            { label: "What changed this year" },
          ],
        }),
      ],
    },
    {
      id: "folded",
      title: "Many levels, folded",
      layout: "full",
      content: [
        el("Breadcrumb", {
          max: 3,
          items: [
            { label: "Home", href: "#home" },
            { label: "Library", href: "#library" },
            { label: "Printed works", href: "#printed" },
            { label: "Maps", href: "#maps" },
            { label: "Rivers and lakes", href: "#rivers" },
            { label: "A map of the northern lakes, in four sheets, with an index of places" },
          ],
        }),
      ],
    },
  ],
};

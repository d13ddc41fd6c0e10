import { part, role } from "../keyboard-row";
import type { KitComponent } from "../kit.schema";
import { el } from "../story";

const next = role("button", "Next");
const page = (number: number) => role("button", `Page ${number}`);
const isCurrent = (number: number) => ({ of: page(number), attribute: "aria-current", is: "page" });

export const paginationSpec: KitComponent = {
  id: "pagination",
  name: "Pagination",
  title: "Pagination",
  group: "Layout",
  summary: "The pages of a long list: where people are, the pages around it, the way on and back.",
  whenToUse:
    "Use it for lists that are too long for one page and in which a place has to be found again. With an address for each page it is made of links; without, of buttons. Use a button “Show more” for lists that people only browse.",
  types: [],
  variants: [],
  props: [
    { name: "count", type: "number", required: true, description: "How many pages there are." },
    {
      name: "href",
      type: "string",
      description: "Address of a page, with “{page}” for its number; makes links of them.",
    },
    {
      name: "siblings",
      type: "number",
      default: "1",
      description: "Pages on each side of the one that is shown; the row keeps its length.",
    },
    { name: "label", type: "string", default: '"Pages"', description: "Name of the navigation." },
    { name: "previousLabel", type: "string", default: '"Previous"', description: "Of the way back." },
    { name: "nextLabel", type: "string", default: '"Next"', description: "Of the way on." },
    {
      name: "pageLabel",
      type: "string",
      default: '"Page {page}"',
      description: "Name of a page for assistive technology.",
    },
    {
      name: "statusLabel",
      type: "string",
      default: '"{page} of {count}"',
      description: "Stands for the numbers where space is short.",
    },
    {
      name: "disabled",
      type: "boolean",
      default: "false",
      description: "Nothing can be pressed while pages load.",
    },
  ],
  slots: [],
  events: [
    {
      name: "pageChange",
      type: "number",
      model: "page",
      description: "A page was chosen by its button; links are followed by the browser.",
    },
  ],
  parts: [
    { className: "kit-pagination", element: "nav", description: "The container, which the layout measures" },
    { className: "kit-pagination-list", element: "ul", description: "Way back, pages, way on" },
    { className: "kit-pagination-link", element: "a, button", description: "One of them" },
    { className: "kit-pagination-page", element: "li", description: "Holds a page; not shown on a phone" },
    { className: "kit-pagination-gap", element: "li", description: "Pages that are left out" },
    { className: "kit-pagination-status", element: "li", description: "Stands for the pages on a phone" },
  ],
  states: [
    { name: "current page", markup: 'aria-current="page"', description: "The page that is shown." },
    {
      name: "end",
      markup: 'aria-disabled="true"',
      description: "No page lies before or after; it keeps the focus, and a press does nothing.",
    },
  ],
  aria: [
    { on: "kit-pagination", rule: "A nav with a name." },
    { on: "kit-pagination-link", rule: "A number has aria-label “Page 3”." },
    { on: "kit-pagination-gap", rule: 'aria-hidden="true".' },
  ],
  keys: [
    {
      id: "pagination-press",
      keys: "Enter, Space",
      does: "On a page: shows it. The focus stays on it.",
      story: "buttons",
      steps: [
        { focus: page(5) },
        { press: "Enter" },
        isCurrent(5),
        { focused: page(5) },
        { of: page(4), attribute: "aria-current", is: null },
        { focus: page(6) },
        { press: "Space" },
        isCurrent(6),
        { focused: page(6) },
      ],
    },
    {
      id: "pagination-next",
      keys: "Enter on the way on",
      does: "Shows the next page. The focus stays, at the last page too.",
      story: "short",
      steps: [
        { focus: next },
        { press: "Enter" },
        isCurrent(2),
        { focused: next },
        { press: "Enter" },
        isCurrent(3),
        { of: next, attribute: "aria-disabled", is: "true" },
        { focused: next },
        { press: "Enter" },
        isCurrent(3),
      ],
    },
    {
      id: "pagination-tab",
      keys: "Tab",
      does: "Way back, pages, way on; passes over what is left out.",
      story: "buttons",
      steps: [
        { focus: role("button", "Previous") },
        { press: "Tab" },
        { focused: page(1) },
        { press: "Tab" },
        { focused: page(2) },
        { press: ["Tab", "Tab", "Tab", "Tab", "Tab"] },
        { focused: next },
      ],
    },
    {
      id: "pagination-ends",
      keys: "Enter on the last page",
      does: "Shows it, and the pages before it.",
      story: "buttons",
      steps: [
        { focus: page(12) },
        { press: "Enter" },
        isCurrent(12),
        { focused: page(12) },
        { of: part("kit-pagination-gap"), count: 1 },
        { visible: page(9) },
      ],
    },
    {
      id: "pagination-links",
      keys: "Enter on a link",
      does: "Follows it.",
      story: "links",
      steps: [{ focus: role("link", "Page 3") }, { press: "Enter" }, { address: "#page-3" }],
    },
    {
      id: "pagination-phone",
      keys: "Tab on a narrow screen",
      does: "Way back and way on; between them stands which page it is.",
      story: "buttons",
      steps: [
        { width: 390 },
        { hidden: page(5) },
        { focus: role("button", "Previous") },
        { press: "Tab" },
        { focused: next },
        { press: "Enter" },
        { of: part("kit-pagination-status"), text: "5 of 12" },
      ],
    },
  ],
  tokens: ["--color-background-soft", "--color-text-default", "--size-target", "--shape-radius-control"],
  guidance: {
    do: [
      "Move the focus to the list's heading after a new page has come, when the page does not load again.",
    ],
    dont: ["Number pages of a list that changes while it is read."],
  },
  stories: [
    {
      id: "buttons",
      title: "Many pages",
      layout: "full",
      content: [el("Pagination", { count: 12, defaultPage: 4 })],
    },
    {
      id: "links",
      title: "As links",
      layout: "full",
      content: [el("Pagination", { count: 5, page: 2, href: "#page-{page}", label: "Results" })],
    },
    {
      id: "short",
      title: "At the first page",
      layout: "stack",
      content: [el("Pagination", { count: 3, defaultPage: 1, label: "Few" })],
    },
    {
      id: "disabled",
      title: "While pages load",
      layout: "stack",
      content: [el("Pagination", { count: 4, defaultPage: 2, disabled: true })],
    },
  ],
};

import { role } from "../keyboard-row";
import type { KitComponent } from "../kit.schema";
import { el } from "../story";

const services = role("button", "Services");
const company = role("button", "Company");
const advice = role("link", "Advice Before you decide");
const open = (is: boolean) => ({ of: services, attribute: "aria-expanded", is: String(is) });

export const navigationSpec: KitComponent = {
  id: "navigation",
  name: "Navigation",
  title: "Navigation",
  group: "Layout",
  summary:
    "Links side by side, some of them with more links below. Buttons open these; nothing opens by itself.",
  whenToUse:
    "Use it for the ways through a site, on its own or below a header. Use tabs for views of one thing, a sidebar for more than eight places, a dropdown for actions.",
  types: ["NavigationEntry"],
  variants: [],
  props: [
    {
      name: "entries",
      type: "readonly NavigationEntry[]",
      required: true,
      description: "Each is a link, or, with entries of its own, a button that shows them.",
    },
    {
      name: "label",
      type: "string",
      default: '"Main"',
      description: "Name of the navigation for assistive technology.",
    },
  ],
  slots: [],
  events: [],
  parts: [
    { className: "kit-navigation", element: "nav", description: "The container, which the layout measures" },
    { className: "kit-navigation-list", element: "ul", description: "The entries" },
    { className: "kit-navigation-entry", element: "a, button", description: "A link, or a button with more" },
    { className: "kit-navigation-panel", element: "ul", description: "More links, below their button" },
    { className: "kit-navigation-link", element: "a", description: "One of them, with its description" },
    { className: "kit-navigation-description", element: "span", description: "What is found there" },
  ],
  states: [
    {
      name: "current page",
      markup: 'aria-current="page"',
      description: "On the link of the page that is shown.",
    },
    {
      name: "current section",
      markup: "data-current",
      description: "On the button whose panel has the link of the page that is shown.",
    },
    { name: "open", markup: 'aria-expanded="true"', description: "On the button; its panel is not hidden." },
  ],
  aria: [
    {
      on: "kit-navigation-entry",
      rule: "A button has aria-expanded and aria-controls: a disclosure, no menu.",
    },
    { on: "kit-navigation", rule: "aria-label tells it from other navigations of the page." },
  ],
  keys: [
    {
      id: "navigation-open",
      keys: "Enter, Space",
      does: "On a button: shows its links, or hides them. Only one panel is open.",
      story: "site",
      steps: [
        { focus: services },
        { press: "Enter" },
        { visible: advice },
        open(true),
        { press: "Space" },
        { hidden: advice },
        open(false),
        { press: "Enter" },
        { focus: company },
        { press: "Enter" },
        open(false),
        { visible: role("link", "People") },
      ],
    },
    {
      id: "navigation-tab",
      keys: "Tab, Shift+Tab",
      does: "Through the entries and the links of an open panel; the panel closes when the focus leaves it.",
      story: "site",
      steps: [
        { focus: services },
        { press: ["Enter", "Tab"] },
        { focused: advice },
        { press: "Shift+Tab" },
        { focused: services },
        { press: ["Tab", "Tab", "Tab", "Tab"] },
        { focused: company },
        { hidden: advice },
      ],
    },
    {
      id: "navigation-escape",
      keys: "Esc",
      does: "Closes the panel; the focus goes back to its button.",
      story: "site",
      steps: [
        { focus: services },
        { press: ["Enter", "Tab", "Tab", "Escape"] },
        { hidden: advice },
        { focused: services },
      ],
    },
    {
      id: "navigation-arrows",
      keys: "Arrow Right, Arrow Left",
      does: "Next and previous entry.",
      story: "site",
      steps: [
        { focus: role("link", "Overview") },
        { press: "ArrowRight" },
        { focused: services },
        { press: "ArrowRight" },
        { focused: company },
        { press: "ArrowLeft" },
        { focused: services },
      ],
    },
    {
      id: "navigation-arrows-rtl",
      keys: "Arrow Left, Arrow Right in right-to-left text",
      does: "Next and previous entry: arrows point where they go.",
      story: "site",
      steps: [
        { direction: "rtl" },
        { focus: role("link", "Overview") },
        { press: "ArrowLeft" },
        { focused: services },
        { press: "ArrowRight" },
        { focused: role("link", "Overview") },
      ],
    },
    {
      id: "navigation-ends",
      keys: "Home, End",
      does: "First and last entry; in a panel, its first and last link.",
      story: "site",
      steps: [
        { focus: services },
        { press: "End" },
        { focused: role("link", "Contact") },
        { press: "Home" },
        { focused: role("link", "Overview") },
        { focus: services },
        { press: ["Enter", "ArrowDown", "End"] },
        { focused: role("link", "Training So that you can do it yourselves") },
        { press: "Home" },
        { focused: advice },
      ],
    },
    {
      id: "navigation-panel",
      keys: "Arrow Down, Arrow Up",
      does: "From a button with an open panel into it, and through its links.",
      story: "site",
      steps: [
        { focus: services },
        { press: ["Enter", "ArrowDown"] },
        { focused: advice },
        { press: "ArrowDown" },
        { focused: role("link", "Repairs When something does not work") },
        { press: "ArrowUp" },
        { focused: advice },
      ],
    },
    {
      id: "navigation-outside",
      keys: "Press outside, or on a link",
      does: "Closes the panel.",
      story: "section",
      steps: [
        { click: role("button", "Questions") },
        { visible: role("link", "Account") },
        { click: role("paragraph") },
        { hidden: role("link", "Account") },
        { click: role("button", "Questions") },
        { click: role("link", "Invoices") },
        { address: "#invoices" },
        { hidden: role("link", "Invoices") },
      ],
    },
  ],
  tokens: [
    "--color-text-muted",
    "--color-text-link",
    "--color-background-surface",
    "--elevation-medium",
    "--layer-menu",
  ],
  guidance: {
    do: ["Name a group by what is in it: a button cannot be a page as well."],
    dont: ["Open panels when the pointer passes over them.", "Nest panels in panels."],
  },
  stories: [
    {
      id: "site",
      title: "With groups",
      layout: "full",
      content: [
        el("Navigation", {
          entries: [
            { label: "Overview", href: "#overview", current: true },
            {
              label: "Services",
              entries: [
                { label: "Advice", href: "#advice", description: "Before you decide" },
                { label: "Repairs", href: "#repairs", description: "When something does not work" },
                { label: "Training", href: "#training", description: "So that you can do it yourselves" },
              ],
            },
            {
              label: "Company",
              entries: [
                { label: "People", href: "#people" },
                { label: "Places", href: "#places" },
              ],
            },
            { label: "Contact", href: "#contact" },
          ],
        }),
      ],
    },
    {
      id: "section",
      title: "The page that is shown is in a group",
      layout: "stack",
      content: [
        el("Navigation", {
          label: "Help",
          entries: [
            { label: "First steps", href: "#first" },
            {
              label: "Questions",
              entries: [
                { label: "Account", href: "#account", current: true },
                { label: "Invoices", href: "#invoices" },
              ],
            },
          ],
        }),
        el("p", {}, "How to change your name, your address and your password."),
      ],
    },
  ],
};

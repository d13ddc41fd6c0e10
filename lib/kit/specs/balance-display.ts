import { part, role } from "../keyboard-row";
import type { KitComponent } from "../kit.schema";
import { el } from "../story";

const hide = role("button", "Hide amounts");
const balances = [
  { id: "native", name: "Ether", symbol: "ETH", amount: "1234567890123456789", decimals: 18, worth: 4321.5 },
  { id: "usdc", name: "USD Coin", symbol: "USDC", amount: "250000000", decimals: 6, worth: 250 },
  {
    id: "dust",
    name: "A token with a name that does not fit on one line",
    symbol: "LONG",
    amount: "1",
    decimals: 18,
  },
  { id: "large", name: "Points", symbol: "PTS", amount: "123456789012345678901234567890", decimals: 18 },
];

export const balanceDisplaySpec: KitComponent = {
  id: "balance-display",
  name: "BalanceDisplay",
  title: "Balance Display",
  group: "Web3",
  summary:
    "What an account holds: each token's amount, exact to the last place that is shown, and what it is worth.",
  whenToUse:
    "Use it where people look at what an account holds. Amounts come as digits in the smallest unit and are never rounded up. For a number of another kind use a table or a card.",
  types: ["BalanceLabels", "TokenBalance"],
  variants: [],
  props: [
    { name: "title", type: "string", required: true, description: "Whose or what balance; its name." },
    {
      name: "headingLevel",
      type: "2 | 3 | 4",
      default: "2",
      description: "Of its heading, by its place in the page.",
    },
    {
      name: "balances",
      type: "readonly TokenBalance[]",
      required: true,
      description:
        "The tokens, the native one first: amounts as digits, decimals, and what they are worth where known.",
    },
    {
      name: "currency",
      type: "string",
      default: '"USD"',
      description: "ISO 4217 code of what they are worth.",
    },
    { name: "digits", type: "number", default: "4", description: "Places that are shown behind the point." },
    { name: "loading", type: "boolean", default: "false", description: "Nothing is known yet." },
    { name: "stale", type: "string", description: "The amounts are old: says since when." },
    {
      name: "language",
      type: "string",
      default: '"en"',
      description: "BCP 47 tag: how numbers are written.",
    },
    { name: "labels", type: "Partial<BalanceLabels>", description: "Its words in your language." },
  ],
  slots: [{ name: "empty", description: 'Shown when there is nothing. Default "Nothing here yet".' }],
  events: [
    {
      name: "concealedChange",
      type: "boolean",
      model: "concealed",
      description: "The amounts were hidden or shown.",
    },
  ],
  parts: [
    { className: "kit-balance", element: "div", description: "Everything" },
    { className: "kit-skeleton", element: "span", description: "Stands in while it is loading" },
    { className: "kit-balance-head", element: "div", description: "Title and button" },
    { className: "kit-balance-title", element: "h2", description: "Its name" },
    { className: "kit-balance-toggle", element: "button", description: "Hides the amounts" },
    { className: "kit-balance-total", element: "p", description: "What all are worth" },
    { className: "kit-balance-list", element: "ul", description: "The tokens" },
    { className: "kit-balance-row", element: "li", description: "A token" },
    { className: "kit-balance-icon", element: "span", description: "Its picture, or its first letter" },
    { className: "kit-balance-name", element: "span", description: "Its name" },
    { className: "kit-balance-amount", element: "span", description: "How much" },
    { className: "kit-balance-worth", element: "span", description: "What it is worth" },
    { className: "kit-balance-value", element: "bdi", description: "An amount" },
    { className: "kit-balance-mask", element: "span", description: "Dots in its place" },
    { className: "kit-balance-empty", element: "p", description: "Says that there is nothing" },
    { className: "kit-balance-loading", element: "div", description: "Placeholders" },
    {
      className: "kit-balance-note",
      element: "p",
      description: "role=status: loading, or how old the amounts are",
    },
  ],
  states: [
    {
      name: "hidden amounts",
      markup: 'aria-pressed="true" on the button',
      description: "Values are hidden from everybody, dots stand in their places.",
    },
    { name: "loading", markup: 'aria-busy="true"', description: "Placeholders." },
    { name: "stale", markup: "data-stale", description: "Muted, and the note says since when." },
  ],
  aria: [
    { on: "kit-balance", rule: "role=group, named by its title." },
    { on: "kit-balance-toggle", rule: "aria-label and aria-pressed." },
    { on: "kit-balance-mask", rule: "role=img with a label, so that nobody hears of bullets." },
  ],
  keys: [
    {
      id: "balance-display-hide",
      keys: "Enter, Space",
      does: "On the button: hides the amounts, and shows them again.",
      story: "tokens",
      steps: [
        { of: part("kit-balance-value", 1), text: "1.2345 ETH" },
        { of: part("kit-balance-value", 5), text: "<0.0001 LONG" },
        { of: part("kit-balance-value", 6), text: "123,456,789,012.3456 PTS" },
        { focus: hide },
        { press: "Enter" },
        { of: hide, attribute: "aria-pressed", is: "true" },
        { hidden: part("kit-balance-value", 1) },
        { visible: part("kit-balance-mask", 1) },
        { of: role("img", "Amount hidden"), count: 7 },
        { press: "Space" },
        { visible: part("kit-balance-value", 1) },
        { of: role("img", "Amount hidden"), count: 0 },
      ],
    },
  ],
  tokens: [
    "--component-card-background",
    "--component-card-border",
    "--color-text-muted",
    "--typography-style-h2",
  ],
  guidance: {
    do: [
      "Give amounts as digits in the smallest unit.",
      "Say how old the amounts are when they cannot be read.",
    ],
    dont: ["Add up amounts whose worth you do not know.", "Show zero while nothing is known."],
  },
  stories: [
    {
      id: "tokens",
      title: "Tokens",
      layout: "stack",
      content: [el("BalanceDisplay", { title: "Balance", balances })],
    },
    {
      id: "hidden",
      title: "Hidden amounts",
      layout: "stack",
      content: [
        el("BalanceDisplay", { title: "Balance", balances: balances.slice(0, 2), defaultConcealed: true }),
      ],
    },
    {
      id: "stale",
      title: "Stale",
      layout: "stack",
      content: [
        el("BalanceDisplay", {
          title: "Balance",
          balances: balances.slice(0, 2),
          stale: "As of 12 minutes ago; the network does not answer.",
        }),
      ],
    },
    {
      id: "loading",
      title: "Loading",
      layout: "stack",
      content: [el("BalanceDisplay", { title: "Balance", balances: [], loading: true })],
    },
    {
      id: "empty",
      title: "Empty",
      layout: "stack",
      content: [el("BalanceDisplay", { title: "Balance", balances: [] })],
    },
  ],
};

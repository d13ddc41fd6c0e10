import { role } from "../keyboard-row";
import type { KitComponent } from "../kit.schema";
import { el, nodes, type StoryValue } from "../story";

const HASH = "0x8f2a1c55f3e0b7d94c6a12e88b0d7f6c35a9e41b2c7d8e90f1a2b3c4d5e6f708";
const status = (status: string, more: Readonly<Record<string, StoryValue>> = {}) =>
  el("TransactionStatus", { status, ...more });
const sent = { hash: HASH, explorerUrl: "#transaction" };

export const transactionStatusSpec: KitComponent = {
  id: "transaction-status",
  name: "TransactionStatus",
  title: "Transaction Status",
  group: "Web3",
  summary: "How far a transaction is, from the first press to the last confirmation; each change is said.",
  whenToUse:
    "Use it from the press that begins a transaction until it is final, at the place where people pressed. For what only has to be said once, use a toast.",
  types: ["TransactionLabels", "TransactionState"],
  variants: [],
  props: [
    {
      name: "status",
      type: "TransactionState",
      required: true,
      description: "How far it is: preparing, signing, pending, confirmed, failed, replaced.",
    },
    { name: "detail", type: "string", description: "What it is about, or why it failed and what helps." },
    { name: "hash", type: "string", description: "The transaction's hash, once it has one." },
    { name: "explorerUrl", type: "string", description: "Where it can be looked at." },
    { name: "confirmations", type: "number", default: "0", description: "Confirmations that there are." },
    { name: "needed", type: "number", default: "12", description: "Confirmations that are waited for." },
    { name: "labels", type: "Partial<TransactionLabels>", description: "Its words in your language." },
  ],
  slots: [{ name: "actions", description: "What can be done now, e.g. try again." }],
  events: [],
  parts: [
    { className: "kit-transaction", element: "div", description: "Everything" },
    { className: "kit-transaction-mark", element: "span", description: "A ring that turns, or a sign" },
    { className: "kit-transaction-body", element: "div", description: "Texts" },
    { className: "kit-transaction-title", element: "p", description: "How far it is" },
    { className: "kit-transaction-detail", element: "p", description: "What it is about" },
    {
      className: "kit-transaction-count",
      element: "p",
      description: "Confirmations, while they are waited for",
    },
    { className: "kit-transaction-bar", element: "progress", description: "The same as a bar" },
    {
      className: "kit-transaction-hash",
      element: "p",
      description: "The hash, as a link where there is an explorer",
    },
    { className: "kit-transaction-actions", element: "div", description: "What can be done now" },
  ],
  states: [
    {
      name: "preparing, signing, pending, confirmed, failed, replaced",
      markup: "data-status",
      description: "In the HTML project change it, and data-confirmations: the texts follow.",
    },
  ],
  aria: [
    {
      on: "kit-transaction-title",
      rule: "Stands with detail and confirmations in a role=status, so that each change is said.",
    },
    { on: "kit-transaction-mark", rule: "aria-hidden, as the bar: the texts say it." },
  ],
  keys: [
    {
      id: "transaction-status-link",
      keys: "Tab, Enter",
      does: "To the link, which leads to the explorer, and on to the actions.",
      story: "failed",
      steps: [
        { focus: role("link", "View transaction 0x8f2a…f708") },
        { of: role("link"), attribute: "rel", is: "noreferrer" },
        { press: "Tab" },
        { focused: role("button", "Try again") },
        { press: "Shift+Tab" },
        { focused: role("link", "View transaction 0x8f2a…f708") },
      ],
    },
  ],
  tokens: [
    "--component-alert-background",
    "--component-alert-radius",
    "--color-text-info",
    "--color-text-success",
    "--color-text-danger",
    "--color-text-warning",
  ],
  guidance: {
    do: [
      "Say what was not lost when a transaction fails.",
      "Keep it in its place when the page is opened again.",
    ],
    dont: ["Call a transaction done before it is final.", "Show a whole hash where nobody copies it."],
  },
  stories: [
    { id: "preparing", title: "Preparing", layout: "stack", content: [status("preparing")] },
    {
      id: "signing",
      title: "Waiting for a signature",
      layout: "stack",
      content: [status("signing", { detail: "Your wallet shows what you sign." })],
    },
    {
      id: "pending",
      title: "Pending",
      layout: "stack",
      content: [status("pending", { ...sent, confirmations: 3, needed: 12 })],
    },
    {
      id: "confirmed",
      title: "Confirmed",
      layout: "stack",
      content: [status("confirmed", { ...sent, detail: "The certificate is yours." })],
    },
    {
      id: "failed",
      title: "Failed",
      layout: "stack",
      content: [
        status("failed", {
          ...sent,
          detail: "It ran out of gas. Nothing was transferred; the fee is spent.",
          actions: nodes(el("Button", { size: "small", variant: "quiet" }, "Try again")),
        }),
      ],
    },
    {
      id: "replaced",
      title: "Replaced",
      layout: "stack",
      content: [status("replaced", { hash: HASH, detail: "You sent it again with a higher fee." })],
    },
  ],
};

import type { EntryRow, PaymentRow } from "@/lib/payments/payment-list.schema";

/** What was paid for, as people read it. */
export const ITEM_WORDS: Record<PaymentRow["item"], string> = {
  deck: "Pitch deck",
  variants: "A/B variants",
  domain: "Custom domain",
  credit: "One credit",
};

export const STATE_WORDS: Record<PaymentRow["state"], string> = {
  watched: "Taken",
  final: "Final",
  lost: "Undone by the network",
};

export const ENTRY_WORDS: Record<EntryRow["reason"], string> = {
  ...ITEM_WORDS,
  payment: "Paid in",
  lost: "Undone by the network",
  found: "There again",
  "taken-back": "Taken back",
  refund: "Refunded",
};

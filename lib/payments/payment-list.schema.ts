import { z } from "zod";

export const ITEMS = ["deck", "variants", "domain", "credit"] as const;
export const PAYMENT_STATES = ["watched", "final", "lost"] as const;
export const ENTRY_REASONS = ["payment", ...ITEMS, "lost", "found", "taken-back", "refund"] as const;

const wei = z.string();

/** A payment as its account and administrators see it. */
export const paymentRowSchema = z.object({
  id: z.string(),
  item: z.enum(ITEMS),
  brandId: z.string().nullable(),
  brandName: z.string().nullable(),
  chainId: z.int(),
  hash: z.string(),
  payer: z.string(),
  value: wei,
  refunded: wei,
  isLate: z.boolean(),
  state: z.enum(PAYMENT_STATES),
  /** ISO 8601 UTC: of its block. */
  paidAt: z.string(),
});
export type PaymentRow = z.output<typeof paymentRowSchema>;

export const entryRowSchema = z.object({
  id: z.string(),
  reason: z.enum(ENTRY_REASONS),
  delta: wei,
  brandName: z.string().nullable(),
  createdAt: z.string(),
});
export type EntryRow = z.output<typeof entryRowSchema>;

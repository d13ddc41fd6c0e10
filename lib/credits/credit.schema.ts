import { z } from "zod";

/** What one generation costs. */
export const GENERATION_CREDITS = 1;
/** The most that one grant may give or take. */
export const MAX_GRANT = 1_000_000;

export const CREDIT_REASONS = ["welcome", "grant", "generation", "refund", "purchase"] as const;

/** One change of a balance. */
export const creditEntrySchema = z.object({
  id: z.uuid(),
  /** Negative for a debit. */
  delta: z.int(),
  reason: z.enum(CREDIT_REASONS),
  /** Of a generation or its refund. */
  jobId: z.uuid().nullable(),
  note: z.string().nullable(),
  /** ISO 8601 UTC. */
  createdAt: z.string(),
});
export type CreditEntry = z.output<typeof creditEntrySchema>;

const AMOUNT_RULE = `must be a whole number between -${MAX_GRANT} and ${MAX_GRANT}, but not 0`;

/** What an administrator grants, or takes with a negative amount. */
export const creditGrantSchema = z.object({
  amount: z
    .int({ error: AMOUNT_RULE })
    .refine((amount) => amount !== 0 && Math.abs(amount) <= MAX_GRANT, { error: AMOUNT_RULE }),
  note: z.string().trim().max(200, { error: "must be at most 200 characters" }).optional(),
});
export type CreditGrant = z.output<typeof creditGrantSchema>;

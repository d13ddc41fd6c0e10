import { z } from "zod";

/** Why the built-in words were used although a model is configured. */
export const FALLBACK_REASONS = [
  "timeout",
  "rate-limited",
  "server-error",
  "unreachable",
  "not-authorized",
  "bad-request",
  "malformed-json",
  "schema-mismatch",
  "token-limit",
  "declined",
  "hostile-answer",
  "nothing-usable",
  "cancelled",
  "internal-error",
] as const;
export type FallbackReason = (typeof FALLBACK_REASONS)[number];

/** What the calls to a model took together, those that failed included. */
export const modelCostSchema = z.object({
  provider: z.string(),
  model: z.string(),
  calls: z.int().min(0),
  /** As the provider counts; 0 when no call was answered. */
  inputTokens: z.int().min(0),
  outputTokens: z.int().min(0),
  /** US dollars; null when no prices are set. */
  cost: z.number().min(0).nullable(),
  durationMs: z.int().min(0),
});

/** What is recorded on a job that asked a model. It holds none of the words asked or answered. */
export const modelUseSchema = modelCostSchema.extend({
  outcome: z.enum(["used", "fell-back"]),
  reason: z.enum(FALLBACK_REASONS).nullable(),
  /** Parts of the answer that were not used, and why. */
  refused: z.array(z.object({ field: z.string(), problem: z.string() })),
});

export type ModelCost = z.infer<typeof modelCostSchema>;
export type ModelUse = z.infer<typeof modelUseSchema>;

import { z } from "zod";

const reference = z.strictObject({ $ref: z.string().min(1) });
const sources = z.array(reference);

/** A resolver document as we write it (DTCG Resolver Module 2025.10): sources are references to files, never inline. */
export const resolverSchema = z.strictObject({
  $schema: z.string().optional(),
  name: z.string().optional(),
  version: z.literal("2025.10"),
  description: z.string().optional(),
  sets: z.record(
    z.string().min(1),
    z.strictObject({ description: z.string().optional(), sources: sources.min(1) }),
  ),
  modifiers: z.record(
    z.string().min(1),
    z.strictObject({
      description: z.string().optional(),
      contexts: z.record(z.string().min(1), sources).refine((contexts) => Object.keys(contexts).length >= 2, {
        error: "must have at least two contexts",
      }),
      default: z.string().optional(),
      $extensions: z.record(z.string(), z.unknown()).optional(),
    }),
  ),
  resolutionOrder: z
    .array(z.strictObject({ $ref: z.string().regex(/^#\/(?:sets|modifiers)\/[^/]+$/) }))
    .min(1),
});

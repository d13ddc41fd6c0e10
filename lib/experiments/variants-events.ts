import { z } from "zod";

/** Asks the engine to draw the designs of a set. */
export const variantsRequested = {
  name: "brand/variants.requested",
  data: z.object({ setId: z.uuid(), brandId: z.uuid(), version: z.int().positive() }),
} as const;

export type VariantsRequested = z.infer<typeof variantsRequested.data>;

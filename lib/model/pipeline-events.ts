import { z } from "zod";

/** Events between the use cases and the pipeline. Ids only: bytes and text stay in the database and the store. */
export const generationRequested = {
  name: "brand/generation.requested",
  data: z.object({
    jobId: z.uuid(),
    brandId: z.uuid(),
    version: z.int().positive(),
    /** The job ends with the brand's certificate. */
    certificate: z.boolean().optional(),
  }),
} as const;

export const generationCancelled = {
  name: "brand/generation.cancelled",
  data: z.object({ jobId: z.uuid() }),
} as const;

export type GenerationRequested = z.infer<typeof generationRequested.data>;

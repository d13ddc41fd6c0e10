import { z } from "zod";

/** What a generation request is answered with. */
export const brandAcceptedSchema = z.object({
  jobId: z.uuid(),
  /** Seconds until the package is expected, waiting included. */
  estimatedTime: z.number().min(0),
  /** Works as it is given: ws:// or wss://. */
  websocketUrl: z.string(),
});

/** The same, with what only our own code needs. */
export const brandRequestedSchema = brandAcceptedSchema.extend({
  brandId: z.uuid(),
  version: z.int().positive(),
});

export type BrandRequested = z.infer<typeof brandRequestedSchema>;

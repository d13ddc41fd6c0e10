import { z } from "zod";

/** Asks the engine to bring a certificate to the chain, or to follow what is on its way there. */
export const mintRequested = {
  name: "certificate/mint.requested",
  data: z.object({
    /** The brand's id. Not called so: a generation of the brand is something else. */
    certificate: z.uuid(),
    round: z.int().positive(),
  }),
} as const;

export type MintRequested = z.infer<typeof mintRequested.data>;

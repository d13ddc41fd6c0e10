import { z } from "zod";

/** Whether wallets may hand in claims. */
export const claimsStateSchema = z.object({
  isPaused: z.boolean(),
  /** What is on its way to the network; null for nothing. */
  changing: z.enum(["pause", "resume"]).nullable(),
});
export type ClaimsState = z.infer<typeof claimsStateSchema>;

export const pauseClaimsSchema = z.object({
  paused: z.boolean({ error: "must be true, to stop claims, or false, to let them go on" }),
});

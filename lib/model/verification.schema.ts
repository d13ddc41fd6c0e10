import { z } from "zod";

const checkSchema = z.object({
  /** e.g. "contrast-light", "svg-outlines", "token-schema". */
  id: z.string(),
  label: z.string(),
  status: z.enum(["passed", "failed"]),
  /** The measured figure in words, e.g. "31 of 31 pairs, lowest 4.61:1". */
  figure: z.string(),
  /** Paths or pairs that failed. */
  failures: z.array(z.string()),
});

/** The report of the checks on the final files. Holds no clock, host or id, so it is part of the reproducible package. */
export const verificationSchema = z.object({ passed: z.boolean(), checks: z.array(checkSchema).min(1) });
export type Verification = z.infer<typeof verificationSchema>;
export type VerificationCheck = z.infer<typeof checkSchema>;

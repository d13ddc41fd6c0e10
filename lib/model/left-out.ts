import type { z } from "zod";

/** A field that may be left out. `null` says the same, as it does in many clients' own types. */
export const leftOut = <Schema extends z.ZodType>(schema: Schema) =>
  schema
    .nullish()
    .transform((value) => value ?? undefined)
    .optional();

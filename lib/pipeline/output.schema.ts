import { z } from "zod";

/** The output of a stage that makes files and nothing else. */
export const files = z.strictObject({});

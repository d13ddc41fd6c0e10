import { z } from "zod";
import { isId, UUID_PATTERN } from "@/lib/ids";

/** The id of a brand's host, for an address. Anything that is not an id is an unknown one. */
export const domainIdSchema = z
  .string()
  .max(64)
  .refine(isId)
  .meta({
    pattern: `^${UUID_PATTERN}$`,
    description: "Id of the host.",
    example: "2b1d4c0e-52f3-4a6b-8d7e-9f0a1b2c3d4e",
  });

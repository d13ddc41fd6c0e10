import { z } from "zod";
import { isId, UUID_PATTERN } from "@/lib/ids";
import { BrandParams } from "./brand-params";

export const setIdSchema = z
  .string()
  .max(36)
  .refine(isId)
  .meta({
    description: "Id of the set of variants.",
    example: "3f0c1a52-7d4e-4b7a-9c35-0e1d2f3a4b5c",
    pattern: `^${UUID_PATTERN}$`,
  });

/** `/api/brands/[brandId]/variants/[setId]`. Anything that is not an id is an unknown one. */
export const VariantSetParams = BrandParams.extend({ setId: setIdSchema });

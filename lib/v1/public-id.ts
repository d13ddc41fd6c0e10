import { z } from "zod";
import { bareBrandId, isId, publicBrandId, UUID_PATTERN } from "@/lib/ids";

const FORM = new RegExp(`^${publicBrandId(UUID_PATTERN)}$`);

/** A brand's id in an answer. */
export const publicBrandIdSchema = z.string().regex(FORM).meta({ description: "Id of the resource." });

/** A brand's id as it is given: `brand_<uuid>` or the bare UUID; the UUID is what comes out. */
export const givenBrandIdSchema = z.string().max(64).transform(bareBrandId).refine(isId);

/** `/v1/brands/[id]/…`. Anything that is not an id is an unknown one. */
export const V1BrandParams = z.object({
  id: givenBrandIdSchema.meta({
    description: "Id of the brand, as `brand_<uuid>` or as the bare UUID.",
    example: "brand_3f0c1a52-7d4e-4b7a-9c35-0e1d2f3a4b5c",
    pattern: `^(brand_)?${UUID_PATTERN}$`,
  }),
});

import { z } from "zod";
import { bareBrandId, isId, publicBrandId } from "@/lib/ids";

const FORM = /^brand_[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** A brand's id in an answer. */
export const publicBrandIdSchema = z.string().regex(FORM);

/** A brand's id as it is given: `brand_<uuid>` or the bare UUID; the UUID is what comes out. */
export const givenBrandIdSchema = z
  .string()
  .max(publicBrandId("").length + 36)
  .transform(bareBrandId)
  .refine(isId);

/** `/v1/brands/[id]/…`. Anything that is not an id is an unknown one. */
export const V1BrandParams = z.object({ id: givenBrandIdSchema });

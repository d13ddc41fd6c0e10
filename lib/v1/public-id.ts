import { z } from "zod";
import { isId } from "@/lib/ids";

const PREFIX = "brand_";
const FORM = /^brand_[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** How the versioned interface writes a brand's id. */
export const publicBrandId = (brandId: string): string => `${PREFIX}${brandId}`;

/** A brand's id in an answer. */
export const publicBrandIdSchema = z.string().regex(FORM);

/** A brand's id as it is given: `brand_<uuid>` or the bare UUID; the UUID is what comes out. */
export const givenBrandIdSchema = z
  .string()
  .max(PREFIX.length + 36)
  .transform((text) => (text.startsWith(PREFIX) ? text.slice(PREFIX.length) : text))
  .refine(isId);

/** `/v1/brands/[id]/…`. Anything that is not an id is an unknown one. */
export const V1BrandParams = z.object({ id: givenBrandIdSchema });

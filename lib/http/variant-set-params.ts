import { z } from "zod";
import { isId } from "@/lib/ids";
import { BrandParams } from "./brand-params";

const setId = z.string().max(36).refine(isId);

/** `/api/brands/[brandId]/variants/[setId]`. Anything that is not an id is an unknown one. */
export const VariantSetParams = BrandParams.extend({ setId });

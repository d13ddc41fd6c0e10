import { z } from "zod";
import { isId } from "@/lib/ids";

/** `/api/brands/[brandId]/…`. Anything that is not an id is an unknown one. */
export const BrandParams = z.object({ brandId: z.string().max(36).refine(isId) });

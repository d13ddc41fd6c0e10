import { setIdSchema } from "@/lib/http/variant-set-params";
import { V1BrandParams } from "./public-id";

/** `/v2/brands/[id]/variants/[setId]`. Anything that is not an id is an unknown one. */
export const V2VariantSetParams = V1BrandParams.extend({ setId: setIdSchema });

import { apiKey } from "@/lib/auth/api-key";
import { regenerateSchema } from "@/lib/brand/brand-changes.schema";
import { planVersion, regenerateBrand } from "@/lib/brand/regenerate-brand";
import { endpoint } from "@/lib/http/endpoint";
import { acceptedBrandSchema } from "@/lib/v1/brand.schema";
import { acceptedView } from "@/lib/v1/brand-view";
import { V1BrandParams } from "@/lib/v1/public-id";

export const dynamic = "force-dynamic";

/** Makes parts of a brand again, as its next version. 202 with the job, whose status is at `Location`. */
export const POST = endpoint({
  operation: {
    id: "regenerateBrand",
    tag: "Brands",
    summary: "Make parts of a brand again",
    description:
      "Makes the brand's next version: the named parts anew, what depends on them with them, the rest as it is; or, with `brief`, from a changed sentence. The version before stays visible until the new one is complete. Costs one credit. 409 while a generation of the brand runs.",
    example: { assets: ["palette"], keep: ["logos"] },
    errors: ["PAYMENT_REQUIRED", "CONFLICT"],
  },
  authenticate: apiKey,
  params: V1BrandParams,
  body: regenerateSchema,
  output: acceptedBrandSchema,
  status: 202,
  transaction: true,
  idempotent: true,
  location: ({ id }) => `/v1/brands/${id}/status`,
  prepare: ({ principal, params, body, preview }) =>
    planVersion({ principal, brandId: params.id, preview, request: body }),
  handle: async ({ tx, prepared }) => acceptedView(await regenerateBrand(tx, prepared)),
});

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

import { signedInOrVisitor } from "@/lib/auth/signed-in-or-visitor";
import { regenerateSchema } from "@/lib/brand/brand-changes.schema";
import { planVersion, regenerateBrand } from "@/lib/brand/regenerate-brand";
import { BrandParams } from "@/lib/http/brand-params";
import { endpoint } from "@/lib/http/endpoint";
import { brandAcceptedSchema } from "@/lib/jobs/accepted.schema";

export const dynamic = "force-dynamic";

/** Makes parts of a brand again, as its next version. 202 with the job, whose status is at `Location`. */
export const POST = endpoint({
  authenticate: signedInOrVisitor,
  params: BrandParams,
  body: regenerateSchema,
  output: brandAcceptedSchema,
  status: 202,
  bare: true,
  transaction: true,
  idempotent: true,
  rateLimited: true,
  location: ({ jobId }) => `/api/status/${jobId}`,
  prepare: ({ principal, params, body, preview }) =>
    planVersion({ principal, brandId: params.brandId, preview, request: body }),
  handle: ({ tx, prepared }) => regenerateBrand(tx, prepared),
});

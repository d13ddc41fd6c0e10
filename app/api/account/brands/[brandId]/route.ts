import { signedIn } from "@/lib/auth/signed-in";
import { brandChangesSchema, changedBrandSchema, deletedBrandSchema } from "@/lib/brand/brand-list.schema";
import { deleteBrand } from "@/lib/brand/delete-brand";
import { setVisibility } from "@/lib/brand/set-visibility";
import { BrandParams } from "@/lib/http/brand-params";
import { endpoint } from "@/lib/http/endpoint";

export const dynamic = "force-dynamic";

export const PATCH = endpoint({
  authenticate: signedIn,
  params: BrandParams,
  body: brandChangesSchema,
  output: changedBrandSchema,
  handle: ({ principal, params, body }) =>
    setVisibility(principal.accountId, params.brandId, body.visibility),
});

export const DELETE = endpoint({
  authenticate: signedIn,
  params: BrandParams,
  output: deletedBrandSchema,
  handle: ({ principal, params }) => deleteBrand(principal.accountId, params.brandId),
});

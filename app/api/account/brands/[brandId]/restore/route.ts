import { signedIn } from "@/lib/auth/signed-in";
import { restoredBrandSchema } from "@/lib/brand/brand-list.schema";
import { restoreBrand } from "@/lib/brand/restore-brand";
import { BrandParams } from "@/lib/http/brand-params";
import { endpoint } from "@/lib/http/endpoint";

export const dynamic = "force-dynamic";

/** Takes a deletion back, within a day of it. */
export const POST = endpoint({
  authenticate: signedIn,
  params: BrandParams,
  output: restoredBrandSchema,
  handle: ({ principal, params }) => restoreBrand(principal.accountId, params.brandId),
});

import { signedIn } from "@/lib/auth/signed-in";
import { openDeckSample } from "@/lib/brand/open-deck-file";
import { BrandParams } from "@/lib/http/brand-params";
import { endpoint } from "@/lib/http/endpoint";
import { fileResponse } from "@/lib/http/file-response";

export const dynamic = "force-dynamic";

/** The first slide, marked as a sample: what one sees before the deck is bought. */
export const GET = endpoint({
  authenticate: signedIn,
  params: BrandParams,
  handle: async ({ request, principal, params }) =>
    fileResponse(request, await openDeckSample(principal.accountId, params.brandId)),
});

import { signedIn } from "@/lib/auth/signed-in";
import { deckFileNameSchema } from "@/lib/brand/brand-deck.schema";
import { openDeckFile } from "@/lib/brand/open-deck-file";
import { BrandParams } from "@/lib/http/brand-params";
import { endpoint } from "@/lib/http/endpoint";
import { fileResponse } from "@/lib/http/file-response";

export const dynamic = "force-dynamic";

/** The deck as a file, or the picture of a slide. */
export const GET = endpoint({
  authenticate: signedIn,
  params: BrandParams.extend({ file: deckFileNameSchema }),
  handle: async ({ request, principal, params }) =>
    fileResponse(request, await openDeckFile(principal.accountId, params.brandId, params.file)),
});

export const HEAD = GET;

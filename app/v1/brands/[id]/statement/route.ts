import { apiKey } from "@/lib/auth/api-key";
import { openOwnStatement } from "@/lib/brand/open-statement";
import { endpoint } from "@/lib/http/endpoint";
import { fileResponse } from "@/lib/http/file-response";
import { SERVED_VERSION } from "@/lib/v1/brand-files.schema";
import { V1BrandParams } from "@/lib/v1/public-id";

export const dynamic = "force-dynamic";

/** What says, signed, that the package is this brand's. */
export const GET = endpoint({
  operation: {
    id: "getBrandStatement",
    tag: "Files",
    summary: "Get the signed statement",
    since: "2026-11-22",
    description: `A DSSE envelope with an in-toto statement about the package: its SHA-256, Merkle root, brand and version, signed with a key of \`/.well-known/marque-keys.json\`. Keep it beside the ZIP: it proves where the ZIP comes from without this service. ${SERVED_VERSION}`,
    media: ["application/vnd.dsse.envelope.v1+json"],
    errors: ["CONFLICT"],
  },
  authenticate: apiKey,
  params: V1BrandParams,
  handle: async ({ request, principal, params }) =>
    fileResponse(request, await openOwnStatement(principal.accountId, params.id)),
});

export const HEAD = GET;

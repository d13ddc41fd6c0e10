import { apiKey } from "@/lib/auth/api-key";
import { openGuidelines } from "@/lib/brand/open-guidelines";
import { endpoint } from "@/lib/http/endpoint";
import { fileResponse } from "@/lib/http/file-response";
import { SERVED_VERSION } from "@/lib/v1/brand-files.schema";
import { V1BrandParams } from "@/lib/v1/public-id";

export const dynamic = "force-dynamic";

/** The guidelines as a PDF. */
export const GET = endpoint({
  operation: {
    id: "getGuidelines",
    tag: "Files",
    summary: "Download the guidelines",
    description: `The brand's guidelines as a PDF. Takes \`Range\`. ${SERVED_VERSION}`,
    media: ["application/pdf"],
    errors: ["CONFLICT"],
  },
  authenticate: apiKey,
  params: V1BrandParams,
  handle: async ({ request, principal, params }) =>
    fileResponse(request, await openGuidelines(principal.accountId, params.id)),
});

export const HEAD = GET;

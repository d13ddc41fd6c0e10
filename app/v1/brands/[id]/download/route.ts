import { apiKey } from "@/lib/auth/api-key";
import { openOwnPackage } from "@/lib/brand/open-package";
import { endpoint } from "@/lib/http/endpoint";
import { fileResponse } from "@/lib/http/file-response";
import { SERVED_VERSION } from "@/lib/v1/brand-files.schema";
import { V1BrandParams } from "@/lib/v1/public-id";

export const dynamic = "force-dynamic";

/** The package as a ZIP. */
export const GET = endpoint({
  operation: {
    id: "downloadBrand",
    tag: "Files",
    summary: "Download the package",
    description: `The whole package as a ZIP. Takes \`Range\`, so that a broken download goes on where it stopped. ${SERVED_VERSION}`,
    media: ["application/zip"],
    errors: ["CONFLICT"],
  },
  authenticate: apiKey,
  params: V1BrandParams,
  handle: async ({ request, principal, params }) => {
    const file = await openOwnPackage(principal.accountId, params.id);
    return fileResponse(request, { contentType: "application/zip", ...file });
  },
});

/** The same headers without the body; the package is not even opened. */
export const HEAD = GET;

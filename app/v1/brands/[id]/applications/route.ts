import { apiKey } from "@/lib/auth/api-key";
import { listApplicationFiles } from "@/lib/brand/list-application-files";
import { endpoint } from "@/lib/http/endpoint";
import { applicationFileListSchema, SERVED_VERSION } from "@/lib/v1/brand-files.schema";
import { V1BrandParams } from "@/lib/v1/public-id";

export const dynamic = "force-dynamic";

/** Every picture of the brand in use, and where it is. */
export const GET = endpoint({
  operation: {
    id: "listApplicationFiles",
    tag: "Files",
    summary: "List the pictures of the brand in use",
    description: `Cards, letterhead, screens, signs and pictures for networks as SVG and PNG, and the e-mail signature. ${SERVED_VERSION}`,
    errors: ["CONFLICT"],
  },
  authenticate: apiKey,
  params: V1BrandParams,
  output: applicationFileListSchema,
  conditional: true,
  handle: ({ principal, params }) => listApplicationFiles(principal.accountId, params.id),
});

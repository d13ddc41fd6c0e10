import { apiKey } from "@/lib/auth/api-key";
import { listLogoFiles } from "@/lib/brand/list-logo-files";
import { endpoint } from "@/lib/http/endpoint";
import { logoFileListSchema, SERVED_VERSION } from "@/lib/v1/brand-files.schema";
import { V1BrandParams } from "@/lib/v1/public-id";

export const dynamic = "force-dynamic";

/** Every logo file, and where it is. */
export const GET = endpoint({
  operation: {
    id: "listLogoFiles",
    tag: "Files",
    summary: "List the logo files",
    description: `Every variation and color version as SVG, PNG and PDF, and the favicons. ${SERVED_VERSION}`,
    errors: ["CONFLICT"],
  },
  authenticate: apiKey,
  params: V1BrandParams,
  output: logoFileListSchema,
  conditional: true,
  handle: ({ principal, params }) => listLogoFiles(principal.accountId, params.id),
});

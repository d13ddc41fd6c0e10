import { apiKey } from "@/lib/auth/api-key";
import { listComponentFiles } from "@/lib/brand/list-component-files";
import { endpoint } from "@/lib/http/endpoint";
import { componentFileListSchema, componentsQuerySchema, SERVED_VERSION } from "@/lib/v1/brand-files.schema";
import { V1BrandParams } from "@/lib/v1/public-id";

export const dynamic = "force-dynamic";

/** The component library's whole source, for the brand's stack or, with `?stack=`, any other. */
export const GET = endpoint({
  operation: {
    id: "listComponentFiles",
    tag: "Files",
    summary: "List the components with their source",
    description: `The component library's whole source, for the brand's own stack or any other. ${SERVED_VERSION}`,
    errors: ["CONFLICT"],
  },
  authenticate: apiKey,
  params: V1BrandParams,
  query: componentsQuerySchema,
  output: componentFileListSchema,
  conditional: true,
  handle: ({ principal, params, query, preview }) =>
    listComponentFiles(principal.accountId, params.id, preview, query.stack),
});

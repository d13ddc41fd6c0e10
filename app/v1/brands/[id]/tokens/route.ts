import { apiKey } from "@/lib/auth/api-key";
import { listTokenFiles } from "@/lib/brand/list-token-files";
import { endpoint } from "@/lib/http/endpoint";
import { SERVED_VERSION, tokenFileListSchema, tokensQuerySchema } from "@/lib/v1/brand-files.schema";
import { V1BrandParams } from "@/lib/v1/public-id";

export const dynamic = "force-dynamic";

/** Every token file, and where it is; with `?format=` those of one format, with their text. */
export const GET = endpoint({
  operation: {
    id: "listTokenFiles",
    tag: "Files",
    summary: "List the design tokens",
    description: `The token files; with \`format\` those of one format, with their text in \`content\`. ${SERVED_VERSION}`,
    errors: ["CONFLICT"],
  },
  authenticate: apiKey,
  params: V1BrandParams,
  query: tokensQuerySchema,
  output: tokenFileListSchema,
  conditional: true,
  handle: ({ principal, params, query }) => listTokenFiles(principal.accountId, params.id, query.format),
});

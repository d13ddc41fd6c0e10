import { apiKey } from "@/lib/auth/api-key";
import { listTokenFiles } from "@/lib/brand/list-token-files";
import { endpoint } from "@/lib/http/endpoint";
import { tokenFileSchema, tokensQuerySchema } from "@/lib/v1/brand-files.schema";
import { V1BrandParams } from "@/lib/v1/public-id";

export const dynamic = "force-dynamic";

/** Every token file, and where it is; with `?format=` those of one format, with their text. */
export const GET = endpoint({
  authenticate: apiKey,
  params: V1BrandParams,
  query: tokensQuerySchema,
  output: tokenFileSchema.array(),
  conditional: true,
  handle: ({ principal, params, query }) => listTokenFiles(principal.accountId, params.id, query.format),
});

import { apiKey } from "@/lib/auth/api-key";
import { listLogoFiles } from "@/lib/brand/list-logo-files";
import { endpoint } from "@/lib/http/endpoint";
import { logoFileSchema } from "@/lib/v1/brand-files.schema";
import { V1BrandParams } from "@/lib/v1/public-id";

export const dynamic = "force-dynamic";

/** Every logo file, and where it is. */
export const GET = endpoint({
  authenticate: apiKey,
  params: V1BrandParams,
  output: logoFileSchema.array(),
  conditional: true,
  handle: ({ principal, params }) => listLogoFiles(principal.accountId, params.id),
});

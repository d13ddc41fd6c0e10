import { apiKey } from "@/lib/auth/api-key";
import { readBrandStatus } from "@/lib/brand/read-brand-status";
import { endpoint } from "@/lib/http/endpoint";
import { brandStatusSchema } from "@/lib/v1/brand.schema";
import { statusView } from "@/lib/v1/brand-view";
import { V1BrandParams } from "@/lib/v1/public-id";

export const dynamic = "force-dynamic";

/** How the brand's last generation is going. */
export const GET = endpoint({
  operation: {
    id: "getBrandStatus",
    tag: "Brands",
    summary: "Get the status of the last generation",
    description:
      "How far the brand's last generation is. `progress` never decreases; `completed` and `failed` are final.",
  },
  authenticate: apiKey,
  params: V1BrandParams,
  output: brandStatusSchema,
  conditional: true,
  handle: async ({ principal, params }) => statusView(await readBrandStatus(principal.accountId, params.id)),
});

import { apiKey } from "@/lib/auth/api-key";
import { deleteBrand } from "@/lib/brand/delete-brand";
import { readBrandRecord } from "@/lib/brand/read-brand-record";
import { endpoint } from "@/lib/http/endpoint";
import { publicBrandId } from "@/lib/ids";
import { brandSchema, deletedBrandSchema } from "@/lib/v1/brand.schema";
import { brandView } from "@/lib/v1/brand-view";
import { V1BrandParams } from "@/lib/v1/public-id";

export const dynamic = "force-dynamic";

export const GET = endpoint({
  operation: {
    id: "getBrand",
    tag: "Brands",
    summary: "Get a brand",
    description: "One brand. What is not known yet is `null`.",
  },
  authenticate: apiKey,
  params: V1BrandParams,
  output: brandSchema,
  conditional: true,
  handle: async ({ principal, params }) => brandView(await readBrandRecord(principal.accountId, params.id)),
});

/** Hides the brand at once, and cancels a version that is being made. */
export const DELETE = endpoint({
  operation: {
    id: "deleteBrand",
    tag: "Brands",
    summary: "Delete a brand",
    description:
      "Hides the brand at once and cancels a generation that still runs; its credit comes back unless a logo of it has been shown already. Its files are removed a day later; until then the deletion can be undone on the dashboard.",
  },
  authenticate: apiKey,
  params: V1BrandParams,
  output: deletedBrandSchema,
  handle: async ({ principal, params }) => {
    await deleteBrand(principal.accountId, params.id);
    return { id: publicBrandId(params.id), deleted: true as const };
  },
});

import { apiKey } from "@/lib/auth/api-key";
import { brandListQuerySchema } from "@/lib/brand/brand-list.schema";
import { listBrands } from "@/lib/brand/list-brands";
import { requestBrand } from "@/lib/brand/request-brand";
import { endpoint } from "@/lib/http/endpoint";
import { pageOf, pagination } from "@/lib/http/pagination";
import { roomForJob } from "@/lib/jobs/room-for-job";
import { acceptedBrandSchema, brandSchema, createBrandSchema } from "@/lib/v1/brand.schema";
import { acceptedView, brandView } from "@/lib/v1/brand-view";

export const dynamic = "force-dynamic";

/** Accepts a brief. 202 with the brand, which is at `Location`. */
export const POST = endpoint({
  authenticate: apiKey,
  body: createBrandSchema,
  output: acceptedBrandSchema,
  status: 202,
  transaction: true,
  idempotent: true,
  location: ({ id }) => `/v1/brands/${id}`,
  prepare: roomForJob,
  handle: async ({ tx, principal, body, prepared }) =>
    acceptedView(await requestBrand(tx, { principal, brief: body, ...prepared })),
});

/** The account's brands, a page at a time. */
export const GET = endpoint({
  authenticate: apiKey,
  query: brandListQuerySchema,
  output: pageOf(brandSchema),
  paged: true,
  conditional: true,
  handle: async ({ principal, query }) => {
    const { brands, total } = await listBrands(principal.accountId, query);
    return { items: brands.map(brandView), pagination: pagination(query, total) };
  },
});

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
  operation: {
    id: "createBrand",
    tag: "Brands",
    summary: "Generate a brand",
    description:
      "Accepts a brief and answers at once; the brand is then made within about three minutes. Follow it by `GET /v1/brands/{id}/status`, by the progress socket, or by the webhook events `brand.completed` and `brand.failed`. One generation costs one credit, which comes back when it fails, and when it is cancelled before anything of it has been shown: that is, before a logo of it was asked for by the page that shows the progress.",
    example: {
      businessIdea: "A bakery that delivers sourdough bread by bicycle before breakfast",
      targetAudience: "People who live in the old town and like good bread",
      style: "classic",
      techStack: "react",
      features: ["subscriptions", "gift cards"],
    },
    errors: ["PAYMENT_REQUIRED"],
  },
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
  operation: {
    id: "listBrands",
    tag: "Brands",
    summary: "List brands",
    description:
      "The account's brands, newest first unless `sort` says otherwise. Filters and sort may be combined.",
  },
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

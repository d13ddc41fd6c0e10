import { regenerateSchema } from "@/lib/brand/brand-changes.schema";
import { brandListQuerySchema } from "@/lib/brand/brand-list.schema";
import {
  acceptedBrandSchema,
  brandSchema,
  brandStatusSchema,
  createBrandSchema,
  deletedBrandSchema,
} from "@/lib/v1/brand.schema";
import { BRAND_ID_PARAMS } from "./id-params";
import type { Operation } from "./operation";

const Brand = { name: "Brand", schema: brandSchema };
const AcceptedBrand = { name: "AcceptedBrand", schema: acceptedBrandSchema };

/** Asking for a brand, following it, reading it, changing it, deleting it. */
export const BRAND_OPERATIONS: readonly Operation[] = [
  {
    id: "createBrand",
    method: "post",
    path: "/v1/brands",
    tag: "Brands",
    summary: "Generate a brand",
    description:
      "Accepts a brief and answers at once; the brand is then made within about three minutes. Follow it by `GET /v1/brands/{id}/status`, by the progress socket, or by the webhook events `brand.completed` and `brand.failed`. One generation costs one credit, which comes back when it fails, and when it is cancelled before anything of it has been shown: that is, before a logo of it was asked for by the page that shows the progress.",
    body: { name: "CreateBrand", schema: createBrandSchema },
    example: {
      businessIdea: "A bakery that delivers sourdough bread by bicycle before breakfast",
      targetAudience: "People who live in the old town and like good bread",
      style: "classic",
      techStack: "react",
      features: ["subscriptions", "gift cards"],
    },
    success: { kind: "item", status: 202, data: AcceptedBrand, location: true },
    errors: ["PAYMENT_REQUIRED"],
    idempotent: true,
  },
  {
    id: "listBrands",
    method: "get",
    path: "/v1/brands",
    tag: "Brands",
    summary: "List brands",
    description:
      "The account's brands, newest first unless `sort` says otherwise. Filters and sort may be combined.",
    query: brandListQuerySchema,
    success: { kind: "page", status: 200, data: Brand },
    conditional: true,
  },
  {
    id: "getBrand",
    method: "get",
    path: "/v1/brands/{id}",
    tag: "Brands",
    summary: "Get a brand",
    description: "One brand. What is not known yet is `null`.",
    params: BRAND_ID_PARAMS,
    success: { kind: "item", status: 200, data: Brand },
    conditional: true,
  },
  {
    id: "deleteBrand",
    method: "delete",
    path: "/v1/brands/{id}",
    tag: "Brands",
    summary: "Delete a brand",
    description:
      "Hides the brand at once and cancels a generation that still runs; its credit comes back unless a logo of it has been shown already. Its files are removed a day later; until then the deletion can be undone on the dashboard.",
    params: BRAND_ID_PARAMS,
    success: { kind: "item", status: 200, data: { name: "DeletedBrand", schema: deletedBrandSchema } },
  },
  {
    id: "getBrandStatus",
    method: "get",
    path: "/v1/brands/{id}/status",
    tag: "Brands",
    summary: "Get the status of the last generation",
    description:
      "How far the brand's last generation is. `progress` never decreases; `completed` and `failed` are final.",
    params: BRAND_ID_PARAMS,
    success: { kind: "item", status: 200, data: { name: "BrandStatus", schema: brandStatusSchema } },
    conditional: true,
  },
  {
    id: "regenerateBrand",
    method: "post",
    path: "/v1/brands/{id}/regenerate",
    tag: "Brands",
    summary: "Make parts of a brand again",
    description:
      "Makes the brand's next version: the named parts anew, what depends on them with them, the rest as it is; or, with `brief`, from a changed sentence. The version before stays visible until the new one is complete. Costs one credit. 409 while a generation of the brand runs.",
    params: BRAND_ID_PARAMS,
    body: { name: "RegenerateBrand", schema: regenerateSchema },
    example: { assets: ["palette"], keep: ["logos"] },
    success: { kind: "item", status: 202, data: AcceptedBrand, location: true },
    errors: ["PAYMENT_REQUIRED", "CONFLICT"],
    idempotent: true,
  },
];

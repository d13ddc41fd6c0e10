import { betaKey } from "@/lib/auth/beta-key";
import { readVariants } from "@/lib/experiments/read-variants";
import { planVariants, requestVariants } from "@/lib/experiments/request-variants";
import { endpoint } from "@/lib/http/endpoint";
import { answerSet, answerSets } from "@/lib/http/variants-answer";
import { publicBrandId } from "@/lib/ids";
import { V1BrandParams } from "@/lib/v1/public-id";
import { variantSetListSchema, variantSetSchema } from "@/lib/variants/variant-set.schema";
import { variantsRequestSchema } from "@/lib/variants/variants.schema";

export const dynamic = "force-dynamic";

/** The brand's sets of variants, whether they have been bought, and what they cost. */
export const GET = endpoint({
  operation: {
    id: "listVariants",
    tag: "Variants",
    summary: "List a brand's variants",
    description:
      "Every set of designs that was drawn for the brand, without its files, whether the feature has been bought, and its price.",
  },
  authenticate: betaKey,
  params: V1BrandParams,
  output: variantSetListSchema,
  handle: async ({ principal, params }) => {
    const list = await answerSets(await readVariants(principal, params.id));
    return { ...list, sets: list.sets.map((set) => ({ ...set, brandId: publicBrandId(params.id) })) };
  },
});

/** Has three designs drawn. 202 with the set, whose `status` says how far it is. */
export const POST = endpoint({
  operation: {
    id: "makeVariants",
    tag: "Variants",
    summary: "Make variants of a brand",
    description:
      "Three designs of the brand's landing, each of which differs from the brand as it is on one thing: color, type, mark or words. Each is a whole set of tokens, logo files and typefaces. With them come a page that compares them and the code that tests them in React, Vue and HTML. Drawn in less than a minute: ask for the set until its `status` is `made`. The same designs of the same version are the same set, at no price. 402 until the feature has been bought for the brand; 409 until its first version is complete.",
    example: { axes: ["color", "type", "mark"] },
    errors: ["PAYMENT_REQUIRED", "CONFLICT"],
  },
  authenticate: betaKey,
  params: V1BrandParams,
  body: variantsRequestSchema,
  bodyOptional: true,
  output: variantSetSchema,
  status: 202,
  transaction: true,
  idempotent: true,
  location: ({ brandId, id }) => `/v2/brands/${brandId}/variants/${id}`,
  prepare: ({ principal, params, body }) => planVariants({ principal, brandId: params.id, ...body }),
  handle: async ({ tx, prepared }) => ({
    ...(await answerSet(await requestVariants(tx, prepared))),
    brandId: publicBrandId(prepared.brandId),
  }),
});

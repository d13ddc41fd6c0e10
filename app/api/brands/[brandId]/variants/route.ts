import { signedIn } from "@/lib/auth/signed-in";
import { readVariants } from "@/lib/experiments/read-variants";
import { planVariants, requestVariants } from "@/lib/experiments/request-variants";
import { BrandParams } from "@/lib/http/brand-params";
import { endpoint } from "@/lib/http/endpoint";
import { answerSet, answerSets } from "@/lib/http/variants-answer";
import { variantSetListSchema, variantSetSchema } from "@/lib/variants/variant-set.schema";
import { variantsRequestSchema } from "@/lib/variants/variants.schema";

export const dynamic = "force-dynamic";

const common = { authenticate: signedIn, params: BrandParams } as const;

/** The brand's sets of variants, whether they have been bought, and what they cost. */
export const GET = endpoint({
  ...common,
  output: variantSetListSchema,
  handle: async ({ principal, params }) => answerSets(await readVariants(principal, params.brandId)),
});

/** Has three designs drawn. 202 with the set, whose `status` says how far it is. */
export const POST = endpoint({
  ...common,
  body: variantsRequestSchema,
  bodyOptional: true,
  output: variantSetSchema,
  status: 202,
  transaction: true,
  idempotent: true,
  rateLimited: true,
  prepare: ({ principal, params, body }) => planVariants({ principal, ...params, ...body }),
  handle: async ({ tx, prepared }) => answerSet(await requestVariants(tx, prepared)),
});

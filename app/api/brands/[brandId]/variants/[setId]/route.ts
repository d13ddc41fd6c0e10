import { signedIn } from "@/lib/auth/signed-in";
import { changeVariants } from "@/lib/experiments/change-variants";
import { findVariantSet } from "@/lib/experiments/read-variants";
import { endpoint } from "@/lib/http/endpoint";
import { VariantSetParams } from "@/lib/http/variant-set-params";
import { answerSet } from "@/lib/http/variants-answer";
import { variantSetChangeSchema, variantSetSchema } from "@/lib/variants/variant-set.schema";

export const dynamic = "force-dynamic";

const common = {
  authenticate: signedIn,
  params: VariantSetParams,
  output: variantSetSchema,
} as const;

/** One set of variants with its files. */
export const GET = endpoint({
  ...common,
  handle: async ({ principal, params: { brandId, setId } }) =>
    answerSet(await findVariantSet(principal, brandId, setId)),
});

/** Shares the comparison or takes the link back, or ends the experiment. */
export const PATCH = endpoint({
  ...common,
  body: variantSetChangeSchema,
  handle: async ({ principal, params, body }) => answerSet(await changeVariants(principal, params, body)),
});

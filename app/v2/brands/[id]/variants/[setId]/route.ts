import { betaKey } from "@/lib/auth/beta-key";
import { changeVariants } from "@/lib/experiments/change-variants";
import { findVariantSet } from "@/lib/experiments/read-variants";
import { endpoint } from "@/lib/http/endpoint";
import { answerSet } from "@/lib/http/variants-answer";
import { publicBrandId } from "@/lib/ids";
import { V2VariantSetParams } from "@/lib/v1/variant-set-params";
import { variantSetChangeSchema, variantSetSchema } from "@/lib/variants/variant-set.schema";

export const dynamic = "force-dynamic";

const common = { authenticate: betaKey, params: V2VariantSetParams, output: variantSetSchema } as const;

/** One set of variants with its files. */
export const GET = endpoint({
  operation: {
    id: "getVariants",
    tag: "Variants",
    summary: "Get a set of variants",
    description: "What each design is, with every file and where its bytes can be fetched.",
  },
  ...common,
  handle: async ({ principal, params: { id, setId } }) => ({
    ...(await answerSet(await findVariantSet(principal, id, setId))),
    brandId: publicBrandId(id),
  }),
});

/** Shares the comparison or takes the link back, or ends the experiment. */
export const PATCH = endpoint({
  operation: {
    id: "updateVariants",
    tag: "Variants",
    summary: "Share variants, or end their experiment",
    description:
      "`shared: true` gives out a link to the comparison, which nobody guesses; `false` makes it open nothing, for good. `ended: true` ends the experiment: what was kept of its visitors is deleted but for their number.",
    example: { shared: true },
    errors: ["CONFLICT"],
  },
  ...common,
  body: variantSetChangeSchema,
  handle: async ({ principal, params: { id, setId }, body }) => ({
    ...(await answerSet(await changeVariants(principal, { brandId: id, setId }, body))),
    brandId: publicBrandId(id),
  }),
});

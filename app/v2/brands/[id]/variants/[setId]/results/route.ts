import { betaKey } from "@/lib/auth/beta-key";
import { readResults } from "@/lib/experiments/read-results";
import { endpoint } from "@/lib/http/endpoint";
import { V2VariantSetParams } from "@/lib/v1/variant-set-params";
import { resultsSchema } from "@/lib/variants/variant-set.schema";

export const dynamic = "force-dynamic";

/** What the experiment shows so far. */
export const GET = endpoint({
  operation: {
    id: "getResults",
    tag: "Variants",
    summary: "Get an experiment's results",
    description:
      "Visitors, conversions and rate of each design with an interval; its comparison with the control by a sequential test, which stays valid however often you look; and whether visitors fall to the designs as they should.",
  },
  authenticate: betaKey,
  params: V2VariantSetParams,
  output: resultsSchema,
  handle: ({ principal, params: { id, setId } }) => readResults(principal, { brandId: id, setId }),
});

import { signedIn } from "@/lib/auth/signed-in";
import { readResults } from "@/lib/experiments/read-results";
import { endpoint } from "@/lib/http/endpoint";
import { VariantSetParams } from "@/lib/http/variant-set-params";
import { resultsSchema } from "@/lib/variants/variant-set.schema";

export const dynamic = "force-dynamic";

/** What the experiment shows so far. */
export const GET = endpoint({
  authenticate: signedIn,
  params: VariantSetParams,
  output: resultsSchema,
  handle: ({ principal, params }) => readResults(principal, params),
});

import { betaKey } from "@/lib/auth/beta-key";
import { openVariantFile } from "@/lib/experiments/open-variant-file";
import { findVariantSet } from "@/lib/experiments/read-variants";
import { refuseUndrawn } from "@/lib/experiments/refuse-undrawn";
import { endpoint } from "@/lib/http/endpoint";
import { fileResponse } from "@/lib/http/file-response";
import { V2VariantSetParams } from "@/lib/v1/variant-set-params";
import { SET_FILES } from "@/lib/variants/set-files";

export const dynamic = "force-dynamic";

/** The designs and the testing code as a ZIP. */
export const GET = endpoint({
  operation: {
    id: "downloadVariants",
    tag: "Variants",
    summary: "Download a set of variants",
    description:
      "The designs, their comparison and the testing code as a ZIP. Takes `Range`. 409 until they are drawn.",
    media: ["application/zip"],
    errors: ["CONFLICT"],
  },
  authenticate: betaKey,
  params: V2VariantSetParams,
  handle: async ({ request, principal, params: { id, setId } }) => {
    const set = await findVariantSet(principal, id, setId);
    refuseUndrawn(set);
    return fileResponse(request, await openVariantFile(set, SET_FILES.archive));
  },
});

export const HEAD = GET;

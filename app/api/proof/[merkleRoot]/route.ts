import { z } from "zod";
import { brandReader } from "@/lib/auth/brand-reader";
import { findProofs } from "@/lib/brand/find-proofs";
import { AppError } from "@/lib/errors";
import { endpoint } from "@/lib/http/endpoint";
import { throttle } from "@/lib/http/throttle";
import { proofAnswerSchema } from "@/lib/proof/proof-answer.schema";

export const dynamic = "force-dynamic";

/** Questions in an hour from one network: a person checks a few packages, a build some more. */
const LIMITS = { perNetwork: 600 };

/** Which versions have a package with this root: signed statements. The root alone is asked for; no file is sent here. */
export const GET = endpoint({
  authenticate: brandReader,
  params: z.object({ merkleRoot: proofAnswerSchema.shape.merkleRoot.max(66) }),
  output: proofAnswerSchema,
  bare: true,
  handle: async ({ request, principal, params: { merkleRoot } }) => {
    await throttle("proof", request.headers, LIMITS);
    const found = await findProofs(merkleRoot, principal.accountId);
    if (found.length === 0) throw new AppError("NOT_FOUND", "There is no version with this Merkle root.");
    return { merkleRoot, matches: found.map(({ statement }) => ({ statement, certificate: null })) };
  },
});

import { z } from "zod";
import { brandReader } from "@/lib/auth/brand-reader";
import { findProofs } from "@/lib/brand/find-proofs";
import type { CertificateRecord } from "@/lib/certificate/certificate.schema";
import { readCertificate } from "@/lib/certificate/read-certificate";
import { AppError } from "@/lib/errors";
import { endpoint } from "@/lib/http/endpoint";
import { throttle } from "@/lib/http/throttle";
import { type Certificate, proofAnswerSchema } from "@/lib/proof/proof-answer.schema";

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
    const matches = found.map(async ({ brandId, statement }) => ({
      statement,
      certificate: onChain(await readCertificate(brandId)),
    }));
    return { merkleRoot, matches: await Promise.all(matches) };
  },
});

/** A certificate whose root is the chain's; what is still on its way proves nothing. */
function onChain(record: CertificateRecord | null): Certificate | null {
  if (record?.status !== "confirmed") return null;
  const { chainId, contract, tokenId, root, transactionHash } = record;
  if (tokenId === null || root === null || transactionHash === null) return null;
  return { chainId, contract, tokenId: String(tokenId), root, transactionHash };
}

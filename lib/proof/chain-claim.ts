import type { Claim, ServerAnswer } from "./judge";
import type { Certificate } from "./proof-answer.schema";
import type { FittingStatement } from "./signed-claim";

/** Whether a certificate has the root of the files. What the certificate says is here the server's word. */
export function chainClaim(
  merkleRoot: string | null,
  fitting: readonly Pick<FittingStatement, "certificate">[],
  server: ServerAnswer,
): Claim {
  const certificates = fitting.flatMap(({ certificate }) => (certificate ? [certificate] : []));
  const [first] = certificates;
  if (!first) {
    return server === "answered"
      ? { state: "unknown", words: "There is no certificate of this version." }
      : { state: "not-asked", words: "No certificate was asked for." };
  }
  const same = certificates.find(({ root }) => root === merkleRoot);
  return same
    ? { state: "holds", words: `${placeOf(same)} has the same Merkle root, as the server reports.` }
    : { state: "fails", words: `${placeOf(first)} has another Merkle root: ${first.root}.` };
}

const placeOf = ({ tokenId, contract, chainId }: Certificate) =>
  `Certificate ${tokenId} of contract ${contract} on chain ${chainId}`;

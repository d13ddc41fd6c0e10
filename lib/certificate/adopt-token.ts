import { mintOf, tokenOfBrand } from "@/lib/chain/certificate-contract";
import type { OpenChain } from "@/lib/chain/open-chain";
import { db, type Tx } from "@/lib/db/client";
import { lockCertificate } from "./lock-certificate";
import { recordToken } from "./record-token";

/**
 * Writes down the token that a brand has on the chain, whoever minted it: a wallet with its voucher, or another service with
 * the same key. False while there is none, or its block is not final.
 * @throws viem's error when the node does not answer
 */
export async function adoptToken(open: OpenChain, brandId: string): Promise<boolean> {
  const token = await tokenOfBrand(open, brandId, open.confirmations - 1);
  if (!token) return false;
  const { to: recipient, ...place } = await mintOf(open, token.tokenId);
  await db().$transaction(async (tx) => {
    const certificate = await lockCertificate(tx, brandId);
    if (!certificate || certificate.certifiedVersion !== null) return;
    const version = (await versionWithRoot(tx, brandId, token.root)) ?? certificate.version;
    await tx.certificate.update({ where: { brandId }, data: { recipient, version, root: token.root } });
    const found = { ...certificate, recipient, version, owner: token.owner };
    await recordToken(tx, found, { tokenId: token.tokenId, ...place, isFinal: true });
  });
  return true;
}

/** Which version a root is of; null when none is left that has it. */
async function versionWithRoot(tx: Tx, brandId: string, merkleRoot: string): Promise<number | null> {
  const found = await tx.brandVersion.findFirst({
    where: { brandId, merkleRoot },
    orderBy: { version: "desc" },
    select: { version: true },
  });
  return found?.version ?? null;
}

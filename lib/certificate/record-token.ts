import type { Tx } from "@/lib/db/client";
import { type Certificate, Prisma } from "@/lib/db/generated/client";
import { publicBrandId } from "@/lib/ids";
import { emitEvent } from "@/lib/webhooks/emit-event";
import { knownHolder } from "./follow-owners";

interface MintedToken {
  tokenId: number;
  transactionHash: string;
  blockNumber: bigint;
  /** As many blocks deep as the network asks for. */
  isFinal: boolean;
}

/**
 * Writes down that a brand has its token, on the certificate and on the brand, in the caller's transaction, which has locked
 * both. The account's webhooks are told once, when it is final.
 */
export async function recordToken(
  tx: Tx,
  certificate: Certificate,
  { isFinal, ...token }: MintedToken,
): Promise<void> {
  const { brandId, recipient, version, owner, minedAt, confirmedAt, toldAt } = certificate;
  const now = new Date();
  const holder = await knownHolder(tx, certificate, token.tokenId);
  await tx.certificate.update({
    where: { brandId },
    data: {
      ...token,
      status: isFinal ? "confirmed" : "mined",
      certifiedVersion: version,
      owner: holder ?? owner ?? recipient,
      failure: Prisma.DbNull,
      offeredUntil: null,
      minedAt: minedAt ?? now,
      confirmedAt: isFinal ? (confirmedAt ?? now) : null,
      toldAt: isFinal ? (toldAt ?? now) : toldAt,
    },
  });
  const { tokenId, transactionHash } = token;
  await tx.brand.updateMany({
    where: { id: brandId },
    data: { nftTokenId: tokenId, nftTransactionHash: transactionHash, walletAddress: recipient },
  });
  if (isFinal && toldAt === null) await tell(tx, brandId, { tokenId: String(tokenId), transactionHash });
}

/** A certificate without a token. */
export const NO_TOKEN = {
  certifiedVersion: null,
  owner: null,
  tokenId: null,
  transactionHash: null,
  blockNumber: null,
  minedAt: null,
  confirmedAt: null,
};

/** Takes back what was written down of a token whose block is gone. */
export async function forgetToken(tx: Tx, brandId: string): Promise<void> {
  await tx.certificate.update({
    where: { brandId },
    data: { status: "submitted", ...NO_TOKEN },
  });
  await tx.brand.updateMany({ where: { id: brandId }, data: { nftTokenId: null, nftTransactionHash: null } });
}

async function tell(
  tx: Tx,
  brandId: string,
  token: { tokenId: string; transactionHash: string },
): Promise<void> {
  const brand = await tx.brand.findUnique({ where: { id: brandId }, select: { accountId: true } });
  if (!brand?.accountId) return;
  const data = { brandId: publicBrandId(brandId), ...token };
  await emitEvent(tx, { accountId: brand.accountId, event: "nft.minted", data });
}

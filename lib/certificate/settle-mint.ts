import { certifiedToken } from "@/lib/chain/certificate-contract";
import type { OpenChain } from "@/lib/chain/open-chain";
import type { Followed } from "@/lib/chain/queue/follow-transaction";
import { db, type Tx } from "@/lib/db/client";
import { type Certificate, type ChainTransaction, Prisma } from "@/lib/db/generated/client";
import { logger } from "@/lib/log/logger";
import { adoptToken } from "./adopt-token";
import { failLocked } from "./fail-mint";
import { lockCertificate } from "./lock-certificate";
import { forgetToken, recordToken } from "./record-token";

/** Brings a certificate to where its transaction is. Saying the same twice changes nothing. */
export async function settleMint(
  open: OpenChain,
  brandId: string,
  { transaction, logs }: Followed,
): Promise<void> {
  const token = transaction.succeeded ? certifiedToken(logs, open.contractAddress) : null;
  // Whoever was quicker, by a voucher or from another service, has brought the brand its token.
  const wasMint = transaction.purpose !== "renewal";
  if (isUndone(transaction, token) && wasMint && (await adoptToken(open, brandId))) return;
  await db().$transaction(async (tx) => {
    const certificate = await lockCertificate(tx, brandId);
    if (certificate?.transactionId === transaction.id) await settle(tx, certificate, transaction, token);
  });
}

/** In a block, but without what it was for. */
function isUndone({ status }: ChainTransaction, token: number | null): boolean {
  return (status === "mined" || status === "confirmed") && token === null;
}

async function settle(
  tx: Tx,
  certificate: Certificate,
  transaction: ChainTransaction,
  token: number | null,
): Promise<void> {
  const { status, minedHash, blockNumber } = transaction;
  if (status === "displaced") await goBackTo(tx, certificate, "queued");
  else if (status === "submitted") await goBackTo(tx, certificate, "submitted");
  else if (token === null) {
    if (certificate.status === "submitted" || certificate.status === "mined")
      await failLocked(tx, certificate, transaction.purpose === "fill" ? "NODE_REFUSES" : "REVERTED");
  } else if (certificate.kind === "renewal") await renew(tx, certificate, status === "confirmed");
  else {
    const place = { tokenId: token, transactionHash: minedHash!, blockNumber: blockNumber! };
    await recordToken(tx, certificate, { ...place, isFinal: status === "confirmed" });
  }
}

/** The token's root is the renewed one's when that is final: until then the version before is what counts. */
async function renew(tx: Tx, { brandId, version }: Certificate, isFinal: boolean): Promise<void> {
  const now = new Date();
  const data = isFinal
    ? { status: "confirmed", certifiedVersion: version, failure: Prisma.DbNull, confirmedAt: now }
    : { status: "mined" };
  await tx.certificate.update({ where: { brandId }, data });
}

/** Its block is gone, or its nonce is. */
async function goBackTo(
  tx: Tx,
  { brandId, kind, status, transactionId }: Certificate,
  to: "queued" | "submitted",
): Promise<void> {
  if (status === to) return;
  if (status !== "submitted") logger().warn({ brandId, status }, "a certificate's block is gone");
  if (kind !== "renewal" && status !== "submitted") await forgetToken(tx, brandId);
  await tx.certificate.update({
    where: { brandId },
    data: { status: to, transactionId: to === "queued" ? null : transactionId },
  });
}

import { db, type Tx } from "@/lib/db/client";
import type { Certificate } from "@/lib/db/generated/client";
import { logger } from "@/lib/log/logger";
import { lockCertificate } from "./lock-certificate";
import type { MintRequested } from "./mint-events";
import { type MintFailureCode, mintFailure } from "./mint-failures";

/** Ends a round that has not been signed badly. Nothing happens when it was signed meanwhile, or another has begun. */
export async function failMint(
  { certificate: brandId, round }: MintRequested,
  code: MintFailureCode,
): Promise<void> {
  await db().$transaction(async (tx) => {
    const certificate = await lockCertificate(tx, brandId);
    if (certificate?.round === round && certificate.status === "queued")
      await failLocked(tx, certificate, code);
  });
}

/** The same when the engine has tried everything. */
export async function giveUpMint(ref: MintRequested): Promise<void> {
  const row = await db().certificate.findUnique({
    where: { brandId: ref.certificate },
    select: { metadataCid: true },
  });
  await failMint(ref, row?.metadataCid ? "NETWORK_SILENT" : "CONTENT_FAILED");
}

/** The same for a certificate that the caller has locked. A token whose renewal failed is what it was before. */
export async function failLocked(
  tx: Tx,
  { brandId, kind, version, certifiedVersion }: Certificate,
  code: MintFailureCode,
): Promise<void> {
  logger().warn({ brandId, version, code }, "a certificate was not minted");
  const failure = mintFailure(code);
  const data =
    kind === "renewal"
      ? { status: "confirmed", version: certifiedVersion ?? version, failure }
      : { status: "failed", failure };
  await tx.certificate.update({ where: { brandId }, data });
}

import { db, type Tx } from "@/lib/db/client";
import type { Certificate } from "@/lib/db/generated/client";
import { AppError } from "@/lib/errors";
import { refuseWhileRunning } from "@/lib/jobs/still-being-made";
import { lockCertificate } from "./lock-certificate";
import { openForMints } from "./open-for-mints";
import { startMint } from "./start-mint";

export interface RetriedMint {
  brandId: string;
  recipient: string;
}

/**
 * Mints a certificate that failed once more, or renews one whose renewal failed, for the wallet that it was asked for: for
 * administrators, so that it counts on nobody's hour; the day's budget holds.
 * @param typicalSeconds of the function of that name
 * @throws AppError NOT_FOUND without such a certificate or brand, CONFLICT when it has not failed or a version is being made,
 * RATE_LIMIT_EXCEEDED when the day's mints are used up, SERVICE_UNAVAILABLE while certificates are off
 */
export async function retryMint(brandId: string, typicalSeconds: number): Promise<RetriedMint> {
  const chain = await openForMints();
  return db().$transaction(async (tx) => {
    const certificate = await lockCertificate(tx, brandId);
    const brand = await tx.brand.findFirst({
      where: { id: brandId, deletedAt: null },
      select: { visibleVersion: true },
    });
    if (!certificate || !brand) throw new AppError("NOT_FOUND", "There is no certificate of this brand.");
    if (!hasFailed(certificate)) throw new AppError("CONFLICT", "This certificate has not failed.");
    await refuseWhileRunning(tx, brandId, typicalSeconds);
    const { recipient, requestedBy } = certificate;
    const version = brand.visibleVersion ?? certificate.version;
    await startMint(tx, { brandId, recipient, chain, version, requestedBy, certificate, admit: nobodysHour });
    return { brandId, recipient };
  });
}

/** A renewal that failed leaves the token as it was before. */
const hasFailed = ({ status, failure }: Certificate) =>
  status === "failed" || (status === "confirmed" && failure !== null);

const nobodysHour = async (_tx: Tx) => {};

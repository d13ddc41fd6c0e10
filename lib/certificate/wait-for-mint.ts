import { setTimeout as sleep } from "node:timers/promises";
import { db } from "@/lib/db/client";
import type { CertificateRecord, CertificateStatus } from "./certificate.schema";
import { readCertificate } from "./read-certificate";

const FIRST_LOOK_MS = 30;
const LONGEST_LOOK_MS = 250;

/**
 * Waits until a certificate is in a block or has failed, for so long at most. Resolves to what it is then; null when there is
 * none any more.
 */
export async function waitForMint(brandId: string, patienceMs: number): Promise<CertificateRecord | null> {
  const deadline = Date.now() + patienceMs;
  for (let lookMs = FIRST_LOOK_MS; Date.now() < deadline; lookMs = Math.min(LONGEST_LOOK_MS, lookMs * 1.3)) {
    const row = await db().certificate.findUnique({ where: { brandId }, select: { status: true } });
    const status = row?.status as CertificateStatus | undefined;
    if (status !== "queued" && status !== "submitted") break;
    await sleep(lookMs);
  }
  return readCertificate(brandId);
}

import { lockCertificate } from "@/lib/certificate/lock-certificate";
import { openForMints } from "@/lib/certificate/open-for-mints";
import { startMint } from "@/lib/certificate/start-mint";
import { waitForMint } from "@/lib/certificate/wait-for-mint";
import { db } from "@/lib/db/client";
import { isAppError } from "@/lib/errors";
import { countMint } from "@/lib/http/mint-quota";
import { CERTIFICATE_STEP } from "@/lib/jobs/certificate-step";
import { completeJob, markStep } from "@/lib/jobs/record-progress";
import { logger } from "@/lib/log/logger";
import type { GenerationRequested } from "@/lib/model/pipeline-events";

const { id: STEP } = CERTIFICATE_STEP;
/** A network that mines at once is done by then; for others the run sleeps. */
const FIRST_PATIENCE_MS = 1_500;

/** Asks for the certificate of the version that people see now. What is refused fails its step, and never the brand. */
export async function askForCertificate({ jobId, brandId, version }: GenerationRequested): Promise<void> {
  await markStep(jobId, STEP, "running");
  try {
    const chain = await openForMints();
    await db().$transaction(async (tx) => {
      const certificate = await lockCertificate(tx, brandId);
      const { walletAddress } = await tx.brand.findUniqueOrThrow({
        where: { id: brandId },
        select: { walletAddress: true },
      });
      const { principal, clientAddress } = await tx.job.findUniqueOrThrow({
        where: { id: jobId },
        select: { principal: true, clientAddress: true },
      });
      if (!walletAddress) return;
      const asker = { name: principal, network: clientAddress, recipient: walletAddress };
      const admit = () => countMint(tx, asker);
      const start = {
        brandId,
        version,
        chain,
        certificate,
        recipient: walletAddress,
        requestedBy: principal,
      };
      await startMint(tx, { ...start, admit });
    });
  } catch (error) {
    if (!isAppError(error)) throw error;
    logger().warn({ jobId, brandId, code: error.code, reason: error.message }, "no certificate is minted");
  }
}

/**
 * Ends the job when its certificate is in a block or has failed; at the last look in any case. Later results show where the
 * certificate is asked for, and reach the webhooks. False while it is waited for.
 */
export async function endWithCertificate(
  { jobId, brandId }: GenerationRequested,
  look: { isFirst: boolean; isLast: boolean },
): Promise<boolean> {
  const certificate = await waitForMint(brandId, look.isFirst ? FIRST_PATIENCE_MS : 0);
  const status = certificate?.status;
  if ((status === "queued" || status === "submitted") && !look.isLast) return false;
  if (status === "mined" || status === "confirmed") await markStep(jobId, STEP, "completed");
  else if (status !== "queued" && status !== "submitted") await markStep(jobId, STEP, "failed");
  await completeJob(jobId);
  return true;
}

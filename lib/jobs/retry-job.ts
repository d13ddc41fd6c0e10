import { db, type Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { newId } from "@/lib/ids";
import type { DesignBrief } from "@/lib/model/brief.schema";
import { ENGINE_VERSION } from "@/lib/model/engine-version";
import { isCertificateDue } from "./certificate-step";
import { roomForJob } from "./room-for-job";
import { startJob } from "./start-job";
import { refuseWhileRunning } from "./still-being-made";
import { takeSlot } from "./take-slot";

/**
 * Makes again what a failed job was to make, as the brand's next version, from the same brief and seed. Nobody pays for
 * it and it takes nobody's place: the failure was ours. A job that ended stays as it ended.
 * @throws AppError NOT_FOUND without such a job or brand, CONFLICT when it has not failed, or while a version of its
 * brand is being made.
 */
export async function retryJob(failedJobId: string): Promise<{ jobId: string; version: number }> {
  const { typicalSeconds } = await roomForJob();
  return db().$transaction(async (tx) => {
    const { brandId, version: failed } = await findFailed(tx, failedJobId, typicalSeconds);
    const version = await nextVersion(tx, brandId, failed);
    const slot = await takeSlot(tx, { kind: "operator" }, typicalSeconds);
    const certificate = await isCertificateDue(tx, brandId);
    const job = { jobId: newId(), brandId, version, slot, typicalSeconds, certificate };
    const { jobId } = await startJob(tx, job);
    return { jobId, version };
  });
}

async function findFailed(
  tx: Tx,
  jobId: string,
  typicalSeconds: number,
): Promise<{ brandId: string; version: number }> {
  const job = await tx.job.findFirst({
    where: { id: jobId, brand: { deletedAt: null } },
    select: { brandId: true, version: true, status: true },
  });
  if (!job) throw new AppError("NOT_FOUND", "There is no generation with this id.");
  if (job.status !== "failed") throw new AppError("CONFLICT", "This generation has not failed.");
  await tx.$executeRaw`SELECT 1 FROM brands WHERE id = ${job.brandId}::uuid FOR UPDATE`;
  await refuseWhileRunning(tx, job.brandId, typicalSeconds);
  return job;
}

/** A version with what the failed one was to be made from. Returns its number. */
async function nextVersion(tx: Tx, brandId: string, failed: number): Promise<number> {
  const { seed, seedGiven, brief, baseVersion, changes } = await tx.brandVersion.findUniqueOrThrow({
    where: { brandId_version: { brandId, version: failed } },
  });
  const { _max } = await tx.brandVersion.aggregate({ where: { brandId }, _max: { version: true } });
  const version = (_max.version ?? 0) + 1;
  await tx.brandVersion.create({
    data: {
      brandId,
      version,
      seed,
      seedGiven,
      engineVersion: ENGINE_VERSION,
      brief: brief as DesignBrief,
      baseVersion,
      changes,
    },
  });
  return version;
}

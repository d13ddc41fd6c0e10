import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { findJob } from "@/lib/jobs/read-job";
import { remainingSeconds } from "@/lib/jobs/remaining-seconds";
import { typicalSeconds } from "@/lib/jobs/typical-seconds";

/**
 * How the last generation of an account's brand is going.
 * @throws AppError NOT_FOUND, for a foreign or deleted brand as for an unknown one.
 */
export async function readBrandStatus(accountId: string, brandId: string) {
  const job = await db().job.findFirst({
    where: { brandId, brand: { accountId, deletedAt: null } },
    orderBy: { version: "desc" },
    select: { id: true, version: true },
  });
  if (!job) throw new AppError("NOT_FOUND", "There is no brand of yours with this id.");
  const view = await findJob(job.id);
  const estimatedTimeRemaining = remainingSeconds({ ...view, typicalSeconds: await typicalSeconds() });
  return { ...view, version: job.version, estimatedTimeRemaining };
}

import { db } from "@/lib/db/client";
import { enqueueEvent } from "@/lib/db/outbox";
import { AppError } from "@/lib/errors";
import { generationCancelled } from "@/lib/model/pipeline-events";
import type { JobStatusBody } from "@/lib/progress/progress.schema";
import { failJob } from "@/lib/progress/record-progress";
import { findJob, getJobStatus } from "./get-job-status";

/** How a cancelled job's failure reads. */
export const CANCELLED = { code: "CANCELLED", message: "cancelled" } as const;

/**
 * Ends an unfinished job at once, which frees its slot, and tells the pipeline to stop working on it. Cancelling a
 * cancelled job changes nothing.
 * @throws AppError NOT_FOUND, or CONFLICT when the job ended in another way.
 */
export async function cancelJob(jobId: string): Promise<JobStatusBody> {
  await findJob(jobId);
  await db().$transaction(async (tx) => {
    if (!(await failJob(jobId, CANCELLED, tx))) return;
    await tx.job.update({ where: { id: jobId }, data: { cancelRequestedAt: new Date() } });
    await enqueueEvent(tx, { name: generationCancelled.name, data: { jobId } });
  });
  const ended = await getJobStatus(jobId);
  if (ended.error?.code !== CANCELLED.code) {
    throw new AppError("CONFLICT", "This generation has already ended, so it cannot be cancelled.");
  }
  return ended;
}

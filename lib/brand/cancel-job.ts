import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { CANCELLED, cancelJobs } from "@/lib/progress/cancel-jobs";
import type { JobStatusBody } from "@/lib/progress/progress.schema";
import { findJob, getJobStatus } from "./get-job-status";

/**
 * Ends an unfinished job. Cancelling a cancelled job changes nothing.
 * @throws AppError NOT_FOUND, or CONFLICT when the job ended in another way.
 */
export async function cancelJob(jobId: string): Promise<JobStatusBody> {
  await findJob(jobId);
  await db().$transaction((tx) => cancelJobs(tx, { id: jobId }));
  const ended = await getJobStatus(jobId);
  if (ended.error?.code !== CANCELLED.code) {
    throw new AppError("CONFLICT", "This generation has already ended, so it cannot be cancelled.");
  }
  return ended;
}

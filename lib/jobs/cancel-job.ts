import { refundCredit } from "@/lib/credits/refund-credit";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { cancelJobs } from "./cancel-jobs";
import { findJob, getJobStatus } from "./get-job-status";
import type { JobStatusBody } from "./progress.schema";
import { CANCELLED } from "./record-progress";

/**
 * Ends an unfinished job. Cancelling a cancelled job changes nothing. What the operator stops costs nobody anything,
 * whatever has been shown of it.
 * @throws AppError NOT_FOUND, or CONFLICT when the job ended in another way.
 */
export async function cancelJob(jobId: string, by: "owner" | "operator" = "owner"): Promise<JobStatusBody> {
  await findJob(jobId);
  await db().$transaction(async (tx) => {
    const [ended] = await cancelJobs(tx, { id: jobId });
    if (ended && by === "operator") await refundCredit(tx, ended);
  });
  const ended = await getJobStatus(jobId);
  if (ended.error?.code !== CANCELLED.code) {
    throw new AppError("CONFLICT", "This generation has already ended, so it cannot be cancelled.");
  }
  return ended;
}

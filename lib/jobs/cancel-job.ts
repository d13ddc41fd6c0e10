import { refundCredit } from "@/lib/credits/refund-credit";
import { db, type Tx } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { enqueueEvent } from "@/lib/db/outbox";
import { AppError } from "@/lib/errors";
import { generationCancelled } from "@/lib/model/pipeline-events";
import { getJobStatus } from "./get-job-status";
import { UNFINISHED } from "./job-status";
import type { JobStatusBody } from "./progress.schema";
import { findJob } from "./read-job";
import { CANCELLED, failJob } from "./record-progress";

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

/**
 * Ends the unfinished ones of these jobs at once, which frees their slots and gives back the credits of those whose
 * drawings nobody has seen, and tells the pipeline to stop working on them. Resolves to those that it ended.
 */
export async function cancelJobs(tx: Tx, where: Prisma.JobWhereInput): Promise<string[]> {
  const running = await tx.job.findMany({
    where: { AND: [where, { status: { in: [...UNFINISHED] } }] },
    select: { id: true },
  });
  const ended: string[] = [];
  for (const { id: jobId } of running) {
    if (!(await failJob(jobId, CANCELLED, tx))) continue;
    await tx.job.update({ where: { id: jobId }, data: { cancelRequestedAt: new Date() } });
    await enqueueEvent(tx, { name: generationCancelled.name, data: { jobId } });
    ended.push(jobId);
  }
  return ended;
}

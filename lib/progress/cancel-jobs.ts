import type { Tx } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { enqueueEvent } from "@/lib/db/outbox";
import { generationCancelled } from "@/lib/model/pipeline-events";
import { failJob } from "./record-progress";

/** How a cancelled job's failure reads. */
export const CANCELLED = { code: "CANCELLED", message: "cancelled" } as const;

/**
 * Ends the unfinished ones of these jobs at once, which frees their slots and gives their credits back, and tells the
 * pipeline to stop working on them.
 */
export async function cancelJobs(tx: Tx, where: Prisma.JobWhereInput): Promise<void> {
  const running = await tx.job.findMany({
    where: { AND: [where, { status: { in: ["pending", "processing"] } }] },
    select: { id: true },
  });
  for (const { id: jobId } of running) {
    if (!(await failJob(jobId, CANCELLED, tx))) continue;
    await tx.job.update({ where: { id: jobId }, data: { cancelRequestedAt: new Date() } });
    await enqueueEvent(tx, { name: generationCancelled.name, data: { jobId } });
  }
}

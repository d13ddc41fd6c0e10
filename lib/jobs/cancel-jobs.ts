import type { Tx } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { enqueueEvent } from "@/lib/db/outbox";
import { generationCancelled } from "@/lib/model/pipeline-events";
import { CANCELLED, failJob } from "./record-progress";

/**
 * Ends the unfinished ones of these jobs at once, which frees their slots and gives back the credits of those whose
 * drawings nobody has seen, and tells the pipeline to stop working on them. Resolves to those that it ended.
 */
export async function cancelJobs(tx: Tx, where: Prisma.JobWhereInput): Promise<string[]> {
  const running = await tx.job.findMany({
    where: { AND: [where, { status: { in: ["pending", "processing"] } }] },
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

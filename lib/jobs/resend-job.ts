import { db } from "@/lib/db/client";
import { enqueueEvent } from "@/lib/db/outbox";
import { logger } from "@/lib/log/logger";
import { type GenerationRequested, generationRequested } from "@/lib/model/pipeline-events";
import { UNFINISHED } from "./job-status";
import { failJob } from "./record-progress";

const MAX_RESENDS = 5;

/**
 * Hands an unfinished job to the engine once more, under a new event; stages that have run are not run again. After five
 * times the job fails instead. "left" when it has ended, or another process has sent it again, since `resends` was read.
 */
export async function resendJob(
  ref: GenerationRequested,
  resends: number,
  reason: string,
): Promise<"sent" | "failed" | "left"> {
  const { jobId } = ref;
  logger().warn({ jobId, resends, reason }, "job is sent again");
  if (resends >= MAX_RESENDS) {
    await failJob(jobId, {
      code: "GENERATION_FAILED",
      message: "Your brand could not be finished: the work on it stopped several times. Please try again.",
    });
    return "failed";
  }
  return db().$transaction(async (tx) => {
    const { count } = await tx.job.updateMany({
      where: { id: jobId, resends, status: { in: [...UNFINISHED] } },
      data: { resends: resends + 1, failedStage: null, heartbeatAt: new Date(), sentAt: new Date() },
    });
    if (count === 0) return "left";
    await enqueueEvent(tx, { name: generationRequested.name, data: generationRequested.data.parse(ref) });
    return "sent";
  });
}

import { db } from "@/lib/db/client";
import { logger } from "@/lib/log/logger";

const LOOK_MS = 1_000;

/** Runs `work` with a signal that is aborted soon after the job has ended: nobody waits for the result any more. */
export async function whileWanted<T>(jobId: string, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const look = async () => {
    const job = await db().job.findUnique({ where: { id: jobId }, select: { status: true } });
    if (!job || job.status === "failed") controller.abort(new Error("the job has ended"));
  };
  const timer = setInterval(() => {
    look().catch((error) => logger().warn({ jobId, err: error }, "the job could not be read"));
  }, LOOK_MS);
  try {
    return await work(controller.signal);
  } finally {
    clearInterval(timer);
  }
}

import { db } from "@/lib/db/client";
import { logger } from "@/lib/log/logger";

const BEAT_MS = 5_000;

/** Shows that somebody works on the job for as long as `work` runs, which is what keeps the sweeper away. */
export async function beatWhile<T>(jobId: string, work: () => Promise<T>): Promise<T> {
  const timer = setInterval(() => {
    db().$executeRaw`UPDATE jobs SET heartbeat_at = now() WHERE id = ${jobId}::uuid`.catch((error) =>
      logger().warn({ jobId, err: error }, "heartbeat failed"),
    );
  }, BEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

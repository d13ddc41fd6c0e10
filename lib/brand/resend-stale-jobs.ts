import { db } from "@/lib/db/client";
import { enqueueEvent } from "@/lib/db/outbox";
import { usesInngest } from "@/lib/env";
import { logger } from "@/lib/log/logger";
import { generationRequested } from "@/lib/model/pipeline-events";
import { failJob } from "@/lib/progress/record-progress";

/** A running stage beats every five seconds; between two stages, or before a stage is tried again, nobody does. */
const RUNNING_STALE_SECONDS = 60;
/** Inngest may wait minutes before it tries a stage again, and cannot be asked whether a run is alive. */
const RUNNING_STALE_SECONDS_ON_INNGEST = 10 * 60;
/** A job may wait for its turn for long, so that silence means less. */
const WAITING_STALE_SECONDS = 15 * 60;
const MAX_RESENDS = 5;

interface StaleJob {
  jobId: string;
  brandId: string;
  version: number;
  resends: number;
}

/**
 * Sends every unfinished job again that shows no sign of life and that the embedded engine has no run for. Stages that
 * have run are not run again. After five times the job fails. Returns how many were sent.
 */
export async function resendStaleJobs(): Promise<number> {
  const runningStale = usesInngest() ? RUNNING_STALE_SECONDS_ON_INNGEST : RUNNING_STALE_SECONDS;
  const stale = await db().$queryRaw<StaleJob[]>`
    SELECT jobs.id AS "jobId", brand_id AS "brandId", version, resends
    FROM jobs
    WHERE status IN ('pending', 'processing')
      AND heartbeat_at < now() - make_interval(secs =>
        CASE status WHEN 'processing' THEN ${runningStale}::float8 ELSE ${WAITING_STALE_SECONDS}::float8 END)
      AND (${usesInngest()} OR NOT EXISTS (
        SELECT 1 FROM engine_runs
        JOIN engine_events ON engine_events.id = engine_runs.event_id
        WHERE engine_runs.status IN ('queued', 'running') AND engine_events.data->>'jobId' = jobs.id::text))
      AND NOT EXISTS (
        SELECT 1 FROM outbox_events WHERE dispatched_at IS NULL AND data->>'jobId' = jobs.id::text)
    LIMIT 100`;
  for (const job of stale) await resend(job);
  return stale.length;
}

async function resend({ resends, ...ref }: StaleJob): Promise<void> {
  logger().warn({ jobId: ref.jobId, resends }, "job without a sign of life");
  if (resends >= MAX_RESENDS) {
    await failJob(ref.jobId, {
      code: "GENERATION_FAILED",
      message: "Your brand could not be finished: the work on it stopped several times. Please try again.",
    });
    return;
  }
  await db().$transaction(async (tx) => {
    await tx.job.update({
      where: { id: ref.jobId },
      data: { resends: resends + 1, heartbeatAt: new Date() },
    });
    await enqueueEvent(tx, { name: generationRequested.name, data: generationRequested.data.parse(ref) });
  });
}

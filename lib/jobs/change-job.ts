import { db, type Tx } from "@/lib/db/client";
import { jobResult } from "./job-result";
import { isUnfinished, type JobStatus } from "./job-status";
import type { ProgressMessage, ProgressStep } from "./progress.schema";

/** Channel on which a committed job event is announced, as "<jobId>:<seq>". */
export const JOB_EVENTS_CHANNEL = "marque_job_events";

/** Public words for a failed job. */
export interface JobFailure {
  code: string;
  message: string;
}

export interface JobChange {
  status: JobStatus;
  steps: ProgressStep[];
  progress: number;
  currentStep: string;
  error?: JobFailure;
  /** Estimate for a job that has not ended. */
  remainingSeconds?: number;
}

/** The job as it was before the change. */
export interface ChangedJob {
  id: string;
  brandId: string;
  version: number;
  startedAt: Date | null;
  status: JobStatus;
  progress: number;
  currentStep: string;
  steps: ProgressStep[];
  lastSeq: number;
  drawingsShownAt: Date | null;
}

/**
 * Locks a job, applies the change, appends its event and announces it, all in one transaction. `after` runs last in it.
 * Returns false, and changes nothing, when there is no such job or it has ended.
 */
export async function changeJob(
  jobId: string,
  change: (job: ChangedJob, at: string) => JobChange,
  { tx, after }: { tx?: Tx | undefined; after?: (tx: Tx, job: ChangedJob, at: Date) => Promise<void> } = {},
): Promise<boolean> {
  if (!tx) return db().$transaction((own) => changeJob(jobId, change, { tx: own, after }));

  const [job] = await tx.$queryRaw<ChangedJob[]>`
    SELECT id, brand_id AS "brandId", version, started_at AS "startedAt", status::text AS status, progress,
           current_step AS "currentStep", steps, last_seq AS "lastSeq", drawings_shown_at AS "drawingsShownAt"
    FROM jobs WHERE id = ${jobId}::uuid FOR UPDATE`;
  if (!job || !isUnfinished(job.status)) return false;

  const at = new Date();
  await write(tx, job, change(job, at.toISOString()), at);
  await after?.(tx, job, at);
  return true;
}

async function write(tx: Tx, job: ChangedJob, next: JobChange, at: Date): Promise<void> {
  const seq = job.lastSeq + 1;
  const result =
    next.status === "completed"
      ? jobResult(job, await tx.brand.findUniqueOrThrow({ where: { id: job.brandId }, select: LINKS }))
      : null;
  const payload: Omit<ProgressMessage, "jobId" | "seq" | "at"> = {
    type: next.status === "completed" || next.status === "failed" ? next.status : "progress",
    status: next.status,
    progress: next.progress,
    currentStep: next.currentStep,
    steps: next.steps,
    estimatedTimeRemaining: next.remainingSeconds ?? 0,
    result,
    ...(next.error ? { error: next.error } : {}),
  };
  await tx.$executeRaw`
    WITH changed AS (
      UPDATE jobs SET
        status = ${next.status}::job_status, progress = ${next.progress}, current_step = ${next.currentStep},
        steps = ${JSON.stringify(next.steps)}::jsonb, error = ${next.error ? JSON.stringify(next.error) : null}::jsonb,
        last_seq = ${seq}, heartbeat_at = ${at}, started_at = coalesce(started_at, ${at}),
        finished_at = ${isUnfinished(next.status) ? null : at}
      WHERE id = ${job.id}::uuid
    ), logged AS (
      INSERT INTO job_events (job_id, seq, at, payload)
      VALUES (${job.id}::uuid, ${seq}, ${at}, ${JSON.stringify(payload)}::jsonb)
    )
    SELECT pg_notify(${JOB_EVENTS_CHANNEL}, ${`${job.id}:${seq}`})`;
}

const LINKS = { docsUrl: true, nftTokenId: true, nftTransactionHash: true } as const;

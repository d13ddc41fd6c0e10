import { refundCredit } from "@/lib/credits/refund-credit";
import { db, type Tx } from "@/lib/db/client";
import { appUrl } from "@/lib/env";
import { PIPELINE_STEPS, type StepId } from "@/lib/model/pipeline";
import type { JobResult, JobStatus, ProgressMessage, ProgressStep } from "./progress.schema";
import { tellOfEnd } from "./tell-of-end";
import { typicalSeconds } from "./typical-seconds";

/** Channel on which a committed job event is announced, as "<jobId>:<seq>". */
export const JOB_EVENTS_CHANNEL = "marque_job_events";

/** Public words for a failed job. */
export interface JobFailure {
  code: string;
  message: string;
}

/**
 * Records that a step of a job began or ended. Safe to repeat: a step that has completed stays completed, progress
 * never decreases, and a job in a terminal state is left alone.
 */
export async function markStep(
  jobId: string,
  step: StepId,
  status: "running" | "completed" | "failed",
): Promise<void> {
  // Before the transaction: it may need a connection of its own.
  const typical = await typicalSeconds();
  await changeJob(jobId, (job, at) => {
    const steps = job.steps.map((entry) => (entry.id === step ? stepAfter(entry, status, at) : entry));
    const progress = Math.max(job.progress, progressOf(steps));
    return {
      status: "processing",
      steps,
      progress,
      currentStep: currentStepOf(steps) ?? job.currentStep,
      remainingSeconds: Math.ceil((typical * (100 - progress)) / 100),
    };
  });
}

/** Ends a job well, with the step that runs. Returns false when it had already ended. */
export async function completeJob(jobId: string, tx?: Tx): Promise<boolean> {
  return changeJob(
    jobId,
    (job, at) => ({
      status: "completed",
      steps: endRunning(job.steps, "completed", at),
      progress: 100,
      currentStep: "Ready",
    }),
    tx,
  );
}

/** How a cancelled job's failure reads. */
export const CANCELLED = { code: "CANCELLED", message: "cancelled" } as const;

/**
 * Whether a job that ends badly costs nothing in the end: every failure of ours does, and cancelling as long as no
 * drawing of the version has been shown. Afterwards somebody could look at one brand after the other for nothing.
 */
function givesCreditBack(error: JobFailure | undefined, drawingsShownAt: Date | null): boolean {
  return error?.code !== CANCELLED.code || drawingsShownAt === null;
}

/**
 * Ends a job badly, with words for the person who waits, and gives its credit back, unless it was cancelled after its
 * drawings had been shown. Returns false when it had already ended.
 */
export async function failJob(jobId: string, error: JobFailure, tx?: Tx): Promise<boolean> {
  return changeJob(
    jobId,
    (job, at) => ({
      status: "failed",
      steps: endRunning(job.steps, "failed", at),
      progress: job.progress,
      currentStep: error.code === CANCELLED.code ? "Cancelled" : "Failed",
      error,
    }),
    tx,
  );
}

/** The links of a completed job. */
export function jobResult(job: { id: string; brandId: string }, brand: BrandLinks): JobResult {
  return {
    brandId: job.brandId,
    downloadUrl: `${appUrl()}/api/download/${job.id}`,
    ...(brand.docsUrl ? { docsUrl: brand.docsUrl } : {}),
    ...(brand.nftTokenId === null ? {} : { nftTokenId: String(brand.nftTokenId) }),
    ...(brand.nftTransactionHash ? { nftTransactionHash: brand.nftTransactionHash } : {}),
  };
}

export interface BrandLinks {
  docsUrl: string | null;
  nftTokenId: number | null;
  nftTransactionHash: string | null;
}

interface JobChange {
  status: JobStatus;
  steps: ProgressStep[];
  progress: number;
  currentStep: string;
  error?: JobFailure;
  /** Of an unfinished job. */
  remainingSeconds?: number;
}

interface JobRow {
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

/** Locks the job, applies the change, appends its event and announces it, all in one transaction. */
async function changeJob(
  jobId: string,
  change: (job: JobRow, at: string) => JobChange,
  tx?: Tx,
): Promise<boolean> {
  if (!tx) return db().$transaction((own) => changeJob(jobId, change, own));

  const [job] = await tx.$queryRaw<JobRow[]>`
    SELECT id, brand_id AS "brandId", version, started_at AS "startedAt", status::text AS status, progress,
           current_step AS "currentStep", steps, last_seq AS "lastSeq", drawings_shown_at AS "drawingsShownAt"
    FROM jobs WHERE id = ${jobId}::uuid FOR UPDATE`;
  if (!job || job.status === "completed" || job.status === "failed") return false;

  const at = new Date();
  const next = change(job, at.toISOString());
  const terminal = next.status === "completed" || next.status === "failed";
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
        finished_at = ${terminal ? at : null}
      WHERE id = ${jobId}::uuid
    ), logged AS (
      INSERT INTO job_events (job_id, seq, at, payload)
      VALUES (${jobId}::uuid, ${seq}, ${at}, ${JSON.stringify(payload)}::jsonb)
    )
    SELECT pg_notify(${JOB_EVENTS_CHANNEL}, ${`${jobId}:${seq}`})`;
  if (next.status === "failed" && givesCreditBack(next.error, job.drawingsShownAt)) {
    await refundCredit(tx, jobId);
  }
  if (terminal) await tellOfEnd(tx, { ...job, endedAt: at, error: next.error });
  return true;
}

const LINKS = { docsUrl: true, nftTokenId: true, nftTransactionHash: true } as const;

function stepAfter(step: ProgressStep, status: "running" | "completed" | "failed", at: string): ProgressStep {
  if (step.status === "completed") return step;
  if (status === "running") return { ...step, status, startedAt: at, finishedAt: null };
  return { ...step, status, startedAt: step.startedAt ?? at, finishedAt: at };
}

function endRunning(steps: ProgressStep[], status: "completed" | "failed", at: string): ProgressStep[] {
  return steps.map((step) => (step.status === "running" ? stepAfter(step, status, at) : step));
}

/** A running step counts for half of its weight; 100 is kept for the finished job. */
function progressOf(steps: ProgressStep[]): number {
  const weights = new Map<string, number>(PIPELINE_STEPS.map((step) => [step.id, step.weight]));
  const done = steps.reduce((sum, step) => {
    const weight = weights.get(step.id) ?? 0;
    return sum + (step.status === "completed" ? weight : step.status === "running" ? weight / 2 : 0);
  }, 0);
  return Math.min(99, Math.round(done));
}

function currentStepOf(steps: ProgressStep[]): string | undefined {
  return steps.findLast((step) => step.status === "running")?.label;
}

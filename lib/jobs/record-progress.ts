import { refundCredit } from "@/lib/credits/refund-credit";
import { db, type Tx } from "@/lib/db/client";
import { STEPS } from "@/lib/pipeline/graph";
import { CERTIFICATE_STEP, type StepId } from "./certificate-step";
import { changeJob, type JobFailure } from "./change-job";
import type { ProgressStep } from "./progress.schema";
import { tellOfEnd } from "./tell-of-end";
import { typicalSeconds } from "./typical-seconds";
import { UNFINISHED_SQL } from "./unfinished-sql";

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

/**
 * Ends a job well, with the step that runs, and tells the account's webhooks. A certificate that is still on its way is waited
 * for no longer. Returns false when it had already ended.
 */
export async function completeJob(jobId: string, tx?: Tx): Promise<boolean> {
  return changeJob(
    jobId,
    (job, at) => ({
      status: "completed",
      steps: endRunning(job.steps.map(waitNoLonger), "completed", at),
      progress: 100,
      currentStep: "Ready",
    }),
    { tx, after: (within, job, endedAt) => tellOfEnd(within, { ...job, endedAt }) },
  );
}

/** How a cancelled job's failure reads. */
export const CANCELLED = { code: "CANCELLED", message: "cancelled" } as const;

/**
 * Ends a job badly, with words for the person who waits, tells the account's webhooks, and gives its credit back, unless
 * it was cancelled after its drawings had been shown. One whose version people see already, while its certificate is being
 * minted, ends well instead. Returns false then, and when it had already ended.
 */
export async function failJob(jobId: string, error: JobFailure, tx?: Tx): Promise<boolean> {
  if (await isShown(jobId, tx)) {
    await completeJob(jobId, tx);
    return false;
  }
  return changeJob(
    jobId,
    (job, at) => ({
      status: "failed",
      steps: endRunning(job.steps, "failed", at),
      progress: job.progress,
      currentStep: error.code === CANCELLED.code ? "Cancelled" : "Failed",
      error,
    }),
    {
      tx,
      after: async (within, job, endedAt) => {
        if (givesCreditBack(error, job.drawingsShownAt)) await refundCredit(within, jobId);
        await tellOfEnd(within, { ...job, endedAt, error });
      },
    },
  );
}

/**
 * Whether a job that ends badly costs nothing in the end: every failure of ours does, and cancelling as long as no
 * drawing of the version has been shown. Afterwards somebody could look at one brand after the other for nothing.
 */
function givesCreditBack(error: JobFailure, drawingsShownAt: Date | null): boolean {
  return error.code !== CANCELLED.code || drawingsShownAt === null;
}

async function isShown(jobId: string, client: Tx = db()): Promise<boolean> {
  const [row] = await client.$queryRaw<{ isShown: boolean }[]>`
    SELECT versions.completed_at IS NOT NULL AS "isShown" FROM jobs
    JOIN brand_versions AS versions USING (brand_id, version)
    WHERE jobs.id = ${jobId}::uuid AND jobs.status IN ${UNFINISHED_SQL}`;
  return row?.isShown ?? false;
}

function waitNoLonger(step: ProgressStep): ProgressStep {
  const isOnItsWay = step.id === CERTIFICATE_STEP.id && step.status === "running";
  return isOnItsWay ? { ...step, status: "pending", startedAt: null } : step;
}

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
  const weights = new Map<string, number>(STEPS.map((step) => [step.id, step.share]));
  const done = steps.reduce((sum, step) => {
    const weight = weights.get(step.id) ?? 0;
    return sum + (step.status === "completed" ? weight : step.status === "running" ? weight / 2 : 0);
  }, 0);
  return Math.min(99, Math.round(done));
}

function currentStepOf(steps: ProgressStep[]): string | undefined {
  return steps.findLast((step) => step.status === "running")?.label;
}

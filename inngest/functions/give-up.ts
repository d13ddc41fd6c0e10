import { type GenerationRequested, generationRequested } from "@/inngest/events";
import { discardVersion } from "@/lib/brand/discard-version";
import { db } from "@/lib/db/client";
import { stepSchema } from "@/lib/jobs/progress.schema";
import { failJob } from "@/lib/jobs/record-progress";
import { resendJob } from "@/lib/jobs/resend-job";

/**
 * The end of a job whose stage failed for good: words for the person who waits, and nothing half-made left. Where no stage
 * threw, the engine could not reach this service, or lost it while it worked: then the job is sent again.
 */
export async function giveUp(eventData: unknown): Promise<void> {
  const ref = generationRequested.data.parse(eventData);
  const job = await db().job.findUnique({
    where: { id: ref.jobId },
    select: { steps: true, status: true, resends: true, failedStage: true },
  });
  if (!job || job.status === "completed") return;
  if (job.status !== "failed" && !(await hasThrown(ref, job.failedStage))) {
    const outcome = await resendJob(ref, job.resends, "the engine gave up, but no stage had failed");
    if (outcome !== "failed") return;
  }
  const step = stepSchema
    .array()
    .parse(job.steps)
    .find(({ status }) => status === "running");
  const where = step ? `the step “${step.label}”` : "the work";
  await failJob(ref.jobId, {
    code: "GENERATION_FAILED",
    message:
      ref.version === 1
        ? `Your brand could not be finished: ${where} did not succeed. Nothing was kept. Please try again.`
        : `The new version could not be finished: ${where} did not succeed. Your brand is as it was. Please try again.`,
  });
  await discardVersion(ref);
}

/** A stage that has left its row threw at an earlier try alone. */
async function hasThrown({ brandId, version }: GenerationRequested, stage: string | null): Promise<boolean> {
  if (stage === null) return false;
  return (await db().artifact.count({ where: { brandId, version, stage } })) === 0;
}

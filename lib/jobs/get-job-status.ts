import type { JobStatusBody } from "./progress.schema";
import { findJob } from "./read-job";
import { remainingSeconds } from "./remaining-seconds";
import { typicalSeconds } from "./typical-seconds";

/** How far a job is. @throws AppError NOT_FOUND. */
export async function getJobStatus(jobId: string): Promise<JobStatusBody> {
  const job = await findJob(jobId);
  const { status, progress, currentStep, result, error } = job;
  return {
    status,
    progress,
    currentStep,
    estimatedTimeRemaining: remainingSeconds({ ...job, typicalSeconds: await typicalSeconds() }),
    result,
    ...(error ? { error } : {}),
  };
}

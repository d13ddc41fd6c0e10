import { AppError } from "@/lib/errors";
import type { JobStatusBody } from "./progress.schema";
import { type JobView, readJob } from "./read-progress";
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

/** @throws AppError NOT_FOUND. */
export async function findJob(jobId: string): Promise<JobView> {
  const job = await readJob(jobId);
  if (!job) throw new AppError("NOT_FOUND", "There is no generation with this id.");
  return job;
}

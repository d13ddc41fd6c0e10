import { AppError } from "@/lib/errors";
import { isUnfinished } from "./job-status";
import { findJob } from "./read-job";
import { stillBeingMade } from "./still-being-made";
import { typicalSeconds } from "./typical-seconds";

/** What is asked for, as a refusal names it. */
interface Wanted {
  name: string;
  /** "This generation failed, so …" */
  isMissing: string;
}

const BRAND: Wanted = { name: "The brand", isMissing: "there are no files" };

/**
 * The version whose files a job's holder may read: its own when it is complete, the visible one when it failed.
 * @throws AppError NOT_FOUND, or CONFLICT while it is being made or when there never was one.
 */
export async function findFinishedVersion(
  jobId: string,
  { name, isMissing }: Wanted = BRAND,
): Promise<{ brandId: string; version: number }> {
  const job = await findJob(jobId);
  if (isUnfinished(job.status)) throw stillBeingMade(name, job, await typicalSeconds());
  const finished = job.status === "completed" ? job.version : job.visibleVersion;
  if (finished === null) throw new AppError("CONFLICT", `This generation failed, so ${isMissing}.`);
  return { brandId: job.brandId, version: finished };
}

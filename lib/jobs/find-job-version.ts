import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import type { JobStatus } from "./progress.schema";

export interface JobVersion {
  brandId: string;
  /** What the job makes or made. */
  version: number;
  status: JobStatus;
  /** What people see; null before the first version is complete. */
  visibleVersion: number | null;
}

/** Which version of which brand a job is about. @throws AppError NOT_FOUND. */
export async function findJobVersion(jobId: string): Promise<JobVersion> {
  const job = await db().job.findUnique({
    where: { id: jobId, brand: { deletedAt: null } },
    select: { brandId: true, version: true, status: true, brand: { select: { visibleVersion: true } } },
  });
  if (!job) throw new AppError("NOT_FOUND", "There is no generation with this id.");
  const { brand, ...rest } = job;
  return { ...rest, visibleVersion: brand.visibleVersion };
}

/**
 * The version whose files a job's holder may read: its own when it is complete, the visible one when it failed.
 * @throws AppError NOT_FOUND, or CONFLICT while it is being made or when there never was one.
 */
export async function findFinishedVersion(jobId: string): Promise<{ brandId: string; version: number }> {
  const { brandId, version, status, visibleVersion } = await findJobVersion(jobId);
  if (status === "pending" || status === "processing") {
    throw new AppError("CONFLICT", "The brand is still being made.", { retryAfterSeconds: 2 });
  }
  const finished = status === "completed" ? version : visibleVersion;
  if (finished === null) throw new AppError("CONFLICT", "This generation failed, so there are no files.");
  return { brandId, version: finished };
}

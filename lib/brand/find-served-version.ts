import { AppError } from "@/lib/errors";
import { remainingSeconds } from "@/lib/progress/remaining-seconds";
import { typicalSeconds } from "@/lib/progress/typical-seconds";
import type { BrandRecord } from "./brand-list.schema";
import { filesAddress } from "./file-url";
import { readBrandRecord } from "./read-brand-record";

const MAX_RETRY_SECONDS = 10;

export interface ServedVersion {
  brandId: string;
  version: number;
  /** A job that gives access to its files. */
  jobId: string;
  /** Address that the path of a file is put behind. */
  filesAt: string;
  record: BrandRecord;
}

/**
 * The version of an account's brand whose files are served.
 * @throws AppError NOT_FOUND, CONFLICT while a version is being made, or when there never was one.
 */
export async function findServedVersion(accountId: string, brandId: string): Promise<ServedVersion> {
  const record = await readBrandRecord(accountId, brandId);
  const { status, progress, version, visibleJobId, jobId } = record;
  if (status === "pending" || status === "processing") {
    const seconds = remainingSeconds({
      status,
      progress,
      jobsAhead: 0,
      typicalSeconds: await typicalSeconds(),
    });
    throw new AppError("CONFLICT", "A version of this brand is still being made.", {
      retryAfterSeconds: Math.min(MAX_RETRY_SECONDS, Math.max(1, seconds)),
    });
  }
  const job = visibleJobId ?? jobId;
  if (version === null || job === null) {
    throw new AppError(
      "CONFLICT",
      "The generation of this brand failed, so there are no files. Regenerate it.",
    );
  }
  return { brandId, version, jobId: job, filesAt: await filesAddress(job, record), record };
}

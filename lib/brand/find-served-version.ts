import { AppError } from "@/lib/errors";
import { isUnfinished } from "@/lib/jobs/job-status";
import { stillBeingMade } from "@/lib/jobs/still-being-made";
import { typicalSeconds } from "@/lib/jobs/typical-seconds";
import type { BrandRecord } from "./brand-list.schema";
import { filesAddress } from "./file-url";
import { readBrandRecord } from "./read-brand-record";

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
 * The version of an account's brand whose files are served: the visible one, also while a later one is being made and
 * when that failed.
 * @throws AppError NOT_FOUND, CONFLICT while the first version is being made, or when there never was one.
 */
export async function findServedVersion(accountId: string, brandId: string): Promise<ServedVersion> {
  const record = await readBrandRecord(accountId, brandId);
  const job = record.visibleJobId ?? record.jobId;
  if (record.version === null || job === null) throw await notServed(record);
  return { brandId, version: record.version, jobId: job, filesAt: await filesAddress(job, record), record };
}

async function notServed(record: BrandRecord): Promise<AppError> {
  if (isUnfinished(record.status)) {
    return stillBeingMade("The first version of this brand", record, await typicalSeconds());
  }
  return new AppError(
    "CONFLICT",
    "The generation of this brand failed, so there are no files. Regenerate it.",
  );
}

import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { type BrandLinks, jobResult } from "./job-result";
import type { JobStatus } from "./job-status";
import type { ProgressMessage, ProgressStep } from "./progress.schema";
import { UNFINISHED_SQL } from "./unfinished-sql";

/** A job as it is now, with the few facts about its brand and the queue that a person is told. */
export interface JobView {
  jobId: string;
  brandId: string;
  /** What it makes or made. */
  version: number;
  /** What people see of the brand; null before the first version is complete. */
  visibleVersion: number | null;
  status: JobStatus;
  progress: number;
  currentStep: string;
  steps: ProgressStep[];
  lastSeq: number;
  /** Time of the job's last change. */
  at: Date;
  /** Unfinished jobs that were requested earlier. */
  jobsAhead: number;
  error: { code: string; message: string } | null;
  result: ProgressMessage["result"];
}

/** The job, in one query; null when there is none or its brand was deleted. */
export async function readJob(jobId: string): Promise<JobView | null> {
  const [row] = await db().$queryRaw<JobRow[]>`
    SELECT jobs.id AS "jobId", jobs.brand_id AS "brandId", jobs.version, brands.visible_version AS "visibleVersion",
           jobs.status::text AS status, jobs.progress, jobs.current_step AS "currentStep", jobs.steps,
           jobs.last_seq AS "lastSeq", jobs.error,
           coalesce((SELECT at FROM job_events WHERE job_id = jobs.id AND seq = jobs.last_seq), jobs.created_at) AS at,
           CASE WHEN jobs.status = 'pending' THEN (
             SELECT count(*)::int FROM jobs AS earlier
             WHERE earlier.status IN ${UNFINISHED_SQL} AND earlier.created_at < jobs.created_at
           ) ELSE 0 END AS "jobsAhead",
           brands.docs_url AS "docsUrl", brands.nft_token_id AS "nftTokenId",
           brands.nft_transaction_hash AS "nftTransactionHash"
    FROM jobs JOIN brands ON brands.id = jobs.brand_id
    WHERE jobs.id = ${jobId}::uuid AND brands.deleted_at IS NULL`;
  if (!row) return null;
  const { docsUrl, nftTokenId, nftTransactionHash, ...job } = row;
  const links = { docsUrl, nftTokenId, nftTransactionHash };
  const result =
    job.status === "completed" ? jobResult({ id: job.jobId, brandId: job.brandId }, links) : null;
  return { ...job, result };
}

/** @throws AppError NOT_FOUND. */
export async function findJob(jobId: string): Promise<JobView> {
  const job = await readJob(jobId);
  if (!job) throw new AppError("NOT_FOUND", "There is no generation with this id.");
  return job;
}

interface JobRow extends Omit<JobView, "result">, BrandLinks {}

import { db } from "@/lib/db/client";
import type { JobStatus, ProgressMessage, ProgressStep } from "./progress.schema";
import { jobResult } from "./record-progress";

/** A job as it is now, with the few facts about its brand and the queue that a person is told. */
export interface JobView {
  jobId: string;
  brandId: string;
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
    SELECT jobs.id AS "jobId", jobs.brand_id AS "brandId", jobs.status::text AS status, jobs.progress,
           jobs.current_step AS "currentStep", jobs.steps, jobs.last_seq AS "lastSeq", jobs.error,
           coalesce((SELECT at FROM job_events WHERE job_id = jobs.id AND seq = jobs.last_seq), jobs.created_at) AS at,
           CASE WHEN jobs.status = 'pending' THEN (
             SELECT count(*)::int FROM jobs AS earlier
             WHERE earlier.status IN ('pending', 'processing') AND earlier.created_at < jobs.created_at
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

/** Up to which message somebody has seen a job. */
export interface Cursor {
  jobId: string;
  seq: number;
}

/** Every message after the cursors, of all these jobs in one query, in order of `seq` within each job. */
export async function readMessagesAfter(cursors: readonly Cursor[]): Promise<ProgressMessage[]> {
  const rows = await db().$queryRaw<EventRow[]>`
    SELECT events.job_id AS "jobId", events.seq, events.at, events.payload
    FROM unnest(${cursors.map((cursor) => cursor.jobId)}::uuid[], ${cursors.map((cursor) => cursor.seq)}::int[])
         AS seen(job_id, seq)
    JOIN job_events AS events ON events.job_id = seen.job_id AND events.seq > seen.seq
    ORDER BY events.job_id, events.seq`;
  return rows.map(toMessage);
}

/** One message of the log; null when there is none of that number. */
export async function readMessage(jobId: string, seq: number): Promise<ProgressMessage | null> {
  const [row] = await db().$queryRaw<EventRow[]>`
    SELECT job_id AS "jobId", seq, at, payload FROM job_events WHERE job_id = ${jobId}::uuid AND seq = ${seq}`;
  return row ? toMessage(row) : null;
}

interface JobRow extends Omit<JobView, "result"> {
  docsUrl: string | null;
  nftTokenId: number | null;
  nftTransactionHash: string | null;
}

interface EventRow extends Cursor {
  at: Date;
  payload: Omit<ProgressMessage, "jobId" | "seq" | "at">;
}

function toMessage({ jobId, seq, at, payload }: EventRow): ProgressMessage {
  return { ...payload, jobId, seq, at: at.toISOString() };
}

import { db } from "@/lib/db/client";
import type { ProgressMessage } from "./progress.schema";

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

interface EventRow extends Cursor {
  at: Date;
  payload: Omit<ProgressMessage, "jobId" | "seq" | "at">;
}

function toMessage({ jobId, seq, at, payload }: EventRow): ProgressMessage {
  return { ...payload, jobId, seq, at: at.toISOString() };
}

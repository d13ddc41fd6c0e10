import { db } from "@/lib/db/client";

/** Deletes the event log of jobs that ended a week ago; the job row says the rest. */
export async function forgetOldProgress(): Promise<void> {
  await db().$executeRaw`
    DELETE FROM job_events USING jobs
    WHERE jobs.id = job_events.job_id AND jobs.finished_at < now() - interval '7 days'`;
}

import { db } from "@/lib/db/client";

/** Deletes kept answers and counted requests whose time is over. For the sweeper; running it twice does no harm. */
export async function forgetOldRequests(): Promise<void> {
  await db().$executeRaw`DELETE FROM idempotency_keys WHERE expires_at < now()`;
  // Hits are in order of time: when the last one has left the window all have.
  await db().$executeRaw`DELETE FROM rate_limits WHERE hits[cardinality(hits)] < now() - interval '1 hour'`;
}

import { db } from "@/lib/db/client";

/** Seconds that a generation takes when there is no history yet (interface specification). */
const TYPICAL_GENERATION_SECONDS = 180;
const FRESH_MS = 10_000;
const KEY = Symbol.for("marque.typical-seconds");
const shared = globalThis as { [KEY]?: { seconds: number; readAt: number } };

/**
 * Seconds that one generation takes from start to finish: the median of the last 20 completed jobs, or the documented
 * typical value while there is no history. Read at most every ten seconds.
 */
export async function typicalSeconds(): Promise<number> {
  const now = performance.now();
  const known = shared[KEY];
  if (known && now - known.readAt < FRESH_MS) return known.seconds;
  const [row] = await db().$queryRaw<{ median: number | null }[]>`
    SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY seconds) AS median
    FROM (
      SELECT extract(epoch FROM finished_at - started_at)::float8 AS seconds
      FROM jobs
      WHERE status = 'completed' AND started_at IS NOT NULL AND finished_at IS NOT NULL
      ORDER BY finished_at DESC
      LIMIT 20
    ) AS recent`;
  const seconds = row?.median ?? TYPICAL_GENERATION_SECONDS;
  shared[KEY] = { seconds, readAt: now };
  return seconds;
}

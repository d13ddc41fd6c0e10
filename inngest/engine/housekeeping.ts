import { sql } from "./sql";

const BATCH = 500;

/**
 * Deletes events older than `ageMs` with their runs and steps, unless a run of theirs ended later or goes on.
 * @returns how many events were deleted.
 */
export async function deleteOldEvents(ageMs: number): Promise<number> {
  let total = 0;
  for (;;) {
    const deleted = await sql(
      `DELETE FROM engine_events WHERE id IN (
         SELECT e.id FROM engine_events e
         WHERE e.received_at < now() - $1::float8 * interval '1 millisecond' AND NOT EXISTS (
           SELECT 1 FROM engine_runs r WHERE r.event_id = e.id AND (
             r.finished_at IS NULL OR r.finished_at >= now() - $1::float8 * interval '1 millisecond'))
         LIMIT $2::int)
       RETURNING id`,
      ageMs,
      BATCH,
    );
    total += deleted.length;
    if (deleted.length < BATCH) return total;
  }
}

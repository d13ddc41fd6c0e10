import { db } from "./client";
import type { EngineProcess, FunctionRuns, OutboxState } from "./engine-tables.schema";
import { Prisma } from "./generated/client";

// The one reader of the embedded engine's tables that is not the engine.

/** The engine's processes that are alive. */
export async function liveProcesses(): Promise<EngineProcess[]> {
  return db().$queryRaw<EngineProcess[]>`
    SELECT split_part(host, '|', 1) AS host, pid, expires_at AS "expiresAt" FROM engine_owners
    WHERE id IN (${LIVE_OWNERS}) ORDER BY host, pid`;
}

export async function countRuns(): Promise<FunctionRuns[]> {
  return db().$queryRaw<FunctionRuns[]>`
    SELECT function_id AS "functionId",
           (count(*) FILTER (WHERE status = 'queued'))::int AS queued,
           (count(*) FILTER (WHERE status = 'running'))::int AS running,
           (count(*) FILTER (WHERE status = 'completed' AND finished_at > now() - interval '1 day'))::int AS completed,
           (count(*) FILTER (WHERE status = 'failed' AND finished_at > now() - interval '1 day'))::int AS failed
    FROM engine_runs GROUP BY function_id ORDER BY function_id`;
}

/** What waits in the outbox. An event that was refused has waited since it was made, however often its next try was put off. */
export async function readOutbox(): Promise<OutboxState> {
  const [outbox] = await db().$queryRaw<OutboxState[]>`
    SELECT count(*)::int AS waiting, (count(*) FILTER (WHERE attempts > 0))::int AS retried,
           coalesce(extract(epoch FROM now() -
             min(CASE WHEN last_error IS NULL THEN available_at ELSE created_at END)), 0)::float8 AS "oldestSeconds",
           (array_agg(last_error ORDER BY created_at DESC) FILTER (WHERE last_error IS NOT NULL))[1] AS "lastError"
    FROM outbox_events WHERE dispatched_at IS NULL AND (available_at <= now() OR last_error IS NOT NULL)`;
  return outbox!;
}

const LIVE_OWNERS = Prisma.sql`SELECT id FROM engine_owners WHERE expires_at > now()`;

/**
 * A condition: an event about this id waits in the outbox, or a run for one has not ended.
 * @param field name of the id in the event's data; the event of a failed run holds the run's own event
 * @param livingOnly counts a run only while a living process works on it
 */
export function isWithEngine(
  field: "jobId" | "deliveryId" | "certificate",
  id: Prisma.Sql,
  { livingOnly = false }: { livingOnly?: boolean } = {},
): Prisma.Sql {
  const name = Prisma.raw(`'${field}'`);
  return Prisma.sql`(
    EXISTS (SELECT 1 FROM outbox_events WHERE dispatched_at IS NULL AND data->>${name} = ${id}::text)
    OR EXISTS (
      SELECT 1 FROM engine_runs JOIN engine_events ON engine_events.id = engine_runs.event_id
      WHERE engine_runs.status IN ('queued', 'running')
        AND ${id}::text IN (engine_events.data->>${name}, engine_events.data->'event'->'data'->>${name})
        AND (NOT ${livingOnly} OR lease_owner IN (${LIVE_OWNERS}))))`;
}

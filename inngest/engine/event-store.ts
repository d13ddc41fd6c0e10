import { newId } from "@/lib/ids";
import type { EngineFunction } from "./function-config";
import type { SentEvent } from "./sdk-protocol";
import { ENGINE_CHANNEL, type Sql } from "./sql";
import { type StartingEvent, startingEvent } from "./starting-event";
import { storableJson } from "./storable-json";
import { durationMs, type EngineTiming } from "./timing";

export interface RunToStart {
  fn: EngineFunction;
  event: SentEvent;
}

/**
 * Takes events in, in the caller's transaction: starts the functions that they trigger, and
 * cancels the runs whose `cancelOn` they meet. An event whose id was seen before does nothing.
 */
export async function ingestEvents(
  sql: Sql,
  events: readonly SentEvent[],
  functions: readonly EngineFunction[],
  timing: EngineTiming,
): Promise<void> {
  const fresh = await insertEvents(sql, events);
  if (fresh.length === 0) return;
  await cancelRuns(sql, fresh, functions, timing);
  const runs = fresh.flatMap((event) =>
    functions
      .filter((fn) => fn.triggers.some((t) => t.event === event.name && (t.condition?.({ event }) ?? true)))
      .map((fn) => ({ fn, event })),
  );
  await insertRuns(sql, runs);
}

/** Starts one function for an event that triggers nothing else (a cron time). */
export async function startRun(sql: Sql, run: RunToStart): Promise<void> {
  const fresh = await insertEvents(sql, [run.event]);
  if (fresh.length > 0) await insertRuns(sql, [run]);
}

async function insertEvents(sql: Sql, events: readonly SentEvent[]): Promise<SentEvent[]> {
  const rows = await sql<{ id: string }>(
    `INSERT INTO engine_events (id, name, data, ts)
     SELECT id, name, data::json, ts
     FROM unnest($1::text[], $2::text[], $3::text[], $4::bigint[]) AS given(id, name, data, ts)
     ON CONFLICT (id) DO NOTHING RETURNING id`,
    events.map((event) => event.id),
    events.map((event) => event.name),
    events.map((event) => storableJson(event.data)),
    events.map((event) => Math.trunc(event.ts)),
  );
  const inserted = new Set(rows.map((row) => row.id));
  // Deleting as we go keeps the first of several events that carry one id in the same batch.
  return events.filter((event) => inserted.delete(event.id));
}

async function insertRuns(sql: Sql, runs: readonly RunToStart[]): Promise<void> {
  if (runs.length === 0) return;
  const limits = runs.map(({ fn, event }) =>
    fn.concurrency.map(({ limit, key }) => [key(event), limit] as const),
  );
  await sql(
    `INSERT INTO engine_runs
       (id, function_id, event_id, status, stack, slot_keys, slot_limits, created_at)
     SELECT id::uuid, function_id, event_id, 'queued', '{}',
       ARRAY(SELECT json_array_elements_text(slot_keys::json)),
       ARRAY(SELECT json_array_elements_text(slot_limits::json)::int), clock_timestamp()
     FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[])
       AS given(id, function_id, event_id, slot_keys, slot_limits)
     ON CONFLICT (function_id, event_id) DO NOTHING`,
    runs.map(() => newId()),
    runs.map((run) => run.fn.id),
    runs.map((run) => run.event.id),
    limits.map((pairs) => JSON.stringify(pairs.map(([key]) => key))),
    limits.map((pairs) => JSON.stringify(pairs.map(([, limit]) => limit))),
  );
  await sql(`SELECT pg_notify($1, 'work')::text AS sent`, ENGINE_CHANNEL);
}

async function cancelRuns(
  sql: Sql,
  events: readonly SentEvent[],
  functions: readonly EngineFunction[],
  timing: EngineTiming,
): Promise<void> {
  const rules = functions.flatMap((fn) =>
    fn.cancelOn.flatMap((rule) =>
      events
        .filter((event) => event.name === rule.event)
        .map((event) => ({ functionId: fn.id, rule, event })),
    ),
  );
  if (rules.length === 0) return;
  const candidates = await sql<StartingEvent & { runId: string; functionId: string; ageMs: number }>(
    `SELECT r.id AS "runId", r.function_id AS "functionId",
       (extract(epoch FROM now() - r.created_at) * 1000)::float8 AS "ageMs",
       e.id, e.name, e.data::text AS data, e.ts::float8 AS ts
     FROM engine_runs r JOIN engine_events e ON e.id = r.event_id
     WHERE r.status IN ('queued', 'running') AND r.function_id = ANY($1::text[])`,
    [...new Set(rules.map((entry) => entry.functionId))],
  );
  const cancelled = candidates.filter((run) =>
    rules.some(
      ({ functionId, rule, event }) =>
        functionId === run.functionId &&
        (rule.timeout === null || run.ageMs <= durationMs(rule.timeout, timing)) &&
        (rule.condition?.({ event: startingEvent(run), async: event }) ?? true),
    ),
  );
  if (cancelled.length === 0) return;
  const ended = await sql<{ runId: string }>(
    `WITH locked AS (SELECT id FROM engine_runs WHERE id = ANY($1::uuid[]) ORDER BY id FOR UPDATE)
     UPDATE engine_runs r SET status = 'cancelled', finished_at = now(), lease_owner = NULL
     FROM locked WHERE r.id = locked.id AND r.status IN ('queued', 'running')
     RETURNING r.id AS "runId"`,
    cancelled.map((run) => run.runId),
  );
  await sql(
    `SELECT pg_notify($1, 'run:' || id)::text AS sent FROM unnest($2::text[]) AS gone(id)`,
    ENGINE_CHANNEL,
    ended.map((run) => run.runId),
  );
}

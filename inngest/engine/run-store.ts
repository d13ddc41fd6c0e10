import type { EngineFunction } from "./function-config";
import type { RunError, SentEvent } from "./sdk-protocol";
import { ENGINE_CHANNEL, inTransaction, type Sql, sql } from "./sql";
import { type StartingEvent, startingEvent } from "./starting-event";
import { storableJson } from "./storable-json";

/** The right to write a run's results, until somebody else leases it. */
export interface Lease {
  runId: string;
  owner: string;
  epoch: number;
}

export interface StoredStep {
  id: string;
  op: string;
  status: "retrying" | "waiting" | "completed" | "failed";
  attempt: number;
  memo: string | null;
  /** Milliseconds until its next try or end. */
  dueInMs: number | null;
}

export interface ClaimedRun {
  id: string;
  functionId: string;
  owner: string;
  epoch: number;
  attempt: number;
  stack: string[];
  event: StartingEvent;
  steps: StoredStep[] | null;
}

export interface StepWrite {
  id: string;
  name: string;
  op: string;
  status: StoredStep["status"];
  attempt: number;
  opts: string | null;
  memo: string | null;
  dueInMs: number | null;
}

const STEP_JSON = `json_build_object('id', s.id, 'op', s.op, 'status', s.status, 'attempt', s.attempt,
  'memo', s.memo::text, 'dueInMs', extract(epoch FROM s.wake_at - now()) * 1000)`;

/**
 * Leases runs that have something to do, the oldest first.
 * @param jobId only runs whose event names this job.
 * @param except runs that this process still has code of in the air.
 */
export async function claimRuns(options: {
  owner: string;
  functionIds: readonly string[];
  jobId: string | null;
  except: readonly string[];
  limit: number;
}): Promise<ClaimedRun[]> {
  return sql<ClaimedRun>(
    // Of those that wait for the same places only as many as there are free ones: the others would come away empty. The
    // steps are read as they stood when the statement began, so that a run which another engine has leased since is left.
    `WITH due AS MATERIALIZED (
       SELECT r.id, r.lease_epoch AS epoch, row_number() OVER (PARTITION BY r.slot_keys[1] ORDER BY r.created_at, r.id) - 1 AS before
       FROM engine_runs r
       WHERE r.status = 'queued' AND r.wake_at <= now()
         AND r.function_id = ANY($2::text[]) AND r.id <> ALL($3::uuid[])
         AND ($4::text IS NULL OR EXISTS (
           SELECT 1 FROM engine_events e WHERE e.id = r.event_id
             AND $4 IN (e.data->>'jobId', e.data#>>'{event,data,jobId}')))
     ), picked AS (
       SELECT r.id FROM engine_runs r JOIN due ON due.id = r.id
       WHERE r.status = 'queued' AND r.lease_epoch = due.epoch AND NOT EXISTS (
         SELECT 1 FROM unnest(r.slot_keys, r.slot_limits) WITH ORDINALITY AS wanted(key, slots, nth)
         WHERE (SELECT count(*) FROM engine_slots s WHERE s.key = wanted.key)
             + CASE WHEN wanted.nth = 1 THEN due.before ELSE 0 END >= wanted.slots)
       ORDER BY r.created_at, r.id LIMIT $5 FOR UPDATE OF r SKIP LOCKED
     )
     UPDATE engine_runs r SET status = 'running', lease_owner = $1, lease_epoch = r.lease_epoch + 1
     FROM picked WHERE r.id = picked.id
     RETURNING r.id, r.function_id AS "functionId", r.lease_owner AS owner, r.lease_epoch AS epoch, r.attempt,
       r.stack,
       (SELECT json_build_object('id', e.id, 'name', e.name, 'data', e.data::text, 'ts', e.ts)
          FROM engine_events e WHERE e.id = r.event_id) AS event,
       (SELECT json_agg(${STEP_JSON}) FROM engine_steps s WHERE s.run_id = r.id) AS steps`,
    options.owner,
    options.functionIds,
    options.except,
    options.jobId,
    options.limit,
  );
}

/**
 * Milliseconds until the next sleeping run wakes, at most an hour.
 * @param sinceMs how long ago runs were claimed: one that became due since then counts as due now.
 */
export async function nextWakeMs(functionIds: readonly string[], sinceMs: number): Promise<number> {
  const [row] = await sql<{ ms: number | null }>(
    `SELECT (extract(epoch FROM min(wake_at) - now()) * 1000)::float8 AS ms FROM engine_runs
     WHERE status = 'queued' AND wake_at > now() - $2::float8 * interval '1 millisecond'
       AND function_id = ANY($1::text[])`,
    functionIds,
    sinceMs,
  );
  return Math.min(Math.max(row?.ms ?? Number.POSITIVE_INFINITY, 1), 3_600_000);
}

/**
 * Writes step results and what is known of open steps, in one statement.
 * @returns false, having written nothing, when the lease is lost or the run was cancelled.
 */
export async function saveSteps(
  lease: Lease,
  writes: readonly StepWrite[],
  attempt: number,
): Promise<boolean> {
  const finished = writes.filter((step) => step.memo !== null).map((step) => step.id);
  const [row] = await sql<{ held: boolean }>(
    `WITH fence AS (
       UPDATE engine_runs SET stack = stack || $3::text[], attempt = $4
       WHERE id = $1::uuid AND lease_epoch = $2 AND status = 'running' RETURNING id
     ), written AS (
       INSERT INTO engine_steps (run_id, id, name, op, status, attempt, opts, memo, wake_at, finished_at)
       SELECT fence.id, w.id, w.name, w.op, w.status, w.attempt, NULLIF(w.opts, '')::json, NULLIF(w.memo, '')::json,
         now() + w.due * interval '1 millisecond', CASE WHEN w.memo <> '' THEN now() END
       FROM fence, unnest($5::text[], $6::text[], $7::text[], $8::text[], $9::int[], $10::text[], $11::text[],
         $12::float8[]) AS w(id, name, op, status, attempt, opts, memo, due)
       ON CONFLICT (run_id, id) DO UPDATE SET status = excluded.status, attempt = excluded.attempt,
         memo = excluded.memo, wake_at = excluded.wake_at, finished_at = excluded.finished_at
       RETURNING 1
     )
     SELECT EXISTS (SELECT 1 FROM fence) AS held`,
    lease.runId,
    lease.epoch,
    finished,
    attempt,
    writes.map((step) => step.id),
    writes.map((step) => step.name),
    writes.map((step) => step.op),
    writes.map((step) => step.status),
    writes.map((step) => step.attempt),
    writes.map((step) => step.opts ?? ""),
    writes.map((step) => step.memo ?? ""),
    writes.map((step) => step.dueInMs),
  );
  return row?.held ?? false;
}

/** Ends sleeps whose time is over. @returns false when the lease is lost. */
export async function endSleeps(lease: Lease, stepIds: readonly string[]): Promise<boolean> {
  const [row] = await sql<{ held: boolean }>(
    `WITH fence AS (
       SELECT id FROM engine_runs WHERE id = $1::uuid AND lease_epoch = $2 AND status = 'running' FOR UPDATE
     ), done AS (
       UPDATE engine_steps s SET status = 'completed', memo = '{"type":"data","data":null}', wake_at = NULL,
         finished_at = now()
       FROM fence
       WHERE s.run_id = fence.id AND s.id = ANY($3::text[]) AND s.status = 'waiting' RETURNING s.id
     ), noted AS (
       UPDATE engine_runs r SET stack = r.stack || ARRAY(SELECT done.id::text FROM done)
       FROM fence WHERE r.id = fence.id RETURNING r.id
     )
     SELECT EXISTS (SELECT 1 FROM noted) AS held`,
    lease.runId,
    lease.epoch,
    stepIds,
  );
  return row?.held ?? false;
}

/** Reads what the database holds of the run. @returns null when the lease is lost. */
export async function readRun(lease: Lease): Promise<{ stack: string[]; steps: StoredStep[] } | null> {
  const [row] = await sql<{ stack: string[]; steps: StoredStep[] | null }>(
    `SELECT r.stack, (SELECT json_agg(${STEP_JSON}) FROM engine_steps s WHERE s.run_id = r.id) AS steps
     FROM engine_runs r WHERE r.id = $1::uuid AND r.lease_epoch = $2 AND r.status = 'running'`,
    lease.runId,
    lease.epoch,
  );
  return row ? { stack: row.stack, steps: row.steps ?? [] } : null;
}

/** Puts the run back until there is something to do, and gives up its lease and its places. */
export async function parkRun(lease: Lease, attempt: number, dueInMs: number): Promise<void> {
  await sql(
    `WITH parked AS (
       UPDATE engine_runs SET status = 'queued', lease_owner = NULL, attempt = $4,
         wake_at = now() + $5::float8 * interval '1 millisecond'
       WHERE id = $1::uuid AND lease_epoch = $2 AND status = 'running' RETURNING wake_at
     ), freed AS (DELETE FROM engine_slots WHERE run_id = $1::uuid AND lease_owner = $3 RETURNING key)
     SELECT pg_notify($6, 'work')::text AS sent
     WHERE EXISTS (SELECT 1 FROM freed) OR EXISTS (SELECT 1 FROM parked WHERE wake_at <= now())`,
    lease.runId,
    lease.epoch,
    lease.owner,
    attempt,
    dueInMs,
    ENGINE_CHANNEL,
  );
}

export type RunResult =
  | { status: "completed"; outputJson: string }
  | { status: "failed"; error: RunError; onFailed: (sql: Sql) => Promise<void> };

/**
 * Ends the run, and does `onFailed` in the same transaction.
 * @returns false, having written nothing, when the lease is lost.
 */
export async function finishRun(lease: Lease, result: RunResult): Promise<boolean> {
  if (result.status === "completed") return endRun(sql, lease, result);
  return inTransaction(async (tx) => {
    if (!(await endRun(tx, lease, result))) return false;
    await result.onFailed(tx);
    return true;
  });
}

async function endRun(run: Sql, lease: Lease, result: RunResult): Promise<boolean> {
  const [row] = await run<{ held: boolean }>(
    `WITH ended AS (
       UPDATE engine_runs SET status = $4, output = $5::text::json, error = $6::text::json, finished_at = now(),
         lease_owner = NULL
       WHERE id = $1::uuid AND lease_epoch = $2 AND status = 'running' RETURNING id
     ), freed AS (DELETE FROM engine_slots WHERE run_id = $1::uuid AND lease_owner = $3 RETURNING key),
     told AS (SELECT pg_notify($7, 'work')::text WHERE EXISTS (SELECT 1 FROM freed))
     SELECT EXISTS (SELECT 1 FROM ended) AS held, (SELECT count(*) FROM told)::int AS told`,
    lease.runId,
    lease.epoch,
    lease.owner,
    result.status,
    result.status === "completed" ? result.outputJson : null,
    result.status === "failed" ? storableJson(result.error) : null,
    ENGINE_CHANNEL,
  );
  return row?.held ?? false;
}

/** The event that starts `onFailure` handlers. */
export function failureEvent(fn: EngineFunction, run: ClaimedRun, error: RunError): SentEvent {
  const event = startingEvent(run.event);
  return {
    id: `failed-${run.id}`,
    name: "inngest/function.failed",
    data: { function_id: fn.id, run_id: run.id, error: { ...error, stack: error.stack ?? "" }, event },
    ts: Date.now(),
  };
}

import { ENGINE_CHANNEL, type Sql } from "./sql";

export interface FinishedStep {
  runId: string;
  stepId: string;
  /** `{type:"data",data}` or `{type:"error",error}`, as JSON. */
  memo: string;
  failed: boolean;
}

/**
 * Ends steps that wait for something outside their run (an event, an invoked function), whoever holds the run's lease,
 * and tells the holder to read them. Steps that no longer wait are left alone.
 */
export async function finishStepsElsewhere(sql: Sql, steps: readonly FinishedStep[]): Promise<void> {
  if (steps.length === 0) return;
  const runIds = steps.map((step) => step.runId);
  // Runs are always locked before their steps and in the order of ids: no deadlock with a holder that writes.
  await sql(`SELECT id FROM engine_runs WHERE id = ANY($1::uuid[]) ORDER BY id FOR UPDATE`, runIds);
  await sql(
    `WITH done AS (
       UPDATE engine_steps s
       SET status = CASE WHEN given.failed THEN 'failed' ELSE 'completed' END,
         memo = given.memo::json, wake_at = NULL, finished_at = now()
       FROM unnest($1::uuid[], $2::text[], $3::text[], $4::boolean[]) AS given(run_id, id, memo, failed)
       WHERE s.run_id = given.run_id AND s.id = given.id AND s.status = 'waiting'
       RETURNING s.run_id, s.id
     ), runs AS (
       UPDATE engine_runs r
       SET stack = r.stack || ARRAY(SELECT done.id::text FROM done WHERE done.run_id = r.id),
         attention = true, wake_at = now()
       WHERE r.id IN (SELECT run_id FROM done) AND r.status IN ('queued', 'running')
       RETURNING r.id
     )
     SELECT pg_notify($5, 'run:' || id)::text AS sent FROM runs`,
    runIds,
    steps.map((step) => step.stepId),
    steps.map((step) => step.memo),
    steps.map((step) => step.failed),
    ENGINE_CHANNEL,
  );
}

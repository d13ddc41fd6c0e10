import { db } from "@/lib/db/client";
import type { EngineState } from "./admin.schema";

/** What the engine is doing, by the tables that it keeps. On Inngest itself, runs are seen there and not here. */
export async function readEngineState(): Promise<EngineState> {
  const [processes, functions, [outbox], [jobs], [webhooks]] = await Promise.all([
    db().$queryRaw<{ host: string; pid: number; expiresAt: Date }[]>`
      SELECT split_part(host, '|', 1) AS host, pid, expires_at AS "expiresAt" FROM engine_owners
      WHERE expires_at > now() ORDER BY host, pid`,
    db().$queryRaw<EngineState["functions"]>`
      SELECT function_id AS "functionId",
             (count(*) FILTER (WHERE status = 'queued'))::int AS queued,
             (count(*) FILTER (WHERE status = 'running'))::int AS running,
             (count(*) FILTER (WHERE status = 'completed' AND finished_at > now() - interval '1 day'))::int AS completed,
             (count(*) FILTER (WHERE status = 'failed' AND finished_at > now() - interval '1 day'))::int AS failed
      FROM engine_runs GROUP BY function_id ORDER BY function_id`,
    db().$queryRaw<EngineState["outbox"][]>`
      SELECT count(*)::int AS waiting, (count(*) FILTER (WHERE attempts > 0))::int AS retried,
             coalesce(extract(epoch FROM now() -
               min(CASE WHEN last_error IS NULL THEN available_at ELSE created_at END)), 0)::float8 AS "oldestSeconds",
             (array_agg(last_error ORDER BY created_at DESC) FILTER (WHERE last_error IS NOT NULL))[1] AS "lastError"
      FROM outbox_events WHERE dispatched_at IS NULL AND (available_at <= now() OR last_error IS NOT NULL)`,
    db().$queryRaw<EngineState["jobs"][]>`
      SELECT (count(*) FILTER (WHERE status = 'pending'))::int AS pending,
             (count(*) FILTER (WHERE status = 'processing'))::int AS processing,
             (count(*) FILTER (WHERE status = 'completed'))::int AS "completedToday",
             (count(*) FILTER (WHERE status = 'failed'))::int AS "failedToday",
             percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM finished_at - started_at))
               FILTER (WHERE status = 'completed') AS "medianSeconds"
      FROM jobs WHERE status IN ('pending', 'processing') OR finished_at > now() - interval '1 day'`,
    db().$queryRaw<EngineState["webhooks"][]>`
      SELECT count(*)::int AS waiting,
             greatest(0, coalesce(extract(epoch FROM now() - min(next_attempt_at)), 0))::float8 AS "overdueSeconds"
      FROM webhook_deliveries WHERE status = 'pending'`,
  ]);
  return {
    processes: processes.map(({ expiresAt, ...owner }) => ({ ...owner, expiresAt: expiresAt.toISOString() })),
    functions,
    outbox: outbox!,
    jobs: jobs!,
    webhooks: webhooks!,
  };
}

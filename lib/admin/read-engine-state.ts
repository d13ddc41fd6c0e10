import { db } from "@/lib/db/client";
import { countRuns, liveProcesses, readOutbox } from "@/lib/db/engine-tables";
import { UNFINISHED_SQL } from "@/lib/jobs/unfinished-sql";
import type { EngineState } from "./admin.schema";

/** What the engine is doing, by the tables that it keeps. On Inngest itself, runs are seen there and not here. */
export async function readEngineState(): Promise<EngineState> {
  const [processes, functions, outbox, [jobs], [webhooks]] = await Promise.all([
    liveProcesses(),
    countRuns(),
    readOutbox(),
    db().$queryRaw<EngineState["jobs"][]>`
      SELECT (count(*) FILTER (WHERE status = 'pending'))::int AS pending,
             (count(*) FILTER (WHERE status = 'processing'))::int AS processing,
             (count(*) FILTER (WHERE status = 'completed'))::int AS "completedToday",
             (count(*) FILTER (WHERE status = 'failed'))::int AS "failedToday",
             percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM finished_at - started_at))
               FILTER (WHERE status = 'completed') AS "medianSeconds"
      FROM jobs WHERE status IN ${UNFINISHED_SQL} OR finished_at > now() - interval '1 day'`,
    db().$queryRaw<EngineState["webhooks"][]>`
      SELECT count(*)::int AS waiting,
             greatest(0, coalesce(extract(epoch FROM now() - min(next_attempt_at)), 0))::float8 AS "overdueSeconds"
      FROM webhook_deliveries WHERE status = 'pending'`,
  ]);
  return {
    processes: processes.map(({ expiresAt, ...owner }) => ({ ...owner, expiresAt: expiresAt.toISOString() })),
    functions,
    outbox,
    jobs: jobs!,
    webhooks: webhooks!,
  };
}

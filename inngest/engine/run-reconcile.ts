import { ENGINE_CHANNEL, sql } from "./sql";

/** The runs that an owner holds the lease of, as the database says. */
export async function heldRuns(owner: string): Promise<string[]> {
  const rows = await sql<{ id: string }>(
    `SELECT id FROM engine_runs WHERE lease_owner = $1 AND status = 'running'`,
    owner,
  );
  return rows.map(({ id }) => id);
}

/** After an interruption: gives up leases of runs that the owner holds but does not work on, so that others take them. */
export async function putBack(owner: string, runIds: readonly string[]): Promise<void> {
  await sql(
    `WITH freed AS (DELETE FROM engine_slots WHERE lease_owner = $1 AND run_id = ANY($2::uuid[]) RETURNING key),
     runs AS (
       UPDATE engine_runs SET status = 'queued', lease_owner = NULL, wake_at = now()
       WHERE lease_owner = $1 AND id = ANY($2::uuid[]) AND status = 'running' RETURNING id
     )
     SELECT pg_notify($3, 'work')::text AS sent FROM (SELECT count(*) FROM runs) AS moved`,
    owner,
    runIds,
    ENGINE_CHANNEL,
  );
}

/** How many runs wait for a process, sleep, and run, over all processes. */
export async function countRuns(): Promise<{ queued: number; sleeping: number; running: number }> {
  const [row] = await sql<{ queued: number; sleeping: number; running: number }>(
    `SELECT count(*) FILTER (WHERE status = 'queued' AND wake_at <= now())::int AS queued,
       count(*) FILTER (WHERE status = 'queued' AND wake_at > now())::int AS sleeping,
       count(*) FILTER (WHERE status = 'running')::int AS running
     FROM engine_runs WHERE status IN ('queued', 'running')`,
  );
  return row ?? { queued: 0, sleeping: 0, running: 0 };
}

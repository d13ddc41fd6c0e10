import { expect, test } from "vitest";
import { useTestDatabase } from "@/lib/db/test-database";
import { newId } from "@/lib/ids";
import { deleteOldEvents } from "./housekeeping";
import { sql } from "./sql";

useTestDatabase();

async function addEvent(
  id: string,
  ageDays: number,
  run?: { status: string; finishedDaysAgo: number | null },
) {
  await sql(
    `INSERT INTO engine_events (id, name, data, ts, received_at)
     VALUES ($1, 'x', '{}', 0, now() - $2::int * interval '1 day')`,
    id,
    ageDays,
  );
  if (!run) return;
  const runId = newId();
  await sql(
    `INSERT INTO engine_runs (id, function_id, event_id, status, stack, finished_at)
     VALUES ($1::uuid, 'f', $2, $3, '{}', now() - $4::int * interval '1 day')`,
    runId,
    id,
    run.status,
    run.finishedDaysAgo,
  );
  await sql(
    `INSERT INTO engine_steps (run_id, id, name, op, status) VALUES ($1::uuid, 's', 's', 'StepRun', 'completed')`,
    runId,
  );
}

test("deletes what ended a week ago, with its runs and steps, and nothing else", async () => {
  await addEvent("old", 8, { status: "completed", finishedDaysAgo: 8 });
  await addEvent("old without a run", 8);
  await addEvent("old, ended late", 30, { status: "failed", finishedDaysAgo: 1 });
  await addEvent("old, still running", 30, { status: "queued", finishedDaysAgo: null });
  await addEvent("new", 1, { status: "completed", finishedDaysAgo: 1 });
  expect(await deleteOldEvents(7 * 86_400_000)).toBe(2);
  const left = await sql<{ id: string }>("SELECT id FROM engine_events ORDER BY id");
  expect(left.map((event) => event.id)).toEqual(["new", "old, ended late", "old, still running"]);
  expect(await sql("SELECT 1 FROM engine_steps")).toHaveLength(3);
  expect(await deleteOldEvents(7 * 86_400_000)).toBe(0);
});

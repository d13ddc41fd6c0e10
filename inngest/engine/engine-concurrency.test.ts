import { expect, test } from "vitest";
import { useTestDatabase } from "@/lib/db/test-database";
import { endedRuns, eventually, gate, startTestEngine, testClient } from "./engine-test-kit";
import { sql } from "./sql";

useTestDatabase();

/** Counts how many bodies run at the same time, by key. */
function meter() {
  const now = new Map<string, number>();
  const most = new Map<string, number>();
  return {
    most,
    async during(key: string): Promise<void> {
      now.set(key, (now.get(key) ?? 0) + 1);
      most.set(key, Math.max(most.get(key) ?? 0, now.get(key)!));
      await new Promise((resolve) => setTimeout(resolve, 8));
      now.set(key, now.get(key)! - 1);
    },
  };
}

test("a limit holds for the steps of all runs and processes, parallel steps included", async () => {
  const { most, during } = meter();
  const fn = testClient.createFunction(
    { id: "two", concurrency: 2, triggers: { event: "two" } },
    async ({ step }) => {
      await Promise.all([1, 2, 3].map((n) => step.run(`part ${n}`, () => during("two"))));
      await step.run("end", () => during("two"));
    },
  );
  const [engine] = await Promise.all([startTestEngine([fn]), startTestEngine([fn])]);
  await engine.send(Array.from({ length: 5 }, () => ({ name: "two", data: {} })));
  const runs = await endedRuns("two", 5);
  expect(runs.every((run) => run.status === "completed")).toBe(true);
  expect(most.get("two")).toBe(2);
  await eventually(async () => expect(await sql("SELECT 1 FROM engine_slots")).toEqual([]));
});

test("a key limits each of its values alone", async () => {
  const { most, during } = meter();
  const concurrency = { limit: 1, key: "event.data.user" };
  const fn = testClient.createFunction(
    { id: "keyed", concurrency, triggers: { event: "keyed" } },
    ({ event, step }) =>
      step.run("work", async () => {
        await Promise.all([during(event.data.user), during("anyone")]);
      }),
  );
  const engine = await startTestEngine([fn]);
  await engine.send(["a", "b", "c", "a", "b", "c"].map((user) => ({ name: "keyed", data: { user } })));
  await endedRuns("keyed", 6);
  expect(["a", "b", "c"].map((user) => most.get(user))).toEqual([1, 1, 1]);
  expect(most.get("anyone")).toBeGreaterThan(1);
});

test("two limits hold at once", async () => {
  const { most, during } = meter();
  const concurrency: [{ limit: number }, { limit: number; key: string }] = [
    { limit: 2 },
    { limit: 1, key: "event.data.user" },
  ];
  const fn = testClient.createFunction(
    { id: "both", concurrency, triggers: { event: "both" } },
    ({ event, step }) =>
      step.run("work", async () => {
        await Promise.all([during(event.data.user), during("all")]);
      }),
  );
  const engine = await startTestEngine([fn]);
  await engine.send(["x", "y", "z", "x", "y", "z"].map((user) => ({ name: "both", data: { user } })));
  await endedRuns("both", 6);
  expect(most.get("all")).toBe(2);
  expect(most.get("x")).toBe(1);
});

test("a sleeping run holds no place", async () => {
  const fn = testClient.createFunction(
    { id: "lone", concurrency: 1, triggers: { event: "lone" } },
    async ({ event, step }) => {
      if (event.data.first) await step.sleep("long", "30d");
      return step.run("work", () => "done");
    },
  );
  const engine = await startTestEngine([fn], { timing: { durationFactor: 1 } });
  await engine.send([{ name: "lone", data: { first: true } }]);
  await eventually(async () =>
    expect(await sql("SELECT 1 FROM engine_steps WHERE op = 'Sleep'")).toHaveLength(1),
  );
  await engine.send([{ name: "lone", data: { first: false } }]);
  expect((await endedRuns("lone"))[0]?.output).toBe("done");
});

test("only as many runs at a time as the process has places", async () => {
  let running = 0;
  let most = 0;
  const held = gate();
  const fn = testClient.createFunction({ id: "bounded", triggers: { event: "bounded" } }, ({ step }) =>
    step.run("work", async () => {
      most = Math.max(most, ++running);
      await held.pass();
      running -= 1;
    }),
  );
  const engine = await startTestEngine([fn], { maxConcurrentRuns: 3 });
  await engine.send(Array.from({ length: 9 }, () => ({ name: "bounded", data: {} })));
  await eventually(() => expect(running).toBe(3));
  expect(await engine.state()).toMatchObject({ queued: 6, running: 3, here: { runs: 3, calls: 3 } });
  held.open();
  await endedRuns("bounded", 9);
  expect(most).toBe(3);
});

test("functions that wait for others have places of their own", async () => {
  const held = gate();
  const waits = testClient.createFunction({ id: "waits", triggers: { event: "waits" } }, ({ step }) =>
    step.run("ask", held.pass),
  );
  const works = testClient.createFunction({ id: "works", triggers: { event: "works" } }, ({ step }) =>
    step.run("work", () => "done"),
  );
  const engine = await startTestEngine([waits, works], {
    maxConcurrentRuns: 1,
    waiting: { functions: [waits], maxConcurrentRuns: 2 },
  });
  await engine.send(Array.from({ length: 4 }, () => ({ name: "waits", data: {} })));
  await held.entered;
  await engine.send([{ name: "works", data: {} }]);
  await endedRuns("works");
  await eventually(async () => expect(await engine.state()).toMatchObject({ running: 2, queued: 2 }));
  held.open();
  await endedRuns("waits", 4);
});

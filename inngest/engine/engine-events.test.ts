import { describe, expect, test } from "vitest";
import { useTestDatabase } from "@/lib/db/test-database";
import { newId } from "@/lib/ids";
import { endedRuns, eventually, gate, runsOf, startTestEngine, testClient } from "./engine-test-kit";
import { sql } from "./sql";

useTestDatabase();

/** Waits until a run of the function sleeps, put back in the queue. */
const sleepingRun = (functionId: string) =>
  eventually(async () => {
    const rows = await sql<{ id: string }>(
      `SELECT r.id FROM engine_runs r JOIN engine_steps s ON s.run_id = r.id
       WHERE r.function_id = $1 AND r.status = 'queued' AND s.op = 'Sleep' AND s.status = 'waiting'`,
      `test-${functionId}`,
    );
    if (!rows[0]) throw new Error(`no run of ${functionId} sleeps`);
    return rows[0].id;
  });

describe("events", () => {
  test("an id that was seen before starts nothing", async () => {
    const fn = testClient.createFunction(
      { id: "dedupe", triggers: { event: "dedupe" } },
      ({ event }) => event.data.n,
    );
    const engine = await startTestEngine([fn]);
    const id = newId();
    expect(await engine.send([{ id, name: "dedupe", data: { n: 1 } }])).toEqual([id]);
    await engine.send([
      { id, name: "dedupe", data: { n: 2 } },
      { name: "dedupe", data: { n: 3 } },
    ]);
    await Promise.all(
      [1, 2, 3].map((n) => engine.send([{ id: `same-${id}`, name: "dedupe", data: { n: 3 + n / 10 } }])),
    );
    const runs = await endedRuns("dedupe", 3);
    expect(runs.map((run) => run.eventId).sort()).toEqual(
      [...new Set(runs.map((run) => run.eventId))].sort(),
    );
    expect(runs.filter((run) => run.output === 2)).toEqual([]);
    expect(await runsOf("dedupe")).toHaveLength(3);
  });

  test("start every function that they trigger, those with a condition when it holds", async () => {
    const all = testClient.createFunction({ id: "all", triggers: [{ event: "t" }, { event: "u" }] }, () => 1);
    const some = testClient.createFunction(
      { id: "some", triggers: { event: "t", if: "event.data.kind == 'good'" } },
      () => 2,
    );
    const engine = await startTestEngine([all, some]);
    await engine.send([
      { name: "t", data: { kind: "good" } },
      { name: "t", data: { kind: "bad" } },
      { name: "u", data: {} },
      { name: "nobody", data: {} },
    ]);
    await endedRuns("all", 3);
    expect(await endedRuns("some", 1)).toHaveLength(1);
  });

  test("step.sendEvent starts other functions, once per explicit id", async () => {
    const child = testClient.createFunction(
      { id: "child", triggers: { event: "child" } },
      ({ event }) => event.data.n,
    );
    const parent = testClient.createFunction(
      { id: "sender", triggers: { event: "sender" } },
      async ({ step }) => {
        const first = await step.sendEvent("send", [
          { name: "child", data: { n: 1 }, id: "child-1" },
          { name: "child", data: { n: 2 } },
        ]);
        await step.sendEvent("again", { name: "child", data: { n: 3 }, id: "child-1" });
        return first.ids;
      },
    );
    const engine = await startTestEngine([child, parent]);
    await engine.send([{ name: "sender", data: {} }]);
    const [run] = await endedRuns("sender");
    expect(run?.output).toEqual(["child-1", expect.any(String)]);
    expect((await endedRuns("child", 2)).map((row) => row.output).sort()).toEqual([1, 2]);
    expect(await runsOf("child")).toHaveLength(2);
  });
});

describe("sleeps", () => {
  test("step.sleep gives the run's place away and goes on by itself", async () => {
    const ran: string[] = [];
    const fn = testClient.createFunction(
      { id: "sleep", triggers: { event: "sleep" } },
      async ({ event, step }) => {
        await step.run("before", () => ran.push(`before ${event.data.n}`));
        await step.sleep("nap", "5m");
        await step.run("after", () => ran.push(`after ${event.data.n}`));
      },
    );
    // 300 s become 300 ms. Who does not wake by itself is not found by looking before the test gives up.
    const engine = await startTestEngine([fn], { maxConcurrentRuns: 1, timing: { pollMs: 60_000 } });
    await engine.send([1, 2].map((n) => ({ name: "sleep", data: { n } })));
    const begun = performance.now();
    await endedRuns("sleep", 2);
    expect(performance.now() - begun).toBeGreaterThan(290);
    expect(ran.slice(0, 2).map((line) => line.split(" ")[0])).toEqual(["before", "before"]);
    expect(new Set(ran).size).toBe(4);
  });

  test("a sleep beside steps does not hold them up", async () => {
    const ran: string[] = [];
    const fn = testClient.createFunction({ id: "naps", triggers: { event: "naps" } }, async ({ step }) => {
      await Promise.all([
        step.sleep("nap", "2m").then(() => step.run("woken", () => ran.push("woken"))),
        (async () => {
          await step.run("one", () => ran.push("one"));
          await step.run("two", () => ran.push("two"));
        })(),
      ]);
      return ran;
    });
    const engine = await startTestEngine([fn]);
    await engine.send([{ name: "naps", data: {} }]);
    expect((await endedRuns("naps"))[0]?.output).toEqual(["one", "two", "woken"]);
  });
});

describe("cancelOn", () => {
  test.each([
    ["match", { event: "stop", match: "data.jobId" }],
    ["if", { event: "stop", if: "async.data.jobId == event.data.jobId" }],
  ])("%s: the running step's result is ignored and nothing follows", async (kind, rule) => {
    const held = gate();
    const ran: string[] = [];
    const fn = testClient.createFunction(
      { id: `cancel-${kind}`, cancelOn: [rule], triggers: { event: `cancel-${kind}` } },
      async ({ event, step }) => {
        await step.run("long", async () => {
          if (event.data.jobId === "a") await held.pass();
          ran.push(`long ${event.data.jobId}`);
        });
        await step.run("next", () => ran.push(`next ${event.data.jobId}`));
      },
    );
    const engine = await startTestEngine([fn]);
    const id = `cancel-${kind}`;
    await engine.send([{ name: id, data: { jobId: "a" } }]);
    await held.entered;
    await engine.send([{ name: "stop", data: { jobId: "a" } }]);
    const [run] = await endedRuns(id);
    expect(run?.status).toBe("cancelled");
    held.open();
    await engine.send([{ name: id, data: { jobId: "b" } }]);
    expect((await endedRuns(id, 2))[1]?.status).toBe("completed");
    await eventually(async () => expect((await engine.state()).here.runs).toBe(0));
    expect(ran.sort()).toEqual(["long a", "long b", "next b"]);
    expect(await sql(`SELECT 1 FROM engine_steps WHERE run_id = $1::uuid`, run?.id)).toEqual([]);
  });

  test("a sleeping run is cancelled too, one of another job is not", async () => {
    const fn = testClient.createFunction(
      { id: "asleep", cancelOn: [{ event: "stop2", match: "data.jobId" }], triggers: { event: "asleep" } },
      ({ step }) => step.sleep("long", "30d"),
    );
    const engine = await startTestEngine([fn], { timing: { durationFactor: 1 } });
    await engine.send(["a", "b"].map((jobId) => ({ name: "asleep", data: { jobId } })));
    await eventually(async () =>
      expect((await runsOf("asleep")).map((run) => run.status)).toEqual(["queued", "queued"]),
    );
    await sleepingRun("asleep");
    await engine.send([{ name: "stop2", data: { jobId: "b" } }]);
    const [cancelled] = await endedRuns("asleep");
    const rows = await sql(
      `SELECT data->>'jobId' AS job FROM engine_events WHERE id = $1`,
      cancelled?.eventId,
    );
    expect(rows).toEqual([{ job: "b" }]);
    expect((await runsOf("asleep")).map((run) => run.status).sort()).toEqual(["cancelled", "queued"]);
  });
});

import { describe, expect, test } from "vitest";
import { useTestDatabase } from "@/lib/db/test-database";
import { newId } from "@/lib/ids";
import { endedRuns, eventually, gate, runsOf, startTestEngine, testClient } from "./engine-test-kit";
import { sql } from "./sql";

useTestDatabase();

/** Waits until a run of the function waits for something, put back in the queue. */
const waitingRun = (functionId: string, op: string) =>
  eventually(async () => {
    const rows = await sql<{ id: string }>(
      `SELECT r.id FROM engine_runs r JOIN engine_steps s ON s.run_id = r.id
       WHERE r.function_id = $1 AND r.status = 'queued' AND s.op = $2 AND s.status = 'waiting'`,
      `test-${functionId}`,
      op,
    );
    if (!rows[0]) throw new Error(`no run of ${functionId} waits`);
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

describe("waits", () => {
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

  test("step.waitForEvent takes the matching event, and null when its time is over", async () => {
    const fn = testClient.createFunction(
      { id: "wait", triggers: { event: "wait" } },
      async ({ event, step }) => {
        const answer = await step.waitForEvent("answer", {
          event: "answer",
          match: "data.jobId",
          timeout: event.data.patience,
        });
        return answer === null ? "nothing" : answer.data.word;
      },
    );
    const engine = await startTestEngine([fn]);
    await engine.send([{ name: "wait", data: { jobId: "a", patience: "1d" } }]);
    await waitingRun("wait", "WaitForEvent");
    await engine.send([{ name: "answer", data: { jobId: "b", word: "wrong" } }]);
    await engine.send([{ name: "answer", data: { jobId: "a", word: "right" } }]);
    expect((await endedRuns("wait"))[0]?.output).toBe("right");
    await engine.send([{ name: "wait", data: { jobId: "c", patience: "1s" } }]);
    expect((await endedRuns("wait", 2))[1]?.output).toBe("nothing");
  });

  test("an event ends a wait while another step of the run is under way", async () => {
    const held = gate();
    const ran: string[] = [];
    const fn = testClient.createFunction({ id: "busy", triggers: { event: "busy" } }, async ({ step }) => {
      await Promise.all([
        step.run("long", () => held.pass()),
        step
          .waitForEvent("go", { event: "go", timeout: "1d" })
          .then(() => step.run("gone", () => ran.push("gone"))),
      ]);
      return "both";
    });
    const engine = await startTestEngine([fn]);
    await engine.send([{ name: "busy", data: {} }]);
    await held.entered;
    await eventually(async () =>
      expect(await sql(`SELECT 1 FROM engine_steps WHERE op = 'WaitForEvent' AND name = 'go'`)).toHaveLength(
        1,
      ),
    );
    await engine.send([{ name: "go", data: {} }]);
    await eventually(() => expect(ran).toEqual(["gone"]));
    held.open();
    expect((await endedRuns("busy"))[0]?.output).toBe("both");
  });

  test("step.invoke hands the result or the error back, even with a single place for runs", async () => {
    const square = testClient.createFunction(
      { id: "square", retries: 0, triggers: { event: "square" } },
      ({ event }) => {
        if (event.data.n < 0) throw new Error("negative");
        return event.data.n ** 2;
      },
    );
    const fn = testClient.createFunction(
      { id: "caller", triggers: { event: "caller" } },
      async ({ step }) => {
        const [nine, refused] = await Promise.all([
          step.invoke("three", { function: square, data: { n: 3 } }),
          step.invoke("minus", { function: square, data: { n: -1 } }).catch((error: Error) => error.message),
        ]);
        return { nine, refused };
      },
    );
    const engine = await startTestEngine([square, fn], { maxConcurrentRuns: 1 });
    await engine.send([{ name: "caller", data: {} }]);
    expect((await endedRuns("caller"))[0]?.output).toEqual({ nine: 9, refused: "negative" });
    expect(await runsOf("square")).toHaveLength(2);
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
    await waitingRun("asleep", "Sleep");
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

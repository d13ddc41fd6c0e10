import { NonRetriableError, RetryAfterError } from "inngest";
import { describe, expect, test } from "vitest";
import { useTestDatabase } from "@/lib/db/test-database";
import { createEngine } from "./engine";
import { endedRuns, eventually, gate, runsOf, startTestEngine, testClient } from "./engine-test-kit";
import { sql } from "./sql";

useTestDatabase();

describe("steps", () => {
  test("run in order, each once, with their results kept", async () => {
    const ran: string[] = [];
    const fn = testClient.createFunction(
      { id: "sequence", triggers: { event: "sequence" } },
      async ({ event, step }) => {
        const first = await step.run("first", () => {
          ran.push("first");
          return { b: 1, a: event.data.word as string };
        });
        const second = await step.run("second", () => ran.push("second") && `${first.a}!`);
        const nothing = await step.run("nothing", () => void ran.push("nothing"));
        return { first, second, nothing };
      },
    );
    const engine = await startTestEngine([fn]);
    await engine.send([{ name: "sequence", data: { word: "hello" } }]);
    const [run] = await endedRuns("sequence");
    expect(run).toMatchObject({
      status: "completed",
      output: { first: { b: 1, a: "hello" }, second: "hello!" },
    });
    expect(run?.output).toHaveProperty("nothing", null);
    expect(ran).toEqual(["first", "second", "nothing"]);
    const steps = await sql(
      `SELECT name, status, memo::text FROM engine_steps WHERE run_id = $1::uuid ORDER BY finished_at`,
      run?.id,
    );
    expect(steps[0]).toEqual({
      name: "first",
      status: "completed",
      memo: '{"type":"data","data":{"b":1,"a":"hello"}}',
    });
  });

  test("run in parallel, and chains do not wait for each other", async () => {
    const ran: string[] = [];
    const slow = gate();
    const chained = gate();
    const fn = testClient.createFunction(
      { id: "parallel", triggers: { event: "parallel" } },
      async ({ step }) => {
        const [a, b] = await Promise.all([
          step.run("slow", async () => {
            ran.push("slow");
            await slow.pass();
            return "slow";
          }),
          (async () => {
            const one = await step.run("one", () => ran.push("one") && 1);
            const two = await step.run("two", async () => {
              ran.push("two");
              await chained.pass();
              return one + 1;
            });
            return step.run("three", () => ran.push("three") && two + 1);
          })(),
        ]);
        return step.run("last", () => ran.push("last") && { a, b });
      },
    );
    const engine = await startTestEngine([fn]);
    await engine.send([{ name: "parallel", data: {} }]);
    await Promise.all([slow.entered, chained.entered]);
    chained.open();
    await eventually(() => expect(ran).toContain("three"));
    slow.open();
    const [run] = await endedRuns("parallel");
    expect(run?.output).toEqual({ a: "slow", b: 3 });
    expect([...ran].sort()).toEqual(["last", "one", "slow", "three", "two"]);
  });

  test("twelve parallel chains of three, nothing twice", async () => {
    const ran = new Map<string, number>();
    const count = (name: string) => ran.set(name, (ran.get(name) ?? 0) + 1).get(name);
    const fn = testClient.createFunction({ id: "wide", triggers: { event: "wide" } }, async ({ step }) => {
      const chain = async (n: number) => {
        for (const part of ["a", "b", "c"]) await step.run(`${part}${n}`, () => count(`${part}${n}`));
      };
      await Promise.all(Array.from({ length: 12 }, (_, n) => chain(n)));
      return "done";
    });
    const engine = await startTestEngine([fn]);
    await engine.send([{ name: "wide", data: {} }]);
    expect((await endedRuns("wide"))[0]).toMatchObject({ status: "completed", output: "done" });
    expect(ran.size).toBe(36);
    expect([...ran.values()].every((times) => times === 1)).toBe(true);
  });

  test("text that PostgreSQL can't hold does not stop a run", async () => {
    const fn = testClient.createFunction({ id: "odd", triggers: { event: "odd" } }, async ({ step }) =>
      step.run("odd", () => "a\0b\ud800"),
    );
    const engine = await startTestEngine([fn]);
    await engine.send([{ name: "odd", data: { text: "\0\ud800" } }]);
    expect((await endedRuns("odd"))[0]).toMatchObject({ status: "completed", output: "ab\ufffd" });
  });
});

describe("failures", () => {
  test("a failing step is tried again with its attempt, its neighbours are not", async () => {
    const attempts: number[] = [];
    let neighbour = 0;
    const fn = testClient.createFunction(
      { id: "retries", retries: 3, triggers: { event: "retries" } },
      async ({ step, attempt }) => {
        await step.run("before", () => ++neighbour);
        const flaky = () =>
          step.run("flaky", () => {
            attempts.push(attempt);
            if (attempts.length < 3) throw new Error("not yet");
            return "ok";
          });
        const [result] = await Promise.all([flaky(), step.run("beside", () => ++neighbour)]);
        return step.run("after", () => result);
      },
    );
    const engine = await startTestEngine([fn]);
    await engine.send([{ name: "retries", data: {} }]);
    expect((await endedRuns("retries"))[0]).toMatchObject({ status: "completed", output: "ok" });
    expect(attempts).toEqual([0, 1, 2]);
    expect(neighbour).toBe(2);
  });

  test("retries wait longer each time, or as long as RetryAfterError says", async () => {
    const times: number[] = [];
    const fn = testClient.createFunction(
      { id: "backoff", retries: 3, triggers: { event: "backoff" } },
      ({ step }) =>
        step.run("slow to work", () => {
          times.push(performance.now());
          if (times.length === 3) throw new RetryAfterError("busy", 10_000);
          if (times.length < 4) throw new Error("not yet");
        }),
    );
    const engine = await startTestEngine([fn], {
      timing: { durationFactor: 0.05, random: () => 0.999, pollMs: 60_000 },
    });
    await engine.send([{ name: "backoff", data: {} }]);
    await endedRuns("backoff");
    const waits = times.slice(1).map((time, index) => time - times[index]!);
    // 1 s, 2 s and the 10 s asked for, at a twentieth.
    for (const [index, wanted] of [50, 100, 500].entries()) {
      expect(waits[index]).toBeGreaterThanOrEqual(wanted - 2);
    }
  });

  test("a step that never works can be caught, and its error is kept", async () => {
    let tries = 0;
    const fn = testClient.createFunction(
      { id: "caught", retries: 2, triggers: { event: "caught" } },
      async ({ step }) => {
        const message = await step
          .run("hopeless", () => {
            tries += 1;
            throw new TypeError("no use");
          })
          .catch((error: Error) => error.message);
        return step.run("after", () => `caught: ${message}`);
      },
    );
    const engine = await startTestEngine([fn]);
    await engine.send([{ name: "caught", data: {} }]);
    expect((await endedRuns("caught"))[0]).toMatchObject({ status: "completed", output: "caught: no use" });
    expect(tries).toBe(3);
  });

  test("NonRetriableError ends the run at once and onFailure runs with steps of its own", async () => {
    let tries = 0;
    const seen: string[] = [];
    const fn = testClient.createFunction(
      {
        id: "final",
        retries: 5,
        triggers: { event: "final" },
        onFailure: async ({ error, event, step }) => {
          await step.run("note", () => seen.push(`${error.name}: ${error.message}`));
          await step.run("tell", () => seen.push(`${event.data.event.data.jobId} ${event.data.function_id}`));
          return "told";
        },
      },
      ({ step }) =>
        step.run("refuse", () => {
          tries += 1;
          throw new NonRetriableError("never");
        }),
    );
    const engine = await startTestEngine([fn]);
    await engine.send([{ name: "final", data: { jobId: "j1" } }]);
    expect((await endedRuns("final-failure"))[0]).toMatchObject({ status: "completed", output: "told" });
    expect((await runsOf("final"))[0]).toMatchObject({ status: "failed", error: { message: "never" } });
    expect(tries).toBe(1);
    expect(seen).toEqual(["NonRetriableError: never", "j1 test-final"]);
  });

  test("an error between steps is retried without running finished steps again", async () => {
    let steps = 0;
    let bodies = 0;
    const fn = testClient.createFunction(
      { id: "between", retries: 2, triggers: { event: "between" } },
      async ({ step }) => {
        await step.run("once", () => ++steps);
        bodies += 1;
        if (bodies < 3) throw new Error("between steps");
        return step.run("end", () => "ok");
      },
    );
    const engine = await startTestEngine([fn]);
    await engine.send([{ name: "between", data: {} }]);
    expect((await endedRuns("between"))[0]).toMatchObject({ status: "completed", output: "ok" });
    expect(steps).toBe(1);
  });

  test("a run fails when its own code keeps failing, even while a step is under way", async () => {
    const held = gate();
    const fn = testClient.createFunction(
      { id: "broken", retries: 1, triggers: { event: "broken" } },
      async ({ step }) => {
        await Promise.all([
          step.run("long", () => held.pass()),
          step
            .run("short", () => 1)
            .then(() => {
              throw new Error("broken branch");
            }),
        ]);
      },
    );
    const engine = await startTestEngine([fn]);
    await engine.send([{ name: "broken", data: {} }]);
    expect((await endedRuns("broken"))[0]).toMatchObject({
      status: "failed",
      error: { message: "broken branch" },
    });
    held.open();
  });
});

describe("what is refused", () => {
  test("options that the engine would have to ignore", () => {
    const fn = testClient.createFunction(
      { id: "throttled", throttle: { limit: 1, period: "1m" }, triggers: { event: "x" } },
      () => null,
    );
    expect(() => createEngine({ functions: [fn], appId: "test" })).toThrow(
      /"test-throttled" uses throttle, which the embedded engine does not offer. It offers retries/,
    );
  });

  test.each([
    ["waitForSignal", "WaitForSignal", { signal: "go", timeout: "1m", onConflict: "fail" }],
    ["waitForEvent", "WaitForEvent", { event: "go", timeout: "1m" }],
  ] as const)(
    "step.%s, which it does not know, ends the run with a clear error",
    async (tool, op, options) => {
      const fn = testClient.createFunction({ id: tool, triggers: { event: tool } }, async ({ step }) => {
        await (step[tool] as (id: string, options: unknown) => Promise<unknown>)("wait", options);
      });
      const engine = await startTestEngine([fn]);
      await engine.send([{ name: tool, data: {} }]);
      const [run] = await endedRuns(tool);
      expect(run?.error?.message).toMatch(
        new RegExp(`"wait" needs the operation ${op}, .* It offers step.run`),
      );
    },
  );
});

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { build } from "esbuild";
import { describe, expect, test } from "vitest";
import { useTestDatabase } from "@/lib/db/test-database";
import { newId } from "@/lib/ids";
import { crashFunction } from "./crash-fixture";
import { createEngine } from "./engine";
import { endedRuns, eventually, gate, runsOf, startTestEngine, testClient } from "./engine-test-kit";
import { claimRuns, parkRun, saveSteps } from "./run-store";
import { sql } from "./sql";

const database = useTestDatabase();

const stepNames = async (runId = "") =>
  (
    await sql<{ name: string }>(
      `SELECT name FROM engine_steps WHERE run_id = $1::uuid AND memo IS NOT NULL`,
      runId,
    )
  ).map((step) => step.name);

describe("kill -9", () => {
  test("another process takes the run over without waiting for its lease, and repeats only what was not finished", async () => {
    const folder = mkdtempSync(path.resolve("node_modules", ".engine-test-"));
    const script = path.join(folder, "crash-process.mjs");
    try {
      await build({
        entryPoints: [path.join(import.meta.dirname, "crash-process.ts")],
        outfile: script,
        bundle: true,
        platform: "node",
        format: "esm",
        packages: "external",
        logLevel: "silent",
      });
      const env = { ...process.env, DATABASE_URL: database.url };
      const child = spawn(process.execPath, [script], { env, stdio: ["ignore", "pipe", "inherit"] });
      await once(child.stdout!, "data");
      const run = (await runsOf("crash"))[0]!;
      await eventually(async () => expect((await stepNames(run.id)).sort()).toEqual(["beside", "first"]));

      // Beside the living process nothing is taken from it.
      await startTestEngine([crashFunction(() => "not held")], { timing: { pollMs: 50 } });
      await sql(`SELECT pg_sleep(0.2)::text`);
      expect((await runsOf("crash"))[0]?.status).toBe("running");

      child.kill("SIGKILL");
      await once(child, "exit");
      const [ended] = await endedRuns("crash");
      expect(ended?.output).toEqual({ first: child.pid, second: process.pid, beside: child.pid });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe("leases", () => {
  test("those of another machine are respected until they expire", async () => {
    const fn = testClient.createFunction({ id: "far", triggers: { event: "far" } }, ({ step }) =>
      step.run("a", () => 1),
    );
    const sender = createEngine({ functions: [fn], appId: "test" });
    await sender.send([{ name: "far", data: {} }]);
    const owner = newId();
    await sql(
      `INSERT INTO engine_owners (id, host, pid, expires_at) VALUES ($1, 'elsewhere', 1, now() + interval '1 day')`,
      owner,
    );
    await sql(
      `UPDATE engine_runs SET status = 'running', lease_owner = $1 WHERE function_id = 'test-far'`,
      owner,
    );
    await startTestEngine([fn], { timing: { pollMs: 20 } });
    await sql(`SELECT pg_sleep(0.1)::text`);
    expect((await runsOf("far"))[0]?.status).toBe("running");
    await sql(`UPDATE engine_owners SET expires_at = now() WHERE id = $1`, owner);
    expect((await endedRuns("far"))[0]?.output).toBe(1);
  });

  test("a process that was silent for too long can't write over its successor", async () => {
    const held = gate();
    const functionOf = (name: string, body: () => unknown) =>
      testClient.createFunction({ id: "fenced", triggers: { event: "fenced" } }, async ({ step }) => {
        const who = await step.run("who", async () => {
          await body();
          return name;
        });
        return step.run("twice", () => `${who} ${name}`);
      });
    const silent = { leaseMs: 50, heartbeatMs: 400, pollMs: 20 };
    const slow = await startTestEngine([functionOf("old", () => held.pass())], { timing: silent });
    await slow.send([{ name: "fenced", data: {} }]);
    await held.entered;
    await startTestEngine([functionOf("new", () => undefined)], { timing: { pollMs: 20 } });
    const [run] = await endedRuns("fenced");
    expect(run?.output).toBe("new new");
    held.open();
    await eventually(async () => expect((await slow.state()).here.runs).toBe(0));
    const memos = await sql(
      `SELECT name, memo::text FROM engine_steps WHERE run_id = $1::uuid ORDER BY name`,
      run?.id,
    );
    expect(memos).toEqual([
      { name: "twice", memo: '{"type":"data","data":"new new"}' },
      { name: "who", memo: '{"type":"data","data":"new"}' },
    ]);
  });

  test("a run that another engine leased while this one looked is left, not begun anew", async () => {
    const fn = testClient.createFunction({ id: "slow", triggers: { event: "slow" } }, () => undefined);
    const sender = createEngine({ functions: [fn], appId: "test" });
    await sender.send(Array.from({ length: 40 }, () => ({ name: "slow", data: {} })));
    // To find the job in forty texts of two million letters takes most of a second.
    await sql(
      `UPDATE engine_events SET data = json_build_object('jobId', 'sought', 'rest', repeat('x', 2000000))
       WHERE name = 'slow'`,
    );
    const claim = { functionIds: ["test-slow"], except: [] };
    const looking = claimRuns({ ...claim, owner: "late", jobId: "sought", limit: 40 });
    await setTimeout(100);
    const [run] = await claimRuns({ ...claim, owner: "early", jobId: null, limit: 1 });
    const lease = { runId: run!.id, owner: "early", epoch: run!.epoch };
    const step = {
      id: "done",
      name: "done",
      op: "StepRun",
      status: "completed",
      attempt: 0,
      opts: null,
    } as const;
    await saveSteps(lease, [{ ...step, memo: '{"type":"data","data":1}', dueInMs: null }], 0);
    await parkRun(lease, 0, 0);
    const found = await looking;
    expect(found.length).toBeGreaterThanOrEqual(39);
    expect(found.map(({ id }) => id)).not.toContain(lease.runId);
    await sql(`DELETE FROM engine_runs WHERE function_id = 'test-slow'`);
  });

  test("four engines on one database run no step twice", async () => {
    const ran = new Map<string, number>();
    const note = (key: string) => void ran.set(key, (ran.get(key) ?? 0) + 1);
    const fn = testClient.createFunction(
      { id: "many", triggers: { event: "many" } },
      async ({ event, step }) => {
        await step.run("start", () => note(`${event.data.n} start`));
        await Promise.all(["a", "b"].map((name) => step.run(name, () => note(`${event.data.n} ${name}`))));
        await step.sleep("nap", "1s");
        await step.run("end", () => note(`${event.data.n} end`));
      },
    );
    const engines = await Promise.all(
      [1, 2, 3, 4].map(() => startTestEngine([fn], { maxConcurrentRuns: 2, timing: { pollMs: 20 } })),
    );
    await Promise.all(
      engines.map((engine, part) =>
        engine.send([0, 1, 2, 3, 4].map((index) => ({ name: "many", data: { n: part * 5 + index } }))),
      ),
    );
    await endedRuns("many", 20);
    expect(ran.size).toBe(80);
    expect([...ran.values()].filter((times) => times !== 1)).toEqual([]);
  });
});

describe("stop", () => {
  const handover = (id: string, hold: () => unknown, ran: string[]) =>
    testClient.createFunction({ id, triggers: { event: id } }, async ({ step }) => {
      await step.run("held", async () => {
        ran.push("held");
        await hold();
      });
      await step.run("next", () => ran.push("next"));
    });

  test("finishes the step under way and leaves the rest to another process at once", async () => {
    const held = gate();
    const [first, second]: [string[], string[]] = [[], []];
    const leaving = await startTestEngine([handover("leave", () => held.pass(), first)]);
    await leaving.send([{ name: "leave", data: {} }]);
    await held.entered;
    // It is told: looking for itself it would be too late.
    const staying = await startTestEngine([handover("leave", () => undefined, second)], {
      timing: { pollMs: 60_000 },
    });
    const stopped = leaving.stop(5_000);
    held.open();
    await stopped;
    await endedRuns("leave");
    expect([first, second]).toEqual([["held"], ["next"]]);
    expect((await staying.state()).running).toBe(0);
  });

  test("abandons a step that takes too long; its late result is ignored", async () => {
    const held = gate();
    const [first, second]: [string[], string[]] = [[], []];
    const leaving = await startTestEngine([handover("abandon", () => held.pass(), first)]);
    await leaving.send([{ name: "abandon", data: {} }]);
    await held.entered;
    await startTestEngine([handover("abandon", () => undefined, second)]);
    await leaving.stop(10);
    expect((await endedRuns("abandon"))[0]?.status).toBe("completed");
    held.open();
    expect([first, second]).toEqual([["held"], ["held", "next"]]);
    expect(await sql(`SELECT 1 FROM engine_owners`)).toHaveLength(1);
  });

  test("an engine for one job leaves the others alone", async () => {
    const fn = testClient.createFunction(
      { id: "mine", retries: 0, triggers: { event: "mine" }, onFailure: () => "seen" },
      ({ event }) => {
        if (event.data.jobId === "bad") throw new Error("bad");
        return event.data.jobId;
      },
    );
    const lone = await startTestEngine([fn], { onlyJobId: "bad" });
    await lone.send(["a", "bad", "b"].map((jobId) => ({ name: "mine", data: { jobId } })));
    expect((await endedRuns("mine-failure"))[0]?.output).toBe("seen");
    expect((await runsOf("mine")).map((run) => run.status).sort()).toEqual(["failed", "queued", "queued"]);
    await startTestEngine([fn]);
    expect((await endedRuns("mine", 3)).map((run) => run.output).sort()).toEqual(["a", "b", null]);
  });
});

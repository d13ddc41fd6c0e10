import { Inngest, type InngestFunction } from "inngest";
import { onTestFinished, vi } from "vitest";
import { createEngine, type Engine, type EngineOptions } from "./engine";
import { sql } from "./sql";

const quiet = { info() {}, warn() {}, error() {}, debug() {} };

/** The client that the tests' functions are made with. */
export const testClient = new Inngest({ id: "test", isDev: true, logger: quiet });

/** A started engine, stopped after the test, in which a second of sleep or back-off takes a millisecond. */
export async function startTestEngine(
  functions: InngestFunction.Any[],
  options: Partial<EngineOptions> = {},
): Promise<Engine> {
  const timing = { durationFactor: 0.001, random: () => 0, ...options.timing };
  const engine = createEngine({ functions, appId: "test", maxConcurrentRuns: 8, ...options, timing });
  onTestFinished(() => engine.stop(0));
  await engine.start();
  return engine;
}

export interface RunRow {
  id: string;
  functionId: string;
  eventId: string;
  status: string;
  output: unknown;
  error: { name: string; message: string } | null;
}

/** All runs of a function, the oldest first. */
export async function runsOf(functionId: string): Promise<RunRow[]> {
  return sql<RunRow>(
    `SELECT id, function_id AS "functionId", event_id AS "eventId", status, output, error FROM engine_runs
     WHERE function_id = $1 ORDER BY created_at, id`,
    `test-${functionId}`,
  );
}

/** Waits until `count` runs of the function ended, however. */
export async function endedRuns(functionId: string, count = 1): Promise<RunRow[]> {
  return eventually(async () => {
    const runs = await runsOf(functionId);
    const ended = runs.filter((run) => !["queued", "running"].includes(run.status));
    if (ended.length < count)
      throw new Error(`${ended.length} of ${count} runs of ${functionId} ended: ${JSON.stringify(runs)}`);
    return ended;
  });
}

/** Tries until it does not throw. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 8_000, interval: 4 });

/** A step body that a test can hold up: `entered` when it runs, which goes on after `open()`. */
export function gate(): { entered: Promise<void>; open(): void; pass(): Promise<void> } {
  const entered = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<void>();
  return {
    entered: entered.promise,
    open: opened.resolve,
    pass() {
      entered.resolve();
      return opened.promise;
    },
  };
}

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { Piscina } from "piscina";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { closeRenderPool, RENDER_POOL, type RenderPool, render } from "./render-pool";
import { createRenderQueue } from "./render-queue";
import { RenderStuck } from "./render-stuck";

/** A worker thread that takes all its memory or time, at a family that it names or at none; "filled" does at its second task. */
const WORKER = `
import { threadId } from "node:worker_threads";
import { writeThreadNote } from ${JSON.stringify(pathToFileURL(path.resolve("lib/render/thread-note.ts")).href)};
let tasksBefore = 0;
export default ({ input: { over, at, forMs }, watch, note }) => {
  writeThreadNote(note, { id: threadId, tasksBefore: tasksBefore++ });
  if (over === "filled" && tasksBefore === 1) return "made";
  if (at && watch.without.includes(at)) return { drawnWithout: watch.without };
  if (at) new Uint8Array(watch.memory).set(new TextEncoder().encode(at));
  if (over === "clock") return Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, forMs);
  if (over === "time") for (;;);
  for (const kept = []; ; ) kept.push(new Array(10_000).fill(0.5));
};`;

const shared = globalThis as { [RENDER_POOL]?: RenderPool };
const folder = mkdtempSync(path.join(tmpdir(), "marque-stuck-"));
let threads: Piscina;

const filename = path.join(folder, "worker.mjs");
beforeAll(() => writeFileSync(filename, WORKER));
beforeEach(() => {
  threads = new Piscina({
    filename,
    minThreads: 1,
    maxThreads: 1,
    resourceLimits: { maxOldGenerationSizeMb: 24, maxYoungGenerationSizeMb: 4 },
  });
  shared[RENDER_POOL] = { threads, queue: createRenderQueue({ threads: 1 }) };
});
afterEach(closeRenderPool);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const draw = (
  input: { over: "memory" | "time" | "clock" | "filled"; at?: string; forMs?: number },
  limit = { processorMs: 1_000, clockMs: 60_000 },
) => render("stage", { id: "logos", ...input } as never, { limit });

test("a task that takes all its memory is not run again, and the thread after it works", async () => {
  const run = vi.spyOn(threads, "run");
  const failure = await draw({ over: "memory" }).catch((error) => error);
  expect(failure).toBeInstanceOf(RenderStuck);
  expect(failure).toMatchObject({ over: "memory", message: "The task logos ran out of memory" });
  expect(run).toHaveBeenCalledTimes(1);
  await expect(draw({ over: "memory" })).rejects.toThrow(RenderStuck);
});

test("a thread that earlier tasks had filled is not the task's fault", async () => {
  const run = vi.spyOn(threads, "run");
  expect([await draw({ over: "filled" }), await draw({ over: "filled" })]).toEqual(["made", "made"]);
  expect(run).toHaveBeenCalledTimes(3);
  await expect(draw({ over: "memory" })).rejects.toMatchObject({ over: "memory" });
  expect(run).toHaveBeenCalledTimes(5);
});

test("a task that takes all its time is told from one that failed", async () => {
  await expect(draw({ over: "time" })).rejects.toMatchObject({ name: "RenderStuck", over: "time" });
});

test("a task that waits for the processor is not stuck before the clock says so", async () => {
  const limit = { processorMs: 200, clockMs: 3_000 };
  expect(await draw({ over: "clock", forMs: 1_000 }, limit)).toBe("timed-out");
  await expect(draw({ over: "clock" }, limit)).rejects.toMatchObject({ name: "RenderStuck", over: "time" });
});

test("a task's time starts when a thread has it, not when it is asked for", async () => {
  const limit = { processorMs: 1_000, clockMs: 2_400 };
  const waited = Array.from({ length: 6 }, () => draw({ over: "clock", forMs: 500 }, limit));
  expect(await Promise.all(waited)).toEqual(Array(6).fill("timed-out"));
});

test("a family at which a thread ended is left out, and the others are drawn", async () => {
  expect(await draw({ over: "memory", at: "rotational" })).toEqual({ drawnWithout: ["rotational"] });
  expect(await draw({ over: "time", at: "interlace" })).toEqual({ drawnWithout: ["interlace"] });
});

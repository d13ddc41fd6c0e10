import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Piscina } from "piscina";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { closeRenderPool, RENDER_POOL, type RenderPool, render } from "./render-pool";
import { createRenderQueue } from "./render-queue";
import { RenderStuck } from "./render-stuck";

/** A worker thread that takes all its memory or time, at a family that it names or at none. */
const WORKER = `
export default ({ input: { over, at }, watch }) => {
  if (at && watch.without.includes(at)) return { drawnWithout: watch.without };
  if (at) new Uint8Array(watch.memory).set(new TextEncoder().encode(at));
  if (over === "time") Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  for (const kept = []; ; ) kept.push(new Array(1000).fill(kept.length));
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

const draw = (input: { over: "memory" | "time"; at?: string }, timeoutMs?: number) =>
  render("stage", { id: "logos", ...input } as never, timeoutMs === undefined ? {} : { timeoutMs });

test("a task that takes all its memory is not run again, and the thread after it works", async () => {
  const run = vi.spyOn(threads, "run");
  const failure = await draw({ over: "memory" }).catch((error) => error);
  expect(failure).toBeInstanceOf(RenderStuck);
  expect(failure).toMatchObject({ over: "memory", message: "The task logos ran out of memory" });
  expect(run).toHaveBeenCalledTimes(1);
  await expect(draw({ over: "memory" })).rejects.toThrow(RenderStuck);
});

test("a task that takes all its time is told from one that failed", async () => {
  await expect(draw({ over: "time" }, 1_000)).rejects.toMatchObject({ name: "RenderStuck", over: "time" });
});

test("a family at which a thread ended is left out, and the others are drawn", async () => {
  expect(await draw({ over: "memory", at: "rotational" })).toEqual({ drawnWithout: ["rotational"] });
  expect(await draw({ over: "time", at: "interlace" }, 1_000)).toEqual({ drawnWithout: ["interlace"] });
});

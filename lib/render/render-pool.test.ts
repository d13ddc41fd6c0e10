import type { Piscina } from "piscina";
import { afterEach, expect, test } from "vitest";
import { strategy } from "@/lib/pipeline/stages/strategy";
import { closeRenderPool, openRenderPool, RENDER_POOL, type RenderPool } from "./render-pool";
import { renderStage } from "./render-stage";

process.env.RENDER_THREADS = "2";
afterEach(closeRenderPool);

const brief = {
  businessIdea: "A night bakery for people who work while others sleep",
  targetAudience: "Nurses and drivers",
  style: "modern",
  features: [],
} as const;
const strategies = (count: number) =>
  Array.from({ length: count }, async (_, seed) => {
    const result = await renderStage(strategy, { brief: { ...brief, features: [] }, seed });
    return result.kind === "made" ? result.output : undefined;
  });

test("tasks that wait end with the threads; the next task gets new ones", async () => {
  const made = Promise.allSettled(strategies(9));
  await closeRenderPool();
  expect((await made).filter(({ status }) => status === "rejected").length).toBeGreaterThan(0);
  expect((await strategies(1)[0])?.name).not.toBe("");
});

test("a thread that runs out of memory between two tasks does not end the process; one that cannot load does", () => {
  openRenderPool();
  const { threads } = (globalThis as { [RENDER_POOL]?: RenderPool })[RENDER_POOL]!;
  const full = Object.assign(new Error("full"), { code: "ERR_WORKER_OUT_OF_MEMORY" });
  expect(() => (threads as Piscina).emit("error", full)).not.toThrow();
  expect(() => (threads as Piscina).emit("error", new Error("no such module"))).toThrow("no such module");
});

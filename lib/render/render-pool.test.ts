import { afterEach, expect, test, vi } from "vitest";
import { strategy } from "@/lib/pipeline/stages/strategy";
import { closeRenderPool } from "./render-pool";
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

test("a task's time starts when a thread has it, not when it is asked for", async () => {
  const timeout = vi.spyOn(AbortSignal, "timeout");
  const made = strategies(9);
  await Promise.resolve();
  expect(timeout.mock.calls.length).toBeLessThan(9);
  expect((await Promise.all(made)).map((made) => typeof made?.name)).toEqual(Array(9).fill("string"));
  expect(timeout).toHaveBeenCalledTimes(9);
});

test("tasks that wait end with the threads; the next task gets new ones", async () => {
  const made = Promise.allSettled(strategies(9));
  await closeRenderPool();
  expect((await made).filter(({ status }) => status === "rejected").length).toBeGreaterThan(0);
  expect((await strategies(1)[0])?.name).not.toBe("");
});

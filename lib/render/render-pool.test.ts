import { afterEach, expect, test } from "vitest";
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

test("tasks that wait end with the threads; the next task gets new ones", async () => {
  const made = Promise.allSettled(strategies(9));
  await closeRenderPool();
  expect((await made).filter(({ status }) => status === "rejected").length).toBeGreaterThan(0);
  expect((await strategies(1)[0])?.name).not.toBe("");
});

import { afterEach, expect, test } from "vitest";
import { strategy } from "@/lib/pipeline/stages/strategy";
import { closeRenderPool, RENDER_POOL, type RenderPool, warmRenderPool } from "./render-pool";
import { createRenderQueue } from "./render-queue";
import { renderStage } from "./render-stage";
import { renderTasks, type StageTask } from "./tasks";

afterEach(closeRenderPool);

test("the warm-up makes stage after stage until somebody waits for a task", async () => {
  const ran: string[] = [];
  const rest = Promise.withResolvers<void>();
  const threads = {
    run: async ({ input }: { input: StageTask }) => {
      ran.push(input.id);
      if (ran.length === 3) await rest.promise;
      return renderTasks.stage(input);
    },
    destroy: async () => undefined,
  } as unknown as RenderPool["threads"];
  (globalThis as { [RENDER_POOL]?: RenderPool })[RENDER_POOL] = {
    threads,
    queue: createRenderQueue({ threads: 1 }),
    warmUp: new AbortController(),
  };

  warmRenderPool();
  await expect.poll(() => ran).toEqual(["strategy", "palette", "typography"]);
  const wanted = renderStage(strategy, {
    brief: {
      businessIdea: "A night bakery for people who work while others sleep",
      targetAudience: "Nurses and drivers",
      style: "modern",
      features: [],
    },
    seed: 7,
  });
  rest.resolve();
  expect((await wanted).kind).toBe("made");
  expect(ran).toEqual(["strategy", "palette", "typography", "strategy"]);
});

import { afterAll, beforeAll } from "vitest";
import { RENDER_POOL, type RenderPool } from "./render-pool";
import { createRenderQueue } from "./render-queue";
import { type RenderInput, type RenderTaskName, renderTasks } from "./tasks";

interface Task {
  task: RenderTaskName;
  input: RenderInput<RenderTaskName>;
}

/** For the top level of a test file: `render()` computes in this thread, where a test can watch, and builds no bundle. */
export function useRenderingHere(): void {
  const shared = globalThis as { [RENDER_POOL]?: RenderPool };
  beforeAll(() => {
    shared[RENDER_POOL] = {
      threads: {
        run: async ({ task, input }: Task) => (renderTasks[task] as (given: typeof input) => unknown)(input),
        destroy: async () => undefined,
      },
      queue: createRenderQueue({ threads: 1 }),
    };
  });
  afterAll(() => {
    delete shared[RENDER_POOL];
  });
}

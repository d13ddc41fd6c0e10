import { createHash } from "node:crypto";
import { serialize } from "node:v8";
import { afterAll, beforeAll } from "vitest";
import { RENDER_POOL, type RenderPool } from "./render-pool";
import { createRenderQueue } from "./render-queue";
import { type RenderInput, type RenderTaskName, renderTasks } from "./tasks";

interface Task {
  task: RenderTaskName;
  input: RenderInput<RenderTaskName>;
}

/**
 * For the top level of a test file: `render()` computes in this thread, where a test can watch, and builds no bundle. With
 * `remember` a task that is asked for again with the same input gives the same result without being done again.
 */
export function useRenderingHere({ remember = false } = {}): void {
  const shared = globalThis as { [RENDER_POOL]?: RenderPool };
  const known = new Map<string, unknown>();
  beforeAll(() => {
    shared[RENDER_POOL] = {
      threads: {
        threads: [],
        run: async ({ task, input }: Task) => {
          const key = remember
            ? createHash("sha256")
                .update(serialize([task, input]))
                .digest("hex")
            : "";
          if (known.has(key)) return known.get(key);
          const result = await (renderTasks[task] as (given: typeof input) => unknown)(input);
          if (remember) known.set(key, result);
          return result;
        },
        destroy: async () => undefined,
      },
      queue: createRenderQueue({ threads: 1 }),
    };
  });
  afterAll(() => {
    delete shared[RENDER_POOL];
  });
}

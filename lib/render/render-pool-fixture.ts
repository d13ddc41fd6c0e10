import { afterAll, beforeAll } from "vitest";
import { type RenderInput, type RenderTaskName, renderTasks } from "./tasks";

const POOL = Symbol.for("marque.render-pool");
const shared = globalThis as { [POOL]?: unknown };

interface Task {
  task: RenderTaskName;
  input: RenderInput<RenderTaskName>;
}

/** For the top level of a test file: `render()` computes in this thread, where a test can watch, and builds no bundle. */
export function useRenderingHere(): void {
  beforeAll(() => {
    shared[POOL] = {
      threads: {
        run: ({ task, input }: Task) => (renderTasks[task] as (given: typeof input) => unknown)(input),
      },
      whenFree: (work: () => unknown) => work(),
    };
  });
  afterAll(() => {
    delete shared[POOL];
  });
}

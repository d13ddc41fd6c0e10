import { type RenderTaskName, renderTasks } from "./tasks";

/** Entry of a worker thread (bundled to dist/render-worker.mjs). An unknown name throws. */
export default function run({ task, input }: { task: RenderTaskName; input: unknown }): unknown {
  const work = renderTasks[task] as (given: unknown) => unknown;
  return work(input);
}

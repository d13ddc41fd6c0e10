import { type FamilyWatch, watchFamilies } from "@/lib/logo/families/family-watch";
import { type RenderTaskName, renderTasks } from "./tasks";

interface RenderRequest {
  task: RenderTaskName;
  input: unknown;
  watch: FamilyWatch | null;
}

/** Entry of a worker thread (bundled to dist/render-worker.mjs). An unknown name throws. */
export default function run({ task, input, watch }: RenderRequest): unknown {
  watchFamilies(watch);
  const work = renderTasks[task] as (given: unknown) => unknown;
  return work(input);
}

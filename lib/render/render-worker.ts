import { threadId as ownThreadId } from "node:worker_threads";
import { type FamilyWatch, watchFamilies } from "@/lib/logo/families/family-watch";
import { nameSources } from "./name-sources";
import { type RenderTaskName, renderTasks } from "./tasks";

interface RenderRequest {
  task: RenderTaskName;
  input: unknown;
  watch: FamilyWatch | null;
  /** Where the thread says which it is. */
  threadId: SharedArrayBuffer | null;
}

/** Entry of a worker thread (bundled to dist/render-worker.mjs). An unknown name throws. */
export default async function run({ task, input, watch, threadId }: RenderRequest): Promise<unknown> {
  if (threadId) Atomics.store(new Int32Array(threadId), 0, ownThreadId);
  watchFamilies(watch);
  const work = renderTasks[task] as (given: unknown) => unknown;
  try {
    return await work(input);
  } catch (error) {
    nameSources(error, import.meta.url);
    throw error;
  }
}

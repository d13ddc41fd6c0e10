import { threadId } from "node:worker_threads";
import { type FamilyWatch, watchFamilies } from "@/lib/logo/families/family-watch";
import { nameSources } from "./name-sources";
import { type RenderTaskName, renderTasks } from "./tasks";
import { type ThreadNote, writeThreadNote } from "./thread-note";

interface RenderRequest {
  task: RenderTaskName;
  input: unknown;
  watch: FamilyWatch | null;
  note: ThreadNote | null;
}

let tasksBefore = 0;

/** Entry of a worker thread (bundled to dist/render-worker.mjs). An unknown name throws. */
export default async function run({ task, input, watch, note }: RenderRequest): Promise<unknown> {
  if (note) writeThreadNote(note, { id: threadId, tasksBefore });
  tasksBefore++;
  watchFamilies(watch);
  const work = renderTasks[task] as (given: unknown) => unknown;
  try {
    return await work(input);
  } catch (error) {
    nameSources(error, import.meta.url);
    throw error;
  }
}

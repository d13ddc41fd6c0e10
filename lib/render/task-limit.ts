import type { Worker } from "node:worker_threads";
import { readThreadNote, type ThreadNote } from "./thread-note";

/** How long a task may take. */
export interface TaskLimit {
  /** Milliseconds of the processor in the task's thread. */
  processorMs: number;
  /** Milliseconds by the clock, for what only waits. */
  clockMs: number;
}

const LOOK_MS = 1_000;

/**
 * Ends a task by its signal when its thread has used up the limit: time of the processor, since on a slow machine, or
 * beside much else, a thread that works may wait most of the time. `stop` ends the watch.
 * @param note of the task's thread
 */
export function limitTask(
  { processorMs, clockMs }: TaskLimit,
  note: ThreadNote,
  threads: () => readonly Worker[],
): { signal: AbortSignal; stop: () => void } {
  const controller = new AbortController();
  const startedAt = performance.now();
  let before: Promise<NodeJS.CpuUsage> | undefined;
  const usedMs = async (thread: Worker): Promise<number> => {
    // Before Node 24.6 no thread can be asked, and the clock counts.
    if (!thread.cpuUsage) return performance.now() - startedAt;
    before ??= thread.cpuUsage();
    const { user, system } = await thread.cpuUsage(await before);
    return (user + system) / 1_000;
  };
  const look = async () => {
    const { id } = readThreadNote(note);
    const thread = threads().find((one) => one.threadId === id);
    if (thread && (await usedMs(thread)) >= processorMs) controller.abort();
  };
  // A thread that ends meanwhile has nothing to tell.
  const looks = setInterval(() => void look().catch(() => undefined), Math.min(LOOK_MS, processorMs / 4));
  const clock = setTimeout(() => controller.abort(), clockMs);
  return {
    signal: controller.signal,
    stop: () => {
      clearInterval(looks);
      clearTimeout(clock);
    },
  };
}

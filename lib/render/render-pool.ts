import path from "node:path";
import { Piscina } from "piscina";
import { env, workerEnvironment } from "@/lib/env";
import { logger } from "@/lib/log/logger";
import { familyAt, WATCH_BYTES } from "@/lib/logo/families/family-watch";
import type { RunStage } from "@/lib/pipeline/make-brand";
import { COMPILED_CODE } from "@/lib/process/compiled-code";
import { holdSkiaCode } from "./hold-skia-code";
import { currentPreview } from "./preview-scope";
import { createRenderQueue, type RenderQueue } from "./render-queue";
import { RenderStuck } from "./render-stuck";
import { limitTask, type TaskLimit } from "./task-limit";
import type { RenderInput, RenderOutput, RenderTaskName } from "./tasks";
import { createThreadNote, readThreadNote } from "./thread-note";
import { warmUpBrands } from "./warm-up-brands";

/** Of the processor no task takes a tenth of this; one that does is stuck. */
const TASK_LIMIT: TaskLimit = { processorMs: 60_000, clockMs: 600_000 };
/** Threads yield to the main thread, which answers requests and sockets while brands are being made. */
const NICENESS = 10;
/** Without a limit V8 lets garbage grow with the machine's memory. */
const HEAP_LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 };

/** Where the process keeps its pool. */
export const RENDER_POOL = Symbol.for("marque.render-pool");
const shared = globalThis as { [RENDER_POOL]?: RenderPool };

export interface RenderPool {
  threads: Pick<Piscina, "run" | "destroy" | "threads">;
  /** Gives a task a thread that is free: waiting in the pool's own queue would count as time that the task took. */
  queue: RenderQueue;
  /** Ends the warm-up, which works only until somebody waits for a task. */
  warmUp?: AbortController;
}

export interface RenderOptions {
  /** Of the task in its thread; a minute of the processor by default, and ten by the clock. */
  limit?: TaskLimit;
}

/**
 * Runs one engine function in a worker thread, so that the event loop stays free; within `asPreview()` after what brands
 * need. A task at which a thread ran out of memory that earlier tasks had filled, too, is tried again until a new thread
 * has tried it. A family of marks at which one ran out of memory or time is left out when the logo is drawn again.
 * @throws what the function threw; RenderStuck when its memory or its time in a thread is over; an AbortError when the
 * threads end while it waits for one; Piscina's own error when they end while it is worked on.
 */
export function render<Name extends RenderTaskName>(
  task: Name,
  input: RenderInput<Name>,
  { limit = TASK_LIMIT }: RenderOptions = {},
): Promise<RenderOutput<Name>> {
  const { threads, queue, warmUp } = pool();
  warmUp?.abort();
  const preview = currentPreview();
  const work = async (): Promise<RenderOutput<Name>> => {
    let usedThreads = 0;
    for (let without: string[] = []; ; ) {
      const watch = { memory: new SharedArrayBuffer(WATCH_BYTES), without };
      const note = createThreadNote();
      const { signal, stop } = limitTask(limit, note, () => threads.threads);
      try {
        return await threads.run({ task, input, watch, note }, { signal });
      } catch (cause) {
        const over = signal.aborted ? "time" : isOutOfMemory(cause) ? "memory" : null;
        if (!over) throw cause;
        const family = familyAt(watch);
        const stuck = new RenderStuck(taskName(task, input), over, family, cause);
        if (over === "memory" && readThreadNote(note).tasksBefore > 0 && usedThreads < env().RENDER_THREADS) {
          logger().warn({ err: stuck }, "a task is tried in another thread");
          usedThreads++;
          continue;
        }
        if (!family || without.length === MOST_LEFT_OUT) throw stuck;
        logger().error({ err: stuck, family }, "a family of marks is left out");
        without = [...without, family];
      } finally {
        stop();
      }
    }
  };
  return queue.run(preview ? "preview" : "job", work, preview?.signal);
}

/** A stage goes by its own name. */
function taskName(task: RenderTaskName, input: unknown): string {
  return task === "stage" ? (input as RenderInput<"stage">).id : task;
}

/** More than one is no accident of a family's. */
const MOST_LEFT_OUT = 2;

function isOutOfMemory(cause: unknown): boolean {
  return (cause as { code?: unknown } | null)?.code === "ERR_WORKER_OUT_OF_MEMORY";
}

/** Starts the threads: they load the engine while something else is done. */
export function openRenderPool(): void {
  pool();
}

/**
 * Starts the threads and lets them make brands, so that the first customer's takes no longer than the next. The first
 * task that somebody waits for ends that: a job then waits for no more than the stage that is being made.
 */
export function warmRenderPool(): void {
  const { threads, queue, warmUp } = pool();
  const signal = warmUp?.signal;
  const run: RunStage = ({ id }, input) =>
    queue.run(
      "job",
      () => threads.run({ task: "stage", input: { id, input, files: true }, watch: null, note: null }),
      signal,
    );
  warmUpBrands(run, env().RENDER_THREADS).catch((error) => {
    if (!signal?.aborted) logger().warn({ err: error }, "the render threads did not warm up");
  });
}

/** Ends the threads; the next `render()` starts new ones. */
export async function closeRenderPool(): Promise<void> {
  const open = shared[RENDER_POOL];
  delete shared[RENDER_POOL];
  open?.warmUp?.abort();
  open?.queue.clear();
  await open?.threads.destroy();
}

function pool(): RenderPool {
  if (shared[RENDER_POOL]) return shared[RENDER_POOL];
  holdSkiaCode();
  const count = env().RENDER_THREADS;
  const threads = new Piscina({
    filename: path.resolve("dist", "render-worker.mjs"),
    minThreads: count,
    maxThreads: count,
    niceIncrement: NICENESS,
    resourceLimits: HEAP_LIMITS,
    env: { ...workerEnvironment(), NODE_COMPILE_CACHE: COMPILED_CODE },
  });
  // A thread that runs out of memory between two tasks is replaced; one that cannot load ends the process.
  threads.on("error", (error) => {
    if (!isOutOfMemory(error)) throw error;
    logger().error({ err: error }, "a render thread ended");
  });
  shared[RENDER_POOL] = {
    threads,
    queue: createRenderQueue({ threads: count }),
    warmUp: new AbortController(),
  };
  return shared[RENDER_POOL];
}

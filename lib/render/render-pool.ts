import path from "node:path";
import pLimit, { type LimitFunction } from "p-limit";
import { Piscina } from "piscina";
import { env, workerEnvironment } from "@/lib/env";
import { logger } from "@/lib/log/logger";
import type { RenderInput, RenderOutput, RenderTaskName } from "./tasks";

/** Once a thread has it no task takes a tenth of this; one that does is stuck. */
const TASK_TIMEOUT_MS = 60_000;
/** Threads yield to the main thread, which answers requests and sockets while brands are being made. */
const NICENESS = 10;
/**
 * A brand needs about 100 MB. Without a limit V8 lets garbage grow with the machine's memory. What the process held more
 * a minute after twenty brands than after the first: 350 MiB without one, 146 to 236 with 256 and 32 MB, 21 with these,
 * at the same speed (`bar queue`).
 */
const HEAP_LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 };

/** Where the process keeps its pool. */
export const RENDER_POOL = Symbol.for("marque.render-pool");
const shared = globalThis as { [RENDER_POOL]?: RenderPool };

export interface RenderPool {
  threads: Pick<Piscina, "run" | "destroy">;
  /** Gives a task a thread that is free: waiting in the pool's own queue would count as time that the task took. */
  whenFree: LimitFunction;
}

/**
 * Runs one engine function in a worker thread, so that the event loop stays free.
 * @throws what the function threw; an AbortError after a minute in its thread, or when the threads end while it waits for
 * one; Piscina's own error when they end while it is worked on.
 */
export function render<Name extends RenderTaskName>(
  task: Name,
  input: RenderInput<Name>,
): Promise<RenderOutput<Name>> {
  const { threads, whenFree } = pool();
  return whenFree(() => threads.run({ task, input }, { signal: AbortSignal.timeout(TASK_TIMEOUT_MS) }));
}

/** Starts the threads and lets each make a brand, so that the first customer's takes no longer than the next. */
export function warmRenderPool(): void {
  const { threads, whenFree } = pool();
  for (let thread = 0; thread < env().RENDER_THREADS; thread++) {
    whenFree(() => threads.run({ task: "warmUp", input: thread })).catch((error) =>
      logger().warn({ err: error }, "a render thread did not warm up"),
    );
  }
}

/** Ends the threads; the next `render()` starts new ones. */
export async function closeRenderPool(): Promise<void> {
  const open = shared[RENDER_POOL];
  delete shared[RENDER_POOL];
  open?.whenFree.clearQueue();
  await open?.threads.destroy();
}

function pool(): RenderPool {
  const count = env().RENDER_THREADS;
  shared[RENDER_POOL] ??= {
    threads: new Piscina({
      filename: path.resolve("dist", "render-worker.mjs"),
      minThreads: count,
      maxThreads: count,
      niceIncrement: NICENESS,
      resourceLimits: HEAP_LIMITS,
      env: workerEnvironment(),
    }),
    whenFree: pLimit({ concurrency: count, rejectOnClear: true }),
  };
  return shared[RENDER_POOL];
}

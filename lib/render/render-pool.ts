import path from "node:path";
import { Piscina } from "piscina";
import { env, workerEnvironment } from "@/lib/env";
import type { RenderInput, RenderOutput, RenderTaskName } from "./tasks";

/** No task takes a tenth of this; one that does is stuck. */
const TASK_TIMEOUT_MS = 60_000;
/** Threads yield to the main thread, which answers requests and sockets while brands are being made. */
const NICENESS = 10;

const KEY = Symbol.for("marque.render-pool");
const shared = globalThis as { [KEY]?: Piscina };

/**
 * Runs one engine function in a worker thread, so that the event loop stays free.
 * @throws what the function threw, or an AbortError after a minute.
 */
export function render<Name extends RenderTaskName>(
  task: Name,
  input: RenderInput<Name>,
): Promise<RenderOutput<Name>> {
  return pool().run({ task, input }, { signal: AbortSignal.timeout(TASK_TIMEOUT_MS) });
}

/** Starts the threads ahead of the first brand. */
export function warmRenderPool(): void {
  pool();
}

/** Ends the threads; the next `render()` starts new ones. */
export async function closeRenderPool(): Promise<void> {
  const open = shared[KEY];
  delete shared[KEY];
  await open?.destroy();
}

function pool(): Piscina {
  const threads = env().RENDER_THREADS;
  shared[KEY] ??= new Piscina({
    filename: path.resolve("dist", "render-worker.mjs"),
    minThreads: threads,
    maxThreads: threads,
    niceIncrement: NICENESS,
    env: workerEnvironment(),
  });
  return shared[KEY];
}

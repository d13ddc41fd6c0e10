import { AppError } from "@/lib/errors";

/** A brand that was asked for is a job; what a person looks at before they decide is a preview. */
export type RenderPriority = "job" | "preview";

export interface RenderQueue {
  /**
   * Does the work when a thread is free for it. Jobs go first, and with two threads or more one is never a preview's, so
   * that a job waits for nobody's curiosity.
   * @throws AppError SERVICE_UNAVAILABLE for a preview that there is no place for, or none in time; an AbortError when
   * `signal` ends a preview before it has a thread, and when the queue is cleared.
   */
  run<T>(priority: RenderPriority, work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** Ends what waits. */
  clear(): void;
}

export interface RenderQueueLimits {
  threads: number;
  /** Previews that may wait. */
  previewsWaiting?: number;
  previewPatienceMs?: number;
}

/** A set of directions is four tasks of at most a second or two. */
const PREVIEWS_WAITING = 24;
const PREVIEW_PATIENCE_MS = 20_000;
const RETRY_AFTER_SECONDS = 3;

interface Waiting {
  start: () => void;
  end: (error: unknown) => void;
}

export function createRenderQueue({
  threads,
  previewsWaiting = PREVIEWS_WAITING,
  previewPatienceMs = PREVIEW_PATIENCE_MS,
}: RenderQueueLimits): RenderQueue {
  const waiting: Record<RenderPriority, Set<Waiting>> = { job: new Set(), preview: new Set() };
  const running: Record<RenderPriority, number> = { job: 0, preview: 0 };
  const previewThreads = Math.max(1, threads - 1);

  const hasThreadFor = (priority: RenderPriority) =>
    running.job + running.preview < threads &&
    (priority === "job" || (waiting.job.size === 0 && running.preview < previewThreads));

  const startNext = () => {
    for (const priority of ["job", "preview"] as const) {
      for (const next of waiting[priority]) {
        if (!hasThreadFor(priority)) break;
        waiting[priority].delete(next);
        next.start();
      }
    }
  };

  async function hold<T>(priority: RenderPriority, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } finally {
      running[priority] -= 1;
      startNext();
    }
  }

  return {
    run: (priority, work, signal) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        const isPreview = priority === "preview";
        const entry: Waiting = {
          start: () => {
            settle();
            running[priority] += 1;
            hold(priority, work).then(resolve, reject);
          },
          end: (error) => {
            settle();
            waiting[priority].delete(entry);
            reject(error);
          },
        };
        const leave = () => entry.end(signal?.reason);
        const patience = isPreview ? setTimeout(() => entry.end(tooBusy()), previewPatienceMs) : undefined;
        const settle = () => {
          clearTimeout(patience);
          signal?.removeEventListener("abort", leave);
        };
        if (isPreview && waiting.preview.size >= previewsWaiting && !hasThreadFor(priority)) {
          entry.end(tooBusy());
          return;
        }
        signal?.addEventListener("abort", leave);
        waiting[priority].add(entry);
        startNext();
      }),
    clear() {
      const ended = new DOMException("The render threads end.", "AbortError");
      for (const entry of [...waiting.job, ...waiting.preview]) entry.end(ended);
    },
  };
}

function tooBusy(): AppError {
  return new AppError(
    "SERVICE_UNAVAILABLE",
    "Brands are being made, and these go before previews. Try again in a moment.",
    {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    },
  );
}

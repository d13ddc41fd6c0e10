import { AsyncLocalStorage } from "node:async_hooks";

interface PreviewScope {
  /** Ends when nobody waits for the preview any longer. */
  signal?: AbortSignal | undefined;
}

/** One for all bundles of the process. */
const SCOPE = Symbol.for("marque.preview-scope");
const shared = globalThis as { [SCOPE]?: AsyncLocalStorage<PreviewScope> };

const scope = () => {
  shared[SCOPE] ??= new AsyncLocalStorage();
  return shared[SCOPE];
};

/** Does `work` as a preview. @throws AppError when there are too many. */
export type DrawPreview = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Everything that is drawn within `work` is a preview: it goes after brands, and ends with `signal` while it waits. What
 * has a thread is finished: to end a thread costs more than a task.
 */
export function asPreview<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  return scope().run({ signal }, work);
}

/** The preview that this runs within, if any. */
export function currentPreview(): PreviewScope | undefined {
  return scope().getStore();
}

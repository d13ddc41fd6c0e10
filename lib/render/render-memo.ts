import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { asPreview, currentPreview } from "./preview-scope";
import { render } from "./render-pool";
import type { RenderInput, RenderOutput, RenderTaskName } from "./tasks";

/** Results of a few hundred kilobytes at most. */
const MAX_RESULTS = 96;

const KEY = Symbol.for("marque.render-memo");
const shared = globalThis as { [KEY]?: LRUCache<string, Promise<unknown>> };

/**
 * As `render`, for tasks that are asked for again and again with the same input, as a person tries things out: the last
 * results are kept, and two who ask at once wait for one. What failed is tried anew. A preview, whoever asks.
 */
export function renderMemo<Name extends RenderTaskName>(
  task: Name,
  input: RenderInput<Name>,
): Promise<RenderOutput<Name>> {
  const signal = currentPreview()?.signal;
  shared[KEY] ??= new LRUCache({ max: MAX_RESULTS });
  const results = shared[KEY];
  const key = createHash("sha256")
    .update(`${task}\n${JSON.stringify(input)}`)
    .digest("base64");
  const known = results.get(key) as Promise<RenderOutput<Name>> | undefined;
  const result = known ? orAnew(known, task, input) : asPreview(() => render(task, input), signal);
  results.set(key, result);
  result.catch(() => results.delete(key));
  return result;
}

/** The one who asked first may have gone away before it was drawn. */
function orAnew<Name extends RenderTaskName>(
  known: Promise<RenderOutput<Name>>,
  task: Name,
  input: RenderInput<Name>,
): Promise<RenderOutput<Name>> {
  const signal = currentPreview()?.signal;
  return known.catch((error) => {
    if ((error as Error).name !== "AbortError") throw error;
    signal?.throwIfAborted();
    return asPreview(() => render(task, input), signal);
  });
}

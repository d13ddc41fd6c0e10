import { setTimeout as wait } from "node:timers/promises";
import { logger } from "@/lib/log/logger";

const KEY = Symbol.for("marque.later");
const shared = globalThis as { [KEY]?: Set<Promise<void>> };

/**
 * Does something after the answer, whose time must not depend on it: how long a mail takes would tell whether there is
 * an account. A failure is logged.
 */
export function later(what: string, work: () => Promise<unknown>): void {
  shared[KEY] ??= new Set();
  const pending = shared[KEY];
  const done = new Promise<void>((resolve) => setImmediate(resolve))
    .then(work)
    .catch((error: unknown) => logger().error({ err: error }, `${what} failed`))
    .then(() => void pending.delete(done));
  pending.add(done);
}

/** Waits for what `later` still does in this process, for so long at most. */
export async function finishLater(patienceMs: number): Promise<void> {
  const pending = shared[KEY];
  if (!pending?.size) return;
  const patience = new AbortController();
  const outlasted = wait(patienceMs, undefined, { signal: patience.signal }).catch(() => undefined);
  await Promise.race([Promise.all(pending), outlasted]);
  patience.abort();
  if (pending.size > 0) logger().warn({ left: pending.size }, "work after an answer was not finished");
}

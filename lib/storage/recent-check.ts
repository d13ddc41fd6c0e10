import type { Storage } from "./storage";

const FRESH_MS = 1_000;

/**
 * The store, which is asked whether it can be written at most once a second, and once for all who ask at the same time:
 * the answer waits for the disk. A store that cannot be written is asked again each time.
 */
export function withRecentCheck(store: Storage, now: () => number = () => performance.now()): Storage {
  let last: { startedAt: number; result: Promise<void> } | undefined;
  return {
    ...store,
    check() {
      if (last && now() - last.startedAt < FRESH_MS) return last.result;
      const asked = { startedAt: now(), result: store.check() };
      last = asked;
      asked.result.catch(() => {
        if (last === asked) last = undefined;
      });
      return asked.result;
    },
  };
}

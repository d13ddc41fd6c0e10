import { setTimeout as delay } from "node:timers/promises";
import { type Lease, type StepWrite, saveSteps } from "./run-store";

export interface StepWriter {
  /**
   * Writes results; those that come while a statement is under way share the next one.
   * @returns false when the lease is lost and nothing was written.
   */
  save(writes: readonly StepWrite[], attempt: number): Promise<boolean>;
}

const RETRY_DELAYS_MS = [100, 500, 2_000];

/** The one writer of a run's step results. */
export function createStepWriter(lease: Lease): StepWriter {
  let batch = emptyBatch();
  let flushing: Promise<boolean> | null = null;

  async function flush(): Promise<boolean> {
    const { writes, attempt } = batch;
    batch = emptyBatch();
    for (let tries = 0; ; tries++) {
      try {
        return await saveSteps(lease, writes, attempt);
      } catch (error) {
        const wait = RETRY_DELAYS_MS[tries];
        if (wait === undefined) throw error;
        await delay(wait);
      }
    }
  }

  let waiting: Promise<boolean> | null = null;
  return {
    save(writes, attempt) {
      batch.writes.push(...writes);
      batch.attempt = attempt;
      // Waiting at least one turn of the loop lets results that arrive together be written together.
      waiting ??= (async () => {
        await flushing?.catch(() => false);
        waiting = null;
        flushing = flush();
        return flushing;
      })();
      return waiting;
    },
  };
}

const emptyBatch = () => ({ writes: [] as StepWrite[], attempt: 0 });

import { setTimeout as delay } from "node:timers/promises";
import { type RunToStart, startRun } from "./event-store";
import { type Lease, type StepWrite, saveSteps } from "./run-store";
import { inTransaction } from "./sql";

export interface StepWriter {
  /**
   * Writes results; those that come while a statement is under way share the next one.
   * @param start runs that are to begin if, and only if, the results are written.
   * @returns false when the lease is lost and nothing was written.
   */
  save(writes: readonly StepWrite[], attempt: number, start?: readonly RunToStart[]): Promise<boolean>;
}

const RETRY_DELAYS_MS = [100, 500, 2_000];

/** The one writer of a run's step results. */
export function createStepWriter(lease: Lease): StepWriter {
  let batch = emptyBatch();
  let flushing: Promise<boolean> | null = null;

  async function flush(): Promise<boolean> {
    const { writes, start, attempt } = batch;
    batch = emptyBatch();
    for (let tries = 0; ; tries++) {
      try {
        return await write(writes, attempt, start);
      } catch (error) {
        const wait = RETRY_DELAYS_MS[tries];
        if (wait === undefined) throw error;
        await delay(wait);
      }
    }
  }

  async function write(writes: StepWrite[], attempt: number, start: RunToStart[]): Promise<boolean> {
    if (start.length === 0) return saveSteps(lease, writes, attempt);
    return inTransaction(async (tx) => {
      if (!(await saveSteps(lease, writes, attempt, tx))) return false;
      for (const run of start) await startRun(tx, run);
      return true;
    });
  }

  let waiting: Promise<boolean> | null = null;
  return {
    save(writes, attempt, start = []) {
      batch.writes.push(...writes);
      batch.start.push(...start);
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

const emptyBatch = () => ({ writes: [] as StepWrite[], start: [] as RunToStart[], attempt: 0 });

import { APP_ID, inngest } from "@/inngest/client";
import { functions, waitingFunctions } from "@/inngest/functions/functions";
import { usesInngest } from "@/lib/env";
import { createEngine, type EngineState } from "./engine";
import { type OutboxEventToSend, startOutboxDispatcher } from "./outbox-dispatcher";
import type { EngineTiming } from "./timing";

export interface Execution {
  /** Stops sending events, lets steps finish for `graceMs` (default 5,000), and leaves every run to other processes. */
  stop(graceMs?: number): Promise<void>;
  state(): Promise<{ engine: "inngest" } | ({ engine: "embedded" } & EngineState)>;
}

export interface ExecutionOptions {
  /**
   * Take care of this job alone, as a terminal beside a running server does: always in this process, since Inngest could
   * not call it.
   */
  onlyJobId?: string;
  /** That job's event, where it was taken out of the outbox before another process could send it. */
  event?: OutboxEventToSend | undefined;
  /** Runs at the same time in this process (embedded engine); default 2. Webhooks that are being sent don't count. */
  maxConcurrentRuns?: number;
  /** Tests make the waits between two tries short (embedded engine). */
  timing?: Partial<EngineTiming>;
}

/** Of webhooks, each of which holds a socket and little else. */
const WAITING_RUNS = 64;

/**
 * Makes events of the outbox run the pipeline: by the embedded engine in this process, or, when it is configured, by
 * Inngest, which calls /api/inngest.
 * @throws when the database can't be reached.
 */
export async function startExecution(options: ExecutionOptions = {}): Promise<Execution> {
  const { onlyJobId, event, maxConcurrentRuns, timing } = options;
  if (usesInngest() && onlyJobId === undefined) {
    const dispatcher = await startOutboxDispatcher({ send: (events) => inngest.send(events) });
    return { stop: () => dispatcher.stop(), state: async () => ({ engine: "inngest" }) };
  }
  const engine = createEngine({
    functions,
    appId: APP_ID,
    onlyJobId,
    maxConcurrentRuns,
    timing,
    waiting: { functions: waitingFunctions, maxConcurrentRuns: WAITING_RUNS },
  });
  await engine.start();
  try {
    if (event) await engine.send([event]);
    const dispatcher = await startOutboxDispatcher({ send: (events) => engine.send(events), onlyJobId });
    return {
      async stop(graceMs) {
        await dispatcher.stop();
        await engine.stop(graceMs);
      },
      state: async () => ({ engine: "embedded", ...(await engine.state()) }),
    };
  } catch (error) {
    await engine.stop(0);
    throw error;
  }
}

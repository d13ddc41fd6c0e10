import type { InngestFunction } from "inngest";
import { newId } from "@/lib/ids";
import { logger } from "@/lib/log/logger";
import { scheduleCrons } from "./cron-schedule";
import { ingestEvents, startRun } from "./event-store";
import { type EngineFunction, readFunctions } from "./function-config";
import { deleteOldEvents } from "./housekeeping";
import { countRuns } from "./run-reconcile";
import { createScheduler } from "./scheduler";
import { createSdkCaller, type SentEvent } from "./sdk-protocol";
import { inTransaction } from "./sql";
import { DEFAULT_TIMING, type EngineTiming } from "./timing";

export interface EngineEventInput {
  /** A second event with the same id does nothing; a new one by default. */
  id?: string;
  name: string;
  data: unknown;
}

export interface EngineState {
  /** Over all processes that share the database. */
  queued: number;
  sleeping: number;
  running: number;
  /** In this process. */
  here: { runs: number; calls: number };
}

export interface EngineOptions {
  functions: readonly InngestFunction.Any[];
  /** The id of the client that made the functions. */
  appId: string;
  /** Runs of which this process runs steps at the same time; default 2. Sleeping and waiting runs don't count. */
  maxConcurrentRuns?: number;
  /** Functions that wait for others rather than work: they have places of their own, beside `maxConcurrentRuns`. */
  waiting?: { functions: readonly InngestFunction.Any[]; maxConcurrentRuns: number } | undefined;
  /** Only runs whose event names this job; such an engine leaves crons and cleaning to others. */
  onlyJobId?: string;
  timing?: Partial<EngineTiming>;
}

export interface Engine {
  /** @throws when the database can't be reached. */
  start(): Promise<void>;
  /** Lets the calls that are under way finish for `graceMs` (default 5,000), then gives every run to other processes. */
  stop(graceMs?: number): Promise<void>;
  /** Stores the events and starts what they trigger; works before `start` too. @returns their ids. */
  send(events: readonly EngineEventInput[]): Promise<string[]>;
  state(): Promise<EngineState>;
}

/**
 * Runs Inngest functions durably in this process, with PostgreSQL as the only other part. Any number of processes may
 * do so on one database.
 * @throws when a function uses an option that this engine does not offer.
 */
export function createEngine(options: EngineOptions): Engine {
  const { appId, maxConcurrentRuns = 2, onlyJobId = null, waiting } = options;
  const timing = { ...DEFAULT_TIMING, ...options.timing };
  const functions = readFunctions(options.functions, appId);
  const call = createSdkCaller(options.functions, appId, ingest);
  const waitingIds = new Set(waiting?.functions.map((fn) => fn.id(appId)));
  const lanes = [
    { functions: functions.filter(({ id }) => !waitingIds.has(id)), maxConcurrentRuns },
    {
      functions: functions.filter(({ id }) => waitingIds.has(id)),
      maxConcurrentRuns: waiting?.maxConcurrentRuns ?? 0,
    },
  ];
  const scheduler = createScheduler({ functions, lanes, call, timing, jobId: onlyJobId });
  const log = logger().child({ part: "engine" });
  let crons: { stop(): Promise<void> } | null = null;
  let cleaning: NodeJS.Timeout | undefined;
  let lastCleaning: Promise<void> | undefined;

  async function ingest(events: readonly SentEvent[]): Promise<void> {
    await inTransaction((tx) => ingestEvents(tx, events, functions, timing));
    scheduler.wake();
  }

  async function startScheduled(fn: EngineFunction, event: SentEvent): Promise<void> {
    try {
      await inTransaction((tx) => startRun(tx, { fn, event }));
    } catch (error) {
      log.error({ err: error, functionId: fn.id }, "Could not start a scheduled run");
    }
  }

  async function clean(): Promise<void> {
    try {
      const events = await deleteOldEvents(KEPT_MS);
      if (events > 0) log.info({ events }, "Deleted old engine events");
    } catch (error) {
      log.warn({ err: error }, "Could not delete old engine events");
    }
  }

  return {
    async start() {
      await scheduler.start();
      if (onlyJobId !== null) return;
      crons = scheduleCrons(functions, startScheduled);
      lastCleaning = clean();
      cleaning = setInterval(() => {
        lastCleaning = clean();
      }, CLEANING_INTERVAL_MS);
      cleaning.unref();
    },
    async stop(graceMs = 5_000) {
      await crons?.stop();
      clearInterval(cleaning);
      await lastCleaning;
      await scheduler.stop(graceMs);
    },
    async send(events) {
      const sent = events.map(({ id = newId(), name, data }) => ({ id, name, data, ts: Date.now() }));
      await ingest(sent);
      return sent.map((event) => event.id);
    },
    state: async () => ({ ...(await countRuns()), here: scheduler.active() }),
  };
}

const KEPT_MS = 7 * 86_400_000;
const CLEANING_INTERVAL_MS = 3_600_000;

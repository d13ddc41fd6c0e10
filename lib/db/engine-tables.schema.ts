/** A process of the embedded engine. */
export interface EngineProcess {
  host: string;
  pid: number;
  /** Until when its lease holds. */
  expiresAt: Date;
}

/** Runs of the embedded engine, with what waits and what runs now. */
export interface FunctionRuns {
  functionId: string;
  queued: number;
  running: number;
  /** Of the last day. */
  completed: number;
  failed: number;
}

/** What waits in the outbox. */
export interface OutboxState {
  waiting: number;
  /** Of those that wait: how many were tried before. */
  retried: number;
  oldestSeconds: number;
  lastError: string | null;
}

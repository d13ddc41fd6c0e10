import type { ClaimedRun, StepWrite, StoredStep } from "./run-store";

/** A step that was found and has no result yet. */
export interface OpenStep {
  id: string;
  name: string;
  op: string;
  /** "run" steps are called by us; "sleep" steps end by time. */
  kind: "run" | "sleep";
  /** Failed tries so far. */
  attempt: number;
  /** Local time in milliseconds: next try or end. */
  dueAt: number;
  running: boolean;
}

/** What is known of a run: always what the database holds, plus what is in the air. */
export interface RunState {
  /** Step hash → result as JSON. */
  memos: Map<string, string>;
  /** Hashes in the order of completion. */
  stack: string[];
  open: Map<string, OpenStep>;
  /** Failed tries of the function's own code since the last result. */
  attempt: number;
}

export function loadRunState(run: ClaimedRun, now: number): RunState {
  const state: RunState = { memos: new Map(), stack: [], open: new Map(), attempt: run.attempt };
  readSteps(state, run.stack, run.steps ?? [], now);
  return state;
}

/**
 * Takes in what the database holds.
 * @returns whether that brought a new result.
 */
export function readSteps(
  state: RunState,
  stack: readonly string[],
  steps: readonly StoredStep[],
  now: number,
): boolean {
  let news = false;
  state.stack = [...stack];
  for (const step of steps) {
    if (step.memo !== null) {
      news ||= !state.memos.has(step.id);
      state.memos.set(step.id, step.memo);
      state.open.delete(step.id);
    } else if (!state.open.has(step.id)) {
      const kind = step.status === "waiting" ? "sleep" : "run";
      const dueAt = now + (step.dueInMs ?? 0);
      const { id, op, attempt } = step;
      state.open.set(id, { id, name: op, op, kind, attempt, dueAt, running: false });
    }
  }
  return news;
}

/** Takes in what was just written. */
export function applyWrites(state: RunState, writes: readonly StepWrite[], now: number): void {
  for (const { id, name, op, status, attempt, memo, dueInMs } of writes) {
    if (memo !== null) {
      if (!state.memos.has(id)) state.stack.push(id);
      state.memos.set(id, memo);
      state.open.delete(id);
    } else {
      const kind = status === "waiting" ? "sleep" : "run";
      state.open.set(id, { id, name, op, kind, attempt, dueAt: now + (dueInMs ?? 0), running: false });
    }
  }
}

/** Writes that say something new: the SDK repeats steps that it found before. */
export const newWrites = (state: RunState, writes: readonly StepWrite[]): StepWrite[] =>
  writes.filter(({ id, status }) => !state.memos.has(id) && !(status === "waiting" && state.open.has(id)));

/** Notes steps that are to be called. */
export function planSteps(state: RunState, planned: readonly { id: string; name: string }[]): void {
  for (const { id, name } of planned) {
    if (state.memos.has(id) || state.open.has(id)) continue;
    state.open.set(id, { id, name, op: "StepRun", kind: "run", attempt: 0, dueAt: 0, running: false });
  }
}

/** Open steps that we are to call now. */
export const dueSteps = (state: RunState, now: number): OpenStep[] =>
  [...state.open.values()].filter((step) => step.kind === "run" && !step.running && step.dueAt <= now);

/** Sleeps whose time is over. */
export const dueSleeps = (state: RunState, now: number): OpenStep[] =>
  [...state.open.values()].filter((step) => step.kind === "sleep" && step.dueAt <= now);

/** When the next open step is due, Infinity when none will be by itself. */
export function nextDueAt(state: RunState): number {
  let next = Number.POSITIVE_INFINITY;
  for (const step of state.open.values()) if (!step.running) next = Math.min(next, step.dueAt);
  return next;
}

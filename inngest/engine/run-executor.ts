import { logger } from "@/lib/log/logger";
import { ingestEvents } from "./event-store";
import type { EngineFunction } from "./function-config";
import { createRunPlaces } from "./run-places";
import {
  applyWrites,
  dueSleeps,
  dueSteps,
  loadRunState,
  newWrites,
  nextDueAt,
  type OpenStep,
  planSteps,
  readSteps,
} from "./run-state";
import {
  type ClaimedRun,
  endSleeps,
  failureEvent,
  finishRun,
  type Lease,
  parkRun,
  type RunResult,
  readRun,
} from "./run-store";
import { type RunError, readError, type SdkAnswer, type SdkCaller } from "./sdk-protocol";
import type { Place } from "./slot-store";
import { startingEvent, startingEventJson } from "./starting-event";
import { type OpOutcome, readOps, retryWrite } from "./step-ops";
import { createStepWriter } from "./step-writer";
import { type EngineTiming, retryDelayMs } from "./timing";

export interface ActiveRun {
  runId: string;
  functionId: string;
  /** Requests to the function that are under way. */
  calls(): number;
  /** Somebody else wrote to the run: reads it. */
  refresh(): void;
  /** A place under a concurrency limit may be free. */
  nudge(): void;
  /** Starts nothing more; what is under way is finished, then the run is put back for another process. */
  stop(): void;
  /** The lease is gone: what is under way is ignored. */
  abandon(): void;
  /** When nothing of the run is left in this process: milliseconds until it has something to do again. */
  settled: Promise<number>;
}

export interface RunExecution {
  fn: EngineFunction;
  functions: readonly EngineFunction[];
  call: SdkCaller;
  timing: EngineTiming;
}

/**
 * Drives one leased run until it ends or has nothing to do: calls the function to find steps, runs those that are due
 * (in parallel), writes their results, and looks again.
 */
export function executeRun(run: ClaimedRun, { fn, functions, call, timing }: RunExecution): ActiveRun {
  const lease: Lease = { runId: run.id, owner: run.owner, epoch: run.epoch };
  const eventJson = startingEventJson(run.event);
  const limits = fn.concurrency.map(({ limit, key }) => ({ limit, key: key(startingEvent(run.event)) }));
  const places = createRunPlaces(limits, run.id, run.owner);
  const writer = createStepWriter(lease);
  const state = loadRunState(run, performance.now());
  const log = logger().child({ part: "engine", runId: run.id, functionId: fn.id });

  let phase: "running" | "stopping" | "lost" | "over" = "running";
  let working = 0;
  let calls = 0;
  let discovering = false;
  let lookAgain = true;
  let lookAt = 0;
  let wakeInMs = 0;
  let timer: NodeJS.Timeout | undefined;
  const settled = Promise.withResolvers<number>();

  function track(work: () => Promise<void>): void {
    working += 1;
    work()
      .catch((error: unknown) => {
        // The row still says that we hold the run; the scheduler notices that we don't and puts it back.
        log.error({ err: error }, "Run interrupted");
        phase = "lost";
      })
      .finally(() => {
        working -= 1;
        pump();
      });
  }

  function pump(): void {
    clearTimeout(timer);
    if (phase === "running") advance();
    else if (phase !== "stopping") settle();
    else if (working === 0) park(0);
  }

  function advance(): void {
    const now = performance.now();
    const sleeps = dueSleeps(state, now).filter((sleep) => !sleep.running);
    if (sleeps.length > 0) track(() => wakeUp(sleeps));
    const short = startDue(now);
    if (working > 0) {
      const unused = short || discovering || lookAgain ? null : places.returnUnused();
      if (unused) track(unused);
      armTimer(now, short);
    } else if (!short && nextAt() === Number.POSITIVE_INFINITY) {
      track(() => fail({ name: "Error", message: "The function reported neither a step nor a result." }));
    } else {
      park((short ? places.retryAt() : nextAt()) - now);
    }
  }

  /** @returns whether something had to be left because no place was free. */
  function startDue(now: number): boolean {
    let short = false;
    if (lookAgain && !discovering && now >= lookAt) {
      const immediate = state.open.size === 0;
      const place = immediate ? places.get() : [];
      if (place) discover(immediate, place);
      else short = true;
    }
    for (const step of dueSteps(state, now)) {
      const place = places.get();
      if (place) runStep(step, place);
      else short = true;
    }
    const take = short ? places.want(now) : null;
    if (take) track(take);
    return short;
  }

  const nextAt = () =>
    Math.min(nextDueAt(state), lookAgain && !discovering ? lookAt : Number.POSITIVE_INFINITY);

  function armTimer(now: number, short: boolean): void {
    const next = Math.min(nextAt(), short ? places.retryAt() : Number.POSITIVE_INFINITY);
    if (next > now && Number.isFinite(next)) timer = setTimeout(pump, Math.min(next - now + 1, 60_000));
  }

  function park(dueInMs: number): void {
    phase = "over";
    wakeInMs = Math.max(0, dueInMs);
    track(() => parkRun(lease, state.attempt, Math.min(wakeInMs, YEAR_MS)));
  }

  function settle(): void {
    if (working > 0) return;
    const unused = places.returnUnused();
    if (unused && phase === "lost") track(unused);
    else settled.resolve(wakeInMs);
  }

  function discover(immediate: boolean, place: Place): void {
    discovering = true;
    lookAgain = false;
    track(async () => {
      try {
        await handle(await request(null, state.attempt, immediate), null);
      } finally {
        discovering = false;
        if (immediate) places.giveBack(place);
      }
    });
  }

  function runStep(step: OpenStep, place: Place): void {
    step.running = true;
    track(async () => {
      try {
        await handle(await request(step.id, step.attempt, false), step);
      } finally {
        step.running = false;
        places.giveBack(place);
      }
    });
  }

  async function request(stepId: string | null, attempt: number, immediate: boolean): Promise<SdkAnswer> {
    calls += 1;
    try {
      const { memos, stack } = state;
      const { id: functionId, maxAttempts } = fn;
      const step = { stepId, attempt, maxAttempts, immediate };
      return await call({ functionId, runId: run.id, ...step, eventJson, memos, stack });
    } catch (error) {
      return { kind: "error", error: readError(error), final: false, retryAfter: null };
    } finally {
      calls -= 1;
    }
  }

  async function handle(answer: SdkAnswer, step: OpenStep | null): Promise<void> {
    if (phase === "lost" || phase === "over") return;
    if (answer.kind === "result") return finish({ status: "completed", outputJson: answer.outputJson });
    if (answer.kind === "error") return retryOrFail(answer, step);
    const tries = (stepId: string) => state.open.get(stepId)?.attempt ?? 0;
    let outcome: OpOutcome;
    try {
      outcome = readOps(answer.ops, tries, answer.retryAfter, timing);
    } catch (error) {
      return fail(readError(error));
    }
    await take(outcome);
  }

  async function take(outcome: OpOutcome): Promise<void> {
    const writes = newWrites(state, outcome.writes);
    const isNews = writes.some((write) => write.memo !== null);
    if (isNews) state.attempt = 0;
    if (writes.length > 0) {
      if (!(await writer.save(writes, state.attempt))) return lose();
      applyWrites(state, writes, performance.now());
    }
    planSteps(state, outcome.planned);
    if (outcome.outputJson !== null) await finish({ status: "completed", outputJson: outcome.outputJson });
    else if (isNews) lookAgain = true;
  }

  async function retryOrFail(answer: SdkAnswer & { kind: "error" }, step: OpenStep | null): Promise<void> {
    const failures = (step?.attempt ?? state.attempt) + 1;
    if (answer.final || failures >= fn.maxAttempts) return fail(answer.error);
    const dueInMs = retryDelayMs(failures, timing, answer.retryAfter);
    if (step) {
      const writes = [retryWrite(step, failures, answer.error.message, dueInMs)];
      return take({ writes, planned: [], outputJson: null });
    }
    state.attempt = failures;
    lookAgain = true;
    lookAt = performance.now() + dueInMs;
    if (!(await writer.save([], failures))) lose();
  }

  async function wakeUp(sleeps: readonly OpenStep[]): Promise<void> {
    for (const sleep of sleeps) sleep.running = true;
    const ids = sleeps.map(({ id }) => id);
    if (!(await endSleeps(lease, ids))) return lose();
    await reread();
  }

  async function reread(): Promise<void> {
    const stored = await readRun(lease);
    if (!stored) return lose();
    if (readSteps(state, stored.stack, stored.steps, performance.now())) lookAgain = true;
  }

  function fail(error: RunError): Promise<void> {
    log.warn({ err: error }, "Run failed");
    const failed = failureEvent(fn, run, error);
    return finish({
      status: "failed",
      error,
      onFailed: (tx) => ingestEvents(tx, [failed], functions, timing),
    });
  }

  async function finish(result: RunResult): Promise<void> {
    phase = "over";
    if (!(await finishRun(lease, result))) lose();
  }

  function lose(): void {
    phase = "lost";
  }

  queueMicrotask(pump);
  return {
    runId: run.id,
    functionId: run.functionId,
    calls: () => calls,
    refresh: () => phase === "running" && track(reread),
    nudge() {
      places.nudge();
      if (working > 0) pump();
    },
    stop() {
      if (phase === "running") phase = "stopping";
      pump();
    },
    abandon() {
      lose();
      pump();
    },
    settled: settled.promise,
  };
}

const YEAR_MS = 365 * 86_400_000;

import type { StepWrite } from "./run-store";
import { readError, type SdkOp } from "./sdk-protocol";
import { storableJson } from "./storable-json";
import { durationMs, type EngineTiming, retryDelayMs } from "./timing";

/** What the SDK's answer asks of the engine. */
export interface OpOutcome {
  /** Results, sleeps and retries to be written. */
  writes: StepWrite[];
  /** Steps to be called next. */
  planned: { id: string; name: string }[];
  /** Set when the function returned. */
  outputJson: string | null;
}

/**
 * Translates the operations of one answer.
 * @param tries the failed tries of a step so far, by its hash.
 * @throws when an operation is one that the embedded engine does not offer, or malformed: no retry would help.
 */
export function readOps(
  ops: readonly SdkOp[],
  tries: (stepId: string) => number,
  retryAfter: string | null,
  timing: EngineTiming,
): OpOutcome {
  const outcome: OpOutcome = { writes: [], planned: [], outputJson: null };
  for (const op of ops) {
    const name = op.displayName ?? op.name ?? op.id;
    const write = (fields: Partial<StepWrite>): void => {
      const empty = { opts: null, memo: null, dueInMs: null };
      outcome.writes.push({
        id: op.id,
        name,
        op: op.op,
        status: "completed",
        attempt: 0,
        ...empty,
        ...fields,
      });
    };
    switch (op.op) {
      case "StepRun":
        write({ memo: storableJson({ type: "data", data: op.data ?? null }), attempt: tries(op.id) });
        break;
      case "StepFailed": {
        const memo = storableJson({ type: "error", error: op.error ?? op.data });
        write({ status: "failed", memo, attempt: tries(op.id) + 1 });
        break;
      }
      case "StepError": {
        const attempt = tries(op.id) + 1;
        const opts = storableJson({ lastError: readError(op.error).message });
        write({ status: "retrying", attempt, opts, dueInMs: retryDelayMs(attempt, timing, retryAfter) });
        break;
      }
      case "StepPlanned":
        outcome.planned.push({ id: op.id, name });
        break;
      case "Sleep":
        write({ status: "waiting", dueInMs: durationMs(op.name ?? "", timing) });
        break;
      case "RunComplete":
        outcome.outputJson = storableJson(op.data);
        break;
      default:
        throw new Error(
          `Step "${name}" needs the operation ${op.op}, which the embedded engine does not offer. It offers ` +
            "step.run, sendEvent, sleep and sleepUntil.",
        );
    }
  }
  return outcome;
}

/** A step that is to be tried again because the function failed before reaching it. */
export function retryWrite(
  { id, name, op }: { id: string; name: string; op: string },
  failures: number,
  message: string,
  dueInMs: number,
): StepWrite {
  const opts = storableJson({ lastError: message });
  return { id, name, op, status: "retrying", attempt: failures, opts, memo: null, dueInMs };
}

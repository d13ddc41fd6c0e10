import { parseMatchExpression } from "./match-expression";
import type { StepWrite } from "./run-store";
import { readError, type SdkOp } from "./sdk-protocol";
import { storableJson } from "./storable-json";
import { durationMs, type EngineTiming, retryDelayMs } from "./timing";

/** What the SDK's answer asks of the engine. */
export interface OpOutcome {
  /** Results, sleeps, waits and retries to be written. */
  writes: StepWrite[];
  /** Steps to be called next. */
  planned: { id: string; name: string }[];
  invocations: { stepId: string; functionId: string; data: unknown }[];
  /** Set when the function returned. */
  outputJson: string | null;
}

const YEAR_MS = 365 * 86_400_000;

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
  const outcome: OpOutcome = { writes: [], planned: [], invocations: [], outputJson: null };
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
    const wait = (dueInMs: number, fields: Partial<StepWrite> = {}): void =>
      write({ status: "waiting", dueInMs, ...fields });
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
        wait(durationMs(op.name ?? "", timing));
        break;
      case "WaitForEvent": {
        const condition = op.opts?.if;
        if (typeof condition === "string") parseMatchExpression(condition);
        const opts = storableJson({ if: condition });
        wait(durationMs(String(op.opts?.timeout ?? ""), timing), { name: op.name ?? "", opts });
        break;
      }
      case "InvokeFunction": {
        const functionId = String(op.opts?.function_id ?? "");
        const payload = op.opts?.payload as { data?: unknown } | undefined;
        const timeout = op.opts?.timeout;
        wait(timeout ? durationMs(String(timeout), timing) : YEAR_MS, { opts: storableJson({ functionId }) });
        outcome.invocations.push({ stepId: op.id, functionId, data: payload?.data ?? {} });
        break;
      }
      case "RunComplete":
        outcome.outputJson = storableJson(op.data);
        break;
      default:
        throw new Error(
          `Step "${name}" needs the operation ${op.op}, which the embedded engine does not offer. It offers ` +
            "step.run, sendEvent, sleep, sleepUntil, waitForEvent and invoke.",
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

/** The result of a wait whose time ran out. */
export function timeoutMemo(op: string): string {
  if (op !== "InvokeFunction") return '{"type":"data","data":null}';
  const error = { name: "Error", message: "Timed out waiting for the invoked function to finish." };
  return storableJson({ type: "error", error });
}

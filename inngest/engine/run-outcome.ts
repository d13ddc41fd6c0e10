import type { RunToStart } from "./event-store";
import type { EngineFunction } from "./function-config";
import type { RunState } from "./run-state";
import type { StepWrite } from "./run-store";
import type { OpOutcome } from "./step-ops";
import { storableJson } from "./storable-json";

/**
 * What an answer adds to what is known: the SDK repeats steps that it found before.
 * @param functions those that may be invoked; to invoke another one fails the step.
 */
export function newWrites(
  outcome: OpOutcome,
  state: RunState,
  runId: string,
  functions: readonly EngineFunction[],
): { writes: StepWrite[]; start: RunToStart[] } {
  const start: RunToStart[] = [];
  const writes = outcome.writes
    .filter(({ id, status }) => !state.memos.has(id) && !(status === "waiting" && state.open.has(id)))
    .map((write): StepWrite => {
      const invocation = outcome.invocations.find(({ stepId }) => stepId === write.id);
      if (!invocation) return write;
      const fn = functions.find(({ id }) => id === invocation.functionId);
      if (!fn)
        return { ...write, status: "failed", dueInMs: null, memo: unknownFunction(invocation.functionId) };
      const id = `${runId}:${write.id}`;
      const event = { id, name: "inngest/function.invoked", data: invocation.data, ts: Date.now() };
      start.push({ fn, event, parent: { runId, stepId: write.id } });
      return write;
    });
  return { writes, start };
}

/** Notes steps that are to be called. */
export function planSteps(state: RunState, planned: OpOutcome["planned"]): void {
  for (const { id, name } of planned) {
    if (state.memos.has(id) || state.open.has(id)) continue;
    state.open.set(id, { id, name, op: "StepRun", kind: "run", attempt: 0, dueAt: 0, running: false });
  }
}

function unknownFunction(id: string): string {
  const error = { name: "Error", message: `There is no function "${id}" to invoke.` };
  return storableJson({ type: "error", error });
}

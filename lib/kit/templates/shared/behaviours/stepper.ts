export interface Step {
  /** Unique in its stepper. */
  readonly id: string;
  readonly label: string;
  /** One more line. */
  readonly text?: string;
  /** Makes it a link. */
  readonly href?: string;
  /** Something in it has to be mended. */
  readonly error?: boolean;
}

export type StepState = "done" | "current" | "upcoming" | "error";

/** Where a step stands: before the current one it is done. Without a current one all are. */
export function stepState(steps: readonly Step[], current: string | undefined, index: number): StepState {
  const at = steps.findIndex(({ id }) => id === current);
  if (steps[index]?.error) return "error";
  if (index === at) return "current";
  return at < 0 || index < at ? "done" : "upcoming";
}

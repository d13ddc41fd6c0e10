import { STEPS } from "@/lib/pipeline/graph";
import type { ProgressStep } from "./progress.schema";

/** The steps of a job that has not begun. */
export function newSteps(): ProgressStep[] {
  return STEPS.map(({ id, label }) => ({
    id,
    label,
    status: "pending",
    startedAt: null,
    finishedAt: null,
  }));
}

import { PIPELINE_STEPS } from "@/lib/model/pipeline";
import type { ProgressStep } from "./progress.schema";

/** The steps of a job that has not begun. */
export function newSteps(): ProgressStep[] {
  return PIPELINE_STEPS.map(({ id, label }) => ({
    id,
    label,
    status: "pending",
    startedAt: null,
    finishedAt: null,
  }));
}

import { STEPS } from "@/lib/pipeline/graph";
import { CERTIFICATE_STEP } from "./certificate-step";
import type { ProgressStep } from "./progress.schema";

/** The steps of a job that has not begun. */
export function newSteps(withCertificate = false): ProgressStep[] {
  const steps = [...STEPS, ...(withCertificate ? [CERTIFICATE_STEP] : [])];
  return steps.map(({ id, label }) => ({
    id,
    label,
    status: "pending",
    startedAt: null,
    finishedAt: null,
  }));
}

import type { JobStatusBody, ProgressMessage, ProgressStep } from "@/lib/jobs/progress.schema";
import { STEPS } from "@/lib/pipeline/graph";

/** What the progress page knows about a job. */
export interface JobView extends JobStatusBody {
  steps: readonly ProgressStep[];
  /** Local epoch milliseconds of the last word from the service; null before the first. */
  heardAt: number | null;
  /** Server clock minus local clock in milliseconds, so that a running step's time is right on any device. */
  clockOffsetMs: number;
}

export const INITIAL_VIEW: JobView = {
  status: "pending",
  progress: 0,
  currentStep: "",
  estimatedTimeRemaining: 0,
  result: null,
  steps: STEPS.map(({ id, label }) => ({
    id,
    label,
    status: "pending",
    startedAt: null,
    finishedAt: null,
  })),
  heardAt: null,
  clockOffsetMs: 0,
};

/** A message of the socket. A late one never takes progress back or reopens a job that ended. */
export function applyMessage(view: JobView, message: ProgressMessage, now: number): JobView {
  if (isTerminal(view)) return view;
  return {
    ...applyStatus(view, message, now),
    steps: message.steps,
    // A snapshot may be old; only a message that was just written tells the server's clock.
    clockOffsetMs: message.type === "progress" ? Date.parse(message.at) - now : view.clockOffsetMs,
  };
}

/** The polled status, which knows no steps: those stay as they were last seen. */
export function applyStatus(view: JobView, body: JobStatusBody, now: number): JobView {
  if (isTerminal(view)) return view;
  return {
    ...view,
    status: body.status,
    progress: Math.max(view.progress, body.progress),
    currentStep: body.currentStep,
    estimatedTimeRemaining: body.estimatedTimeRemaining,
    result: body.result,
    error: body.error,
    heardAt: now,
  };
}

export const isTerminal = ({ status }: Pick<JobStatusBody, "status">): boolean =>
  status === "completed" || status === "failed";

/** Milliseconds that a step took or has taken so far; null when it has not started. */
export function stepTimeMs(step: ProgressStep, serverNow: number): number | null {
  if (!step.startedAt) return null;
  const end = step.finishedAt ? Date.parse(step.finishedAt) : serverNow;
  return Math.max(0, end - Date.parse(step.startedAt));
}

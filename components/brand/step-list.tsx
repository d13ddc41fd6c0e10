import type { ProgressStep } from "@/lib/jobs/progress.schema";
import { stepDuration } from "./duration";
import { stepTimeMs } from "./job-view";

/** Every step with its state and its own time. `serverNow` in epoch milliseconds, null before the clock is known. */
export function StepList({ steps, serverNow }: { steps: readonly ProgressStep[]; serverNow: number | null }) {
  return (
    <ol className="border-t border-ink">
      {steps.map((step) => {
        const time = serverNow === null ? null : stepTimeMs(step, serverNow);
        return (
          <li
            key={step.id}
            data-step={step.id}
            data-status={step.status}
            className={`flex min-h-12 items-center gap-3 border-b border-rule py-2 ${
              step.status === "pending" ? "text-ink-soft" : ""
            }`}
          >
            <StepMark status={step.status} />
            <span className={`min-w-0 grow ${step.status === "running" ? "font-semibold" : ""}`}>
              {step.label}
              <span className="sr-only">: {STATUS_TEXT[step.status]}</span>
            </span>
            {time !== null && <span className="shrink-0 text-sm tabular-nums">{stepDuration(time)}</span>}
          </li>
        );
      })}
    </ol>
  );
}

const STATUS_TEXT: Record<ProgressStep["status"], string> = {
  pending: "waiting",
  running: "being done",
  completed: "done",
  failed: "failed",
};

function StepMark({ status }: { status: ProgressStep["status"] }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      aria-hidden="true"
      className={`shrink-0 ${status === "pending" ? "text-control" : "text-accent"} ${status === "running" ? "turning" : ""}`}
    >
      {status === "completed" && <path d={CHECKED} fill="currentColor" fillRule="evenodd" />}
      {status === "failed" && <path d={CROSSED} fill="currentColor" fillRule="evenodd" />}
      {(status === "pending" || status === "running") && (
        <>
          <circle cx="10" cy="10" r="6" fill="none" stroke="currentColor" strokeWidth="1.25" />
          <path d="M10 0V20M0 10H20" stroke="currentColor" strokeWidth="1.25" />
          {status === "running" && (
            <path d="M10 4A6 6 0 0 1 16 10H10ZM10 16A6 6 0 0 1 4 10H10Z" fill="currentColor" />
          )}
        </>
      )}
    </svg>
  );
}

/** Filled squares with the sign cut out. */
const CHECKED = "M0 0H20V20H0ZM4.2 9.6L8.5 14 15.9 6.3 14.4 4.9 8.4 11 5.7 8.2Z";
const CROSSED =
  "M0 0H20V20H0ZM5.4 6.8L8.6 10 5.4 13.2 6.8 14.6 10 11.4 13.2 14.6 14.6 13.2 11.4 10 14.6 6.8 13.2 5.4 10 8.6 6.8 5.4Z";

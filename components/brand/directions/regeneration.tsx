import { useEffect, useState } from "react";
import { duration } from "../duration";
import { ProgressStrip } from "../progress-strip";
import { useJob } from "../use-job";
import { stopJob } from "./brand-requests";

interface RegenerationProps {
  jobId: string;
  onCompleted: () => void;
  /** With words for the person; empty when it was stopped. */
  onFailed: (message: string) => void;
}

/** A new version being made, in place: the old one stays on the board until it is whole. */
export function Regeneration({ jobId, onCompleted, onFailed }: RegenerationProps) {
  const { view, isUnknown } = useJob(jobId);
  const [isStopping, setStopping] = useState(false);
  const { status, error } = view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end comes once
  useEffect(() => {
    if (status === "completed") onCompleted();
    else if (status === "failed") {
      onFailed(error?.code === "CANCELLED" ? "" : (error?.message ?? "The new version could not be made."));
    } else if (isUnknown) onFailed("The service does not know this version any more.");
  }, [status, isUnknown]);

  const label = status === "completed" ? "Ready" : view.currentStep || "Waiting for a free place";
  const seconds = view.estimatedTimeRemaining;
  return (
    <div className="border border-ink bg-sheet p-4" data-regeneration={status}>
      <div className="flex items-baseline justify-between gap-4">
        <p role="status" className="font-semibold">
          {label}
        </p>
        <p aria-hidden="true" className="tabular-nums">
          {Math.floor(view.progress)} %
        </p>
      </div>
      <div className="mt-3">
        <ProgressStrip progress={view.progress} label={label} />
      </div>
      <div className="mt-3 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-soft tabular-nums">
          {seconds >= 1 ? `About ${duration(seconds * 1_000)} left. ` : ""}The board shows the old version
          until then.
        </p>
        <button
          type="button"
          className="button"
          aria-disabled={isStopping}
          onClick={() => {
            if (isStopping) return;
            setStopping(true);
            void stopJob(jobId).then(() => setStopping(false));
          }}
        >
          Stop
        </button>
      </div>
    </div>
  );
}

import { ProgressStrip } from "@/components/brand/progress-strip";
import type { BrandRecord } from "@/lib/brand/brand-list.schema";

/** The version that is being made, and where it can be watched or stopped. */
export function RunningVersion({ brand: { jobId, status, progress, assetsReady } }: { brand: BrandRecord }) {
  const label =
    status === "pending"
      ? "Waiting its turn"
      : `${assetsReady ? "A new version" : "The brand"} is being made`;
  return (
    <div className="mt-8 border border-ink bg-sheet p-4" data-running={jobId}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="font-semibold">{label}</p>
        <p className="flex gap-6">
          <span aria-hidden="true" className="tabular-nums">
            {progress} %
          </span>
          {jobId && (
            <a href={`/jobs/${jobId}`} className="text-link font-semibold">
              Watch it
            </a>
          )}
        </p>
      </div>
      <div className="mt-3">
        <ProgressStrip progress={progress} label={label} />
      </div>
    </div>
  );
}

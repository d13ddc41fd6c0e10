import { PIPELINE_STEPS } from "@/lib/model/pipeline";

/** Progress as the control strip of a press sheet: one patch per step, as wide as its share, inked as it is done. */
export function ProgressStrip({ progress, label }: { progress: number; label: string }) {
  let start = 0;
  return (
    <div
      role="progressbar"
      aria-label="Progress of the brand"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.floor(progress)}
      aria-valuetext={`${Math.floor(progress)} percent. ${label}`}
      className="flex h-6 gap-1"
    >
      {PIPELINE_STEPS.map(({ id, weight }) => {
        const share = Math.min(1, Math.max(0, (progress - start) / weight));
        start += weight;
        return (
          <span key={id} className="strip-patch" style={{ flexGrow: weight, flexBasis: 0 }}>
            <span className="strip-ink" style={{ transform: `scaleX(${share})` }} />
          </span>
        );
      })}
    </div>
  );
}

import { STEPS } from "@/lib/pipeline/graph";

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
      {STEPS.map(({ id, share }) => {
        const inked = Math.min(1, Math.max(0, (progress - start) / share));
        start += share;
        return (
          <span key={id} className="strip-patch" style={{ flexGrow: share, flexBasis: 0 }}>
            <span className="strip-ink" style={{ transform: `scaleX(${inked})` }} />
          </span>
        );
      })}
    </div>
  );
}

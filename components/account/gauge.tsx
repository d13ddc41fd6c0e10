interface GaugeProps {
  title: string;
  used: number;
  /** null means there is no limit. */
  limit: number | null;
  /** Below the figure. */
  note: React.ReactNode;
}

/** How much of a limit is used: the figure large, the share as ink on a strip. */
export function Gauge({ title, used, limit, note }: GaugeProps) {
  const share = limit ? Math.min(1, used / limit) : 0;
  return (
    <div className="cell">
      <h2 className="font-text text-base font-semibold">{title}</h2>
      <p className="mt-2 flex items-baseline gap-2 font-display tabular-nums">
        <span className="text-[clamp(2.5rem,2rem+1.6vw,3.75rem)] leading-none font-extrabold tracking-[-0.04em]">
          {used}
        </span>
        <span className="text-xl text-ink-soft">{limit === null ? "without a limit" : `of ${limit}`}</span>
      </p>
      <div aria-hidden="true" className={`mt-4 h-3 ${limit === null ? "" : "strip-patch"}`}>
        {limit !== null && <span className="strip-ink" style={{ transform: `scaleX(${share})` }} />}
      </div>
      <p className="mt-3 text-sm text-ink-soft">{note}</p>
    </div>
  );
}

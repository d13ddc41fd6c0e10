import { RuledTable } from "@/components/ui/ruled-table";
import { labelPlaces, ticksUpTo } from "./plot-scale";

export interface PlotPoint {
  /** In the table and under the pointer: "4 Mar 2026". */
  label: string;
  /** Below the axis, where there is little room: "4 Mar". */
  tick?: string;
  /** null where there was nothing to measure. */
  value: number | null;
}

interface PlotProps {
  id: string;
  title: string;
  /** What the values are: "certificates". */
  unit: string;
  /** What the labels are: "Day". */
  head: string;
  kind: "bars" | "line";
  points: readonly PlotPoint[];
  /** How a value is written; digits by default. */
  write?: (value: number) => string;
  /** Below the title. */
  note?: string;
}

const MOST_LABELS = 4;

/**
 * Values along an axis of time, drawn to be looked at, and as a table that says the same. The drawing stretches with its place;
 * its words are the page's own, so that they keep their size.
 */
export function Plot({ id, title, unit, head, kind, points, write = inDigits, note }: PlotProps) {
  const ticks = ticksUpTo(Math.max(0, ...points.map(({ value }) => value ?? 0)));
  const top = ticks.at(-1)!;
  return (
    <section aria-labelledby={`${id}-title`} className="min-w-0">
      <h2 id={`${id}-title`} className="text-2xl font-bold tracking-[-0.015em]">
        {title}
      </h2>
      {note && <p className="mt-1 text-pretty text-ink-soft">{note}</p>}
      <div className="mt-5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-sm text-ink-soft tabular-nums">
        <div aria-hidden="true" className="relative h-52 text-end">
          {/* Gives the column its width. */}
          <span className="invisible block h-0">{write(top)}</span>
          {ticks.map((tick) => (
            <span
              key={tick}
              className="absolute end-0 whitespace-nowrap"
              style={{ bottom: `${(100 * tick) / top}%`, translate: "0 50%" }}
            >
              {write(tick)}
            </span>
          ))}
        </div>
        <div className="relative h-52">
          {ticks.map((tick) => (
            <span
              key={tick}
              aria-hidden="true"
              className={`absolute inset-x-0 border-t ${tick === 0 ? "border-ink" : "border-rule"}`}
              style={{ bottom: `${(100 * tick) / top}%` }}
            />
          ))}
          <svg
            role="img"
            aria-label={summaryOf(points, unit, write)}
            viewBox={`0 0 ${points.length} 100`}
            preserveAspectRatio="none"
            className="absolute inset-0 size-full overflow-visible text-accent"
          >
            {kind === "bars" ? (
              <Bars points={points} top={top} write={write} />
            ) : (
              <Line points={points} top={top} />
            )}
          </svg>
        </div>
        <span />
        <div aria-hidden="true" className="relative mt-2 h-5">
          {labelPlaces(points.length, MOST_LABELS).map((place, index, places) => (
            <span
              key={place}
              className="absolute whitespace-nowrap"
              style={edgeOf(place, points.length, index, places.length)}
            >
              {points[place]!.tick ?? points[place]!.label}
            </span>
          ))}
        </div>
      </div>
      <TableTwin title={title} head={head} unit={unit} points={points} write={write} />
    </section>
  );
}

type Drawn = { points: readonly PlotPoint[]; top: number };

function Bars({ points, top, write }: Drawn & { write: (value: number) => string }) {
  const gap = points.length > 60 ? 0.12 : 0.2;
  return points.map(({ label, value }, index) => {
    if (value === null) return null;
    const height = (100 * value) / top;
    return (
      <rect
        key={label}
        x={index + gap / 2}
        y={100 - height}
        width={1 - gap}
        height={height}
        fill="currentColor"
      >
        <title>{`${label}: ${write(value)}`}</title>
      </rect>
    );
  });
}

/** Steps, each as wide as its period: between two counts there is none in the middle. */
function Line({ points, top }: Drawn) {
  const heights = points.map(({ value }) => 100 - (100 * (value ?? 0)) / top);
  const steps = heights.map((y, index) => `${index === 0 ? "M" : "L"}${index} ${y}H${index + 1}`).join("");
  return (
    <>
      <path d={`${steps}V100H0Z`} fill="currentColor" opacity="0.16" />
      <path d={steps} fill="none" stroke="currentColor" strokeWidth="2.5" vectorEffect="non-scaling-stroke" />
    </>
  );
}

function TableTwin({ title, head, unit, points, write = inDigits }: Omit<PlotProps, "id" | "kind" | "note">) {
  return (
    <details className="mt-3">
      <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">As a table</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section aria-label={`${title}, as a table`} tabIndex={0} className="max-h-80 overflow-auto">
        <RuledTable
          caption={title}
          rows={points}
          keyOf={({ label }) => label}
          columns={[
            { title: head, isRowHead: true, look: "font-normal", cell: ({ label }) => label },
            { title: unit, isNumber: true, cell: ({ value }) => (value === null ? "none" : write(value)) },
          ]}
        />
      </section>
    </details>
  );
}

/** The first and the last stand at the ends, the others under their period. */
function edgeOf(place: number, count: number, index: number, labels: number): React.CSSProperties {
  if (index === 0) return { insetInlineStart: 0 };
  if (index === labels - 1) return { insetInlineEnd: 0 };
  return { insetInlineStart: `${(100 * (place + 0.5)) / count}%`, translate: "-50% 0" };
}

function summaryOf(points: readonly PlotPoint[], unit: string, write: (value: number) => string): string {
  const known = points.filter((point): point is { label: string; value: number } => point.value !== null);
  const last = known.at(-1);
  if (!last) return `No ${unit} yet.`;
  const highest = known.reduce((best, point) => (point.value > best.value ? point : best));
  return `${points[0]!.label} to ${points.at(-1)!.label}: at most ${write(highest.value)} ${unit} (${highest.label}), at last ${write(last.value)}.`;
}

const inDigits = (value: number): string => value.toLocaleString("en");

import type { ComponentStatus, UptimeDay } from "@/lib/status/status.schema";

/** A component: whether it works now, how long it took to say so, and its ninety days. */
export function ComponentRow({ component }: { component: ComponentStatus }) {
  const { name, what, ok, ms, detail, history } = component;
  return (
    <li className="grid gap-x-8 gap-y-3 border-b border-rule py-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <div>
        <h3 className="font-semibold">{name}</h3>
        <p className="text-sm text-ink-soft">{what}</p>
      </div>
      <div className="min-w-0">
        <p className="flex flex-wrap justify-between gap-x-6">
          <span className={ok ? "font-semibold text-good" : "font-semibold text-accent-strong"}>
            {ok ? `Works, ${ms} ms` : `Does not work: ${detail}`}
          </span>
          <span className="text-ink-soft tabular-nums">
            {history?.uptime == null
              ? "No history yet"
              : `${percent(history.uptime)} of ${daysKnown(history.days)}`}
          </span>
        </p>
        {history && <Bars days={history.days} name={name} />}
      </div>
    </li>
  );
}

function Bars({ days, name }: { days: readonly UptimeDay[]; name: string }) {
  const bad = days.filter(({ downMinutes }) => downMinutes > 0);
  const known = days.filter(({ uptime }) => uptime !== null).length;
  const summary = bad.map(({ day, downMinutes }) => `${day}: ${downMinutes} minutes down`).join("; ");
  return (
    <div
      role="img"
      aria-label={`${name}, ${known} days known. ${summary || "Never down."}`}
      className="mt-2 flex h-8 gap-px"
    >
      {days.map(({ day, uptime, downMinutes }) => (
        <span
          key={day}
          title={
            uptime === null ? `${day}: not known` : `${day}: ${percent(uptime)}, ${downMinutes} min down`
          }
          className={`min-w-0 flex-1 ${colorOf(uptime)}`}
          style={uptime === null ? { height: "25%", alignSelf: "end" } : undefined}
        />
      ))}
    </div>
  );
}

function daysKnown(days: readonly UptimeDay[]): string {
  const known = days.filter(({ uptime }) => uptime !== null).length;
  return known === 1 ? "one day" : `${known} days`;
}

function colorOf(uptime: number | null): string {
  if (uptime === null) return "bg-rule";
  if (uptime >= 0.999) return "bg-good";
  return uptime >= 0.95 ? "bg-control" : "bg-accent";
}

/** Never rounded up to a whole: 99.996 % is not 100 %. */
function percent(share: number): string {
  const floored = Math.floor(share * 10_000) / 100;
  return `${floored.toFixed(floored === 100 ? 0 : 2)} %`;
}

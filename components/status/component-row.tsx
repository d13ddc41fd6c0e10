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

/** A bar a day, each with its words; what they say together stands below them. */
function Bars({ days, name }: { days: readonly UptimeDay[]; name: string }) {
  return (
    <>
      <ol aria-label={`${name}, day by day`} className="mt-2 flex h-8 gap-px">
        {days.map((day) => (
          <li key={day.day} title={wordsOf(day)} className="flex min-w-0 flex-1 items-end">
            <span className="sr-only">{wordsOf(day)}</span>
            <span
              aria-hidden="true"
              className={`w-full forced-color-adjust-none ${KINDS[kindOf(day.uptime)].look}`}
            />
          </li>
        ))}
      </ol>
      <p className="mt-1.5 flex flex-wrap justify-between gap-x-6 text-sm text-ink-soft">
        <span>{summaryOf(days)}</span>
        <span className="tabular-nums">
          {days[0]?.day} to {days.at(-1)?.day}
        </span>
      </p>
    </>
  );
}

/** What the kinds of bars mean, for the page's legend. Heights differ too, for whoever cannot tell the colors. */
export const KINDS = {
  good: { look: "h-full bg-good", label: "at least 99.9 % of the day" },
  fair: { look: "h-3/4 bg-control", label: "95 to 99.9 %" },
  bad: { look: "h-1/2 bg-accent", label: "less than 95 %" },
  unknown: { look: "h-1/4 bg-rule", label: "not known" },
} as const;

function kindOf(uptime: number | null): keyof typeof KINDS {
  if (uptime === null) return "unknown";
  if (uptime >= 0.999) return "good";
  return uptime >= 0.95 ? "fair" : "bad";
}

function wordsOf({ day, uptime, downMinutes }: UptimeDay): string {
  if (uptime === null) return `${day}: not known`;
  return `${day}: worked ${percent(uptime)}${downMinutes > 0 ? `, down for ${minutes(downMinutes)}` : ""}`;
}

const minutes = (count: number) => (count === 1 ? "one minute" : `${count} minutes`);

function summaryOf(days: readonly UptimeDay[]): string {
  const bad = days.filter(({ downMinutes }) => downMinutes > 0);
  if (days.every(({ uptime }) => uptime === null)) return "No day is known yet.";
  if (bad.length === 0) return "Never down on the days that are known.";
  const sum = bad.reduce((total, { downMinutes }) => total + downMinutes, 0);
  return `Down for ${minutes(sum)} on ${bad.length === 1 ? "one day" : `${bad.length} days`}, last on ${bad.at(-1)?.day}.`;
}

function daysKnown(days: readonly UptimeDay[]): string {
  const known = days.filter(({ uptime }) => uptime !== null).length;
  return known === 1 ? "one day" : `${known} days`;
}

/** Never rounded up to a whole: 99.996 % is not 100 %. */
function percent(share: number): string {
  const floored = Math.floor(share * 10_000) / 100;
  return `${floored.toFixed(floored === 100 ? 0 : 2)} %`;
}

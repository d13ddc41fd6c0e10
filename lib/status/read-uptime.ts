import { db } from "@/lib/db/client";
import { COMPONENTS, type ComponentId } from "./components";
import { HISTORY_DAYS } from "./record-checks";
import type { Uptime, UptimeDay } from "./status.schema";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** A check that comes a little late, twice a day, is no outage. */
const LENIENT_MINUTES = 2;
const FRESH_MS = 30_000;

const KEY = Symbol.for("marque.uptime");
const shared = globalThis as { [KEY]?: { readAt: number; uptimes: Promise<Record<ComponentId, Uptime>> } };

/** The history of every component, read from the database at most twice a minute. */
export async function readUptime(now = new Date()): Promise<Record<ComponentId, Uptime>> {
  const recent = shared[KEY];
  if (recent && Math.abs(now.getTime() - recent.readAt) < FRESH_MS) return recent.uptimes;
  const uptimes = queryUptime(now);
  shared[KEY] = { readAt: now.getTime(), uptimes };
  uptimes.catch(() => delete shared[KEY]);
  return uptimes;
}

/**
 * The same, read anew. The service checks itself every minute: a minute without a check is one in which it did not
 * run, and counts as down.
 */
export async function queryUptime(now: Date): Promise<Record<ComponentId, Uptime>> {
  const rows = await db().$queryRaw<Row[]>`
    SELECT component, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, count(*)::int AS checks,
           count(*) FILTER (WHERE ok)::int AS good, min(at) AS first
    FROM status_checks
    WHERE at > ${new Date(now.getTime() - HISTORY_DAYS * DAY_MS)} AND at <= ${now}
    GROUP BY component, day`;
  return Object.fromEntries(
    COMPONENTS.map(({ id }) => [
      id,
      history(
        rows.filter(({ component }) => component === id),
        now,
      ),
    ]),
  ) as Record<ComponentId, Uptime>;
}

interface Row {
  component: string;
  day: string;
  checks: number;
  good: number;
  first: Date;
}

function history(rows: readonly Row[], now: Date): Uptime {
  const first = Math.min(...rows.map((row) => row.first.getTime()));
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const days = Array.from({ length: HISTORY_DAYS }, (_, index): UptimeDay & { minutes: number } => {
    const start = today - (HISTORY_DAYS - 1 - index) * DAY_MS;
    const day = new Date(start).toISOString().slice(0, 10);
    const minutes = Math.floor(
      (Math.min(start + DAY_MS, now.getTime()) - Math.max(start, first)) / MINUTE_MS,
    );
    if (!Number.isFinite(first) || minutes < 0) return { day, uptime: null, downMinutes: 0, minutes: 0 };
    const { checks = 0, good = 0 } = rows.find((row) => row.day === day) ?? {};
    const expected = Math.max(checks, minutes);
    const missing = Math.max(0, expected - checks - LENIENT_MINUTES);
    const downMinutes = Math.min(expected, checks - good + missing);
    return {
      day,
      uptime: expected === 0 ? null : 1 - downMinutes / expected,
      downMinutes,
      minutes: expected,
    };
  });
  const minutes = sum(days.map((day) => day.minutes));
  const down = sum(days.map((day) => day.downMinutes));
  return {
    days: days.map(({ minutes: _, ...day }) => day),
    uptime: minutes === 0 ? null : 1 - down / minutes,
  };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

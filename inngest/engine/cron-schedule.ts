import { type EngineFunction, nextCronTime } from "./function-config";
import type { SentEvent } from "./sdk-protocol";

const LONGEST_TIMER_MS = 3_600_000;

/**
 * Calls `fire` at every time of every cron trigger. The event's id names function, expression and time, so that
 * several processes that fire the same time start one run. Times that pass while no process runs are skipped. `stop`
 * resolves when every call that is under way has ended. `fire` must not reject.
 */
export function scheduleCrons(
  functions: readonly EngineFunction[],
  fire: (fn: EngineFunction, event: SentEvent) => Promise<void>,
): { stop(): Promise<void> } {
  const timers = new Set<NodeJS.Timeout>();
  const firing = new Set<Promise<void>>();

  function plan(fn: EngineFunction, cron: string, after: Date): void {
    const next = nextCronTime(cron, after);
    if (next) waitFor(fn, cron, next);
  }

  function waitFor(fn: EngineFunction, cron: string, at: Date): void {
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        if (Date.now() < at.getTime()) return waitFor(fn, cron, at);
        const fired = fire(fn, cronEvent(fn, cron, at)).finally(() => firing.delete(fired));
        firing.add(fired);
        plan(fn, cron, new Date(Math.max(at.getTime(), Date.now())));
      },
      Math.min(Math.max(at.getTime() - Date.now(), 0), LONGEST_TIMER_MS),
    );
    timer.unref();
    timers.add(timer);
  }

  for (const fn of functions) for (const cron of fn.crons) plan(fn, cron, new Date());
  return {
    async stop() {
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(firing);
    },
  };
}

const cronEvent = (fn: EngineFunction, cron: string, at: Date): SentEvent => ({
  id: `cron:${at.toISOString()}:${fn.id}:${cron}`.slice(0, 200),
  name: "inngest/scheduled.timer",
  data: { cron },
  ts: at.getTime(),
});

/** How long the engine waits; tests make every wait short without touching a clock. */
export interface EngineTiming {
  /** Multiplies every sleep, time-out and retry delay. */
  durationFactor: number;
  /** In [0, 1): spreads the retries. */
  random: () => number;
  /** A run's lease ends when its process has not renewed it for this long. */
  leaseMs: number;
  heartbeatMs: number;
  /** Upper bound of the delay when a notification got lost. */
  pollMs: number;
}

export const DEFAULT_TIMING: EngineTiming = {
  durationFactor: 1,
  random: Math.random,
  leaseMs: 10_000,
  heartbeatMs: 3_000,
  pollMs: 1_000,
};

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 300_000;

/**
 * Milliseconds before try `failures + 1`: doubles from one second to five minutes, of which a random half is left out.
 * @param retryAfter what the function asked for instead: seconds, or a date (`RetryAfterError`).
 */
export function retryDelayMs(failures: number, timing: EngineTiming, retryAfter: string | null): number {
  const asked = retryAfter === null ? Number.NaN : parseRetryAfterMs(retryAfter);
  if (!Number.isNaN(asked)) return asked * timing.durationFactor;
  const full = Math.min(FIRST_RETRY_MS * 2 ** Math.max(0, failures - 1), LONGEST_RETRY_MS);
  return full * (0.5 + timing.random() / 2) * timing.durationFactor;
}

function parseRetryAfterMs(text: string): number {
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1_000;
  return Math.max(0, Date.parse(text) - Date.now());
}

const UNIT_MS: Record<string, number> = {
  w: 604_800_000,
  d: 86_400_000,
  h: 3_600_000,
  m: 60_000,
  s: 1_000,
};

/**
 * Milliseconds of an SDK duration: "1h30m", or the time from now until an ISO date.
 * @throws on any other text.
 */
export function durationMs(text: string, timing: EngineTiming): number {
  if (/^(\d+[wdhms])*$/.test(text)) {
    let total = 0;
    for (const [, amount, unit] of text.matchAll(/(\d+)([wdhms])/g))
      total += Number(amount) * UNIT_MS[unit!]!;
    return total * timing.durationFactor;
  }
  const until = Date.parse(text);
  if (Number.isNaN(until)) throw new Error(`"${text}" is neither a duration like "1h30m" nor an ISO date.`);
  return Math.max(0, until - Date.now()) * timing.durationFactor;
}

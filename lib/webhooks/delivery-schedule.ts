const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Milliseconds before each attempt, counted from the one before it: eight attempts in about 28 hours. */
export const SCHEDULE_MS = [
  0,
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  10 * HOUR,
] as const;

/** So that the deliveries that failed together do not come back together. */
const JITTER = 0.1;

/**
 * Milliseconds until the next attempt after `tries` attempts, up to a tenth more or less; null when there is none.
 * @param random in [0, 1)
 */
export function nextDelayMs(tries: number, random: () => number = Math.random): number | null {
  const delayMs = SCHEDULE_MS[tries];
  return delayMs === undefined ? null : Math.round(delayMs * (1 + JITTER * (2 * random() - 1)));
}

import { expect, test } from "vitest";
import { nextDelayMs, SCHEDULE_MS } from "./delivery-schedule";

const HOUR_MS = 3_600_000;

test("eight attempts: at once, after 5 s, 5 m, 30 m, 2 h, 5 h, 10 h and 10 h, a tenth more or less", () => {
  const middle = SCHEDULE_MS.map((_, tries) => nextDelayMs(tries, () => 0.5));
  expect(middle).toEqual([0, 5e3, 3e5, 1.8e6, 2 * HOUR_MS, 5 * HOUR_MS, 10 * HOUR_MS, 10 * HOUR_MS]);
  expect([nextDelayMs(1, () => 0), nextDelayMs(1, () => 1)]).toEqual([4_500, 5_500]);
  expect(nextDelayMs(SCHEDULE_MS.length)).toBeNull();
});

import { describe, expect, test } from "vitest";
import { DEFAULT_TIMING, durationMs, retryDelayMs } from "./timing";

const at = (random: number, durationFactor = 1) => ({
  ...DEFAULT_TIMING,
  random: () => random,
  durationFactor,
});

describe("retryDelayMs", () => {
  test("doubles from one second to five minutes", () => {
    const longest = at(0.999999);
    const delays = [1, 2, 3, 4, 20].map((failures) => Math.round(retryDelayMs(failures, longest, null)));
    expect(delays).toEqual([1_000, 2_000, 4_000, 8_000, 300_000]);
  });

  test("leaves out up to half at random", () => {
    expect(retryDelayMs(3, at(0), null)).toBe(2_000);
    expect(retryDelayMs(3, at(0.5), null)).toBe(3_000);
  });

  test("obeys seconds and dates that the function asked for", () => {
    expect(retryDelayMs(1, at(0), "7")).toBe(7_000);
    expect(retryDelayMs(1, at(0, 0.01), "7")).toBe(70);
    const inAMinute = retryDelayMs(1, at(0), new Date(Date.now() + 60_000).toISOString());
    expect(inAMinute).toBeGreaterThan(59_000);
    expect(inAMinute).toBeLessThanOrEqual(60_000);
    expect(retryDelayMs(1, at(0), "2001-01-01T00:00:00.000Z")).toBe(0);
    expect(retryDelayMs(1, at(0), "soon")).toBe(500);
  });
});

describe("durationMs", () => {
  test.each([
    ["1s", 1_000],
    ["1m30s", 90_000],
    ["1w2d3h", 788_400_000],
    ["", 0],
    ["2001-01-01T00:00:00.000Z", 0],
  ])("%j is %d ms", (text, expected) => {
    expect(durationMs(text, at(0))).toBe(expected);
  });

  test("refuses other text", () => {
    expect(() => durationMs("a while", at(0))).toThrow('"a while" is neither a duration');
  });
});

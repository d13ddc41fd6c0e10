import fc from "fast-check";
import { expect, test } from "vitest";
import { easingPath, easingProgress } from "./easing-curve";

test("progress starts at 0, ends at 1, and is the time itself on a straight line", () => {
  for (const time of [0, 0.25, 0.5, 1]) {
    expect(easingProgress([0, 0, 1, 1], time)).toBeCloseTo(time, 5);
  }
  expect(easingProgress([0.2, 0, 0, 1], 0)).toBeCloseTo(0, 5);
  expect(easingProgress([0.2, 0, 0, 1], 1)).toBeCloseTo(1, 5);
  // CSS "ease-in-out" is symmetrical about its middle.
  expect(easingProgress([0.42, 0, 0.58, 1], 0.5)).toBeCloseTo(0.5, 5);
});

test("progress never falls while both control points lie in the square", () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(share, share, share, share, share, share, (x1, y1, x2, y2, a, b) => {
      const [early, late] = [Math.min(a, b), Math.max(a, b)];
      const curve = [x1, y1, x2, y2] as const;
      expect(easingProgress(curve, late)).toBeGreaterThanOrEqual(easingProgress(curve, early) - 1e-5);
    }),
    { numRuns: 100 },
  );
});

test("the drawn curve goes from the lower left to the upper right, beyond it when it overshoots", () => {
  expect(easingPath([0.34, 1.4, 0.64, 1], 100)).toBe("M0 100C34 -40 64 0 100 0");
});

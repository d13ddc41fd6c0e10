import { GrowthBook } from "@growthbook/growthbook";
import fc from "fast-check";
import { expect, test } from "vitest";
import { armOf } from "./templates/shared/assign";

/** What GrowthBook itself assigns. */
function theirs(key: string, weights: readonly number[], id: string): number {
  const growthbook = new GrowthBook({ attributes: { id } });
  const variations = weights.map((_, index) => index) as [number, number, ...number[]];
  const { inExperiment, variationId } = growthbook.run({
    // It looks keys up in plain objects, where "toString" is always found; the seed alone decides the assignment.
    key: "experiment",
    seed: key,
    hashVersion: 2,
    weights: [...weights],
    variations,
  });
  growthbook.destroy();
  return inExperiment ? variationId : -1;
}

const weightLists = fc
  .array(fc.integer({ min: 1, max: 50 }), { minLength: 2, maxLength: 6 })
  .map((parts) => parts.map((part) => part / parts.reduce((sum, one) => sum + one, 0)));

test("assigns as GrowthBook does, whatever the key, the visitor and the weights", () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, unit: "grapheme" }),
      weightLists,
      fc.string({ minLength: 1, unit: "grapheme" }),
      (key, weights, id) => {
        expect(armOf({ key, weights }, id)).toBe(theirs(key, weights, id));
      },
    ),
  );
});

test("spreads visitors by the weights, and two experiments independently of each other", () => {
  const weights = [0.25, 0.25, 0.25, 0.25];
  const cells = new Map<string, number>();
  const visitors = 16_000;
  for (let at = 0; at < visitors; at++) {
    const arms = ["landing", "price"].map((key) => armOf({ key, weights }, `visitor-${at}`));
    cells.set(arms.join(), (cells.get(arms.join()) ?? 0) + 1);
  }
  const expected = visitors / 16;
  const chiSquare = [...cells.values()].reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);
  expect(cells.size).toBe(16);
  // 15 degrees of freedom: one draw of a thousand is above 37.7.
  expect(chiSquare).toBeLessThan(37.7);
});

test("leaves out whom the weights leave out", () => {
  const arms = Array.from({ length: 2_000 }, (_, at) =>
    armOf({ key: "half", weights: [0.25, 0.25] }, `v${at}`),
  );
  const share = arms.filter((arm) => arm === -1).length / arms.length;
  expect(share).toBeGreaterThan(0.45);
  expect(share).toBeLessThan(0.55);
});

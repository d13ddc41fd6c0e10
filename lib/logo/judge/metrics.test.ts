import { describe, expect, test } from "vitest";
import { subtract, unite } from "@/lib/geometry/path-boolean";
import { circle, polygon, rectangle, ring } from "@/lib/geometry/shapes";
import { failedGates, looksAccidental } from "./gates";
import { measureMark } from "./metrics";

describe("measureMark", () => {
  test("a disc: π/4 of the box, centred, symmetric, one piece, complexity 1", () => {
    const { metrics } = measureMark(circle(120, -40, 17));
    expect(metrics.inkShare).toBeCloseTo(Math.PI / 4, 2);
    expect(metrics).toMatchObject({
      centroidOffset: 0,
      symmetryIou: 1,
      components: 1,
      holes: 0,
      openingLoss: 0,
    });
    expect(metrics.complexity).toBeCloseTo(1, 2);
  });

  test("rings count as a piece with a hole each; complexity follows P² ÷ 4πA", () => {
    const { metrics } = measureMark([...ring(-30, 0, 20, 10), ...ring(30, 0, 20, 10)]);
    expect(metrics).toMatchObject({ components: 2, holes: 2 });
    expect(metrics.complexity).toBeCloseTo(
      (2 * 2 * Math.PI * 30) ** 2 / (4 * Math.PI * 2 * Math.PI * 300),
      1,
    );
  });

  test("an L is off centre and lopsided", () => {
    const { metrics } = measureMark(polygon([0, 0], [20, 0], [20, 80], [100, 80], [100, 100], [0, 100]));
    expect(metrics.centroidOffset).toBeGreaterThan(0.2);
    expect(metrics.symmetryIou).toBeLessThan(0.55);
  });

  test("hairs are lost by the opening and at 16 px, cracks close", () => {
    const hairy = measureMark(unite(rectangle(-50, -50, 10, 50), rectangle(9, -1, 50, 1)));
    expect(hairy.metrics.openingLoss).toBeGreaterThan(0.005);
    expect(hairy.sliverLoss).toBeGreaterThan(hairy.metrics.openingLoss - 0.001);
    const cracked = measureMark(
      subtract(circle(0, 0, 50), ...[-30, -10, 10, 30].map((x) => rectangle(x - 1, -60, x + 1, 60))),
    );
    expect(looksAccidental(cracked)).toBe(true);
  });
});

describe("failedGates", () => {
  test("names the figure and the band", () => {
    const disc = measureMark(circle(0, 0, 50));
    expect(failedGates(disc, "symmetric").map(({ metric }) => metric)).toEqual(["complexity", "commands"]);
    expect(failedGates(disc, "symmetric").at(-1)).toEqual({
      metric: "commands",
      value: 6,
      band: "8 to 48",
      passed: false,
    });
  });

  test("only a family that is asymmetric by design may be so, and clearly", () => {
    const gateOf = (symmetryIou: number, symmetry: "symmetric" | "asymmetric") => {
      const { metrics } = measureMark(circle(0, 0, 50));
      const failed = failedGates({ metrics: { ...metrics, symmetryIou } }, symmetry);
      return failed.every(({ metric }) => metric !== "symmetryIou");
    };
    const figures = [0.8, 0.75, 0.74, 0.55, 0.54, 0.2];
    expect(figures.map((figure) => gateOf(figure, "symmetric"))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(figures.map((figure) => gateOf(figure, "asymmetric"))).toEqual([
      true,
      true,
      false,
      false,
      true,
      true,
    ]);
  });
});

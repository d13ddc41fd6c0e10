import { describe, expect, test } from "vitest";
import { boundingBox, inkArea, mirror, rotate } from "./outline";
import { intersect, pieces, subtract, unite } from "./path-boolean";
import { circle, lens, rectangle, ring, roundedRectangle, squircle } from "./shapes";

const areaOf = (outline: Parameters<typeof inkArea>[0]) => inkArea(outline, 0.01);

describe("shapes and boolean operations", () => {
  test("areas of basic shapes are the formulas' and positive, holes included", () => {
    expect(areaOf(circle(3, -4, 50))).toBeCloseTo(Math.PI * 2500, -1);
    expect(areaOf(ring(0, 0, 50, 30))).toBeCloseTo(Math.PI * 1600, -1);
    expect(areaOf(roundedRectangle(-50, -50, 50, 50, [50, 0, 50, 0]))).toBeCloseTo(
      10_000 - 2 * 2500 * (1 - Math.PI / 4),
      -1,
    );
  });

  test("union, difference and intersection of two discs satisfy inclusion and exclusion", () => {
    const [one, other] = [circle(-15, 0, 40), circle(20, 10, 30)];
    const [both, either] = [areaOf(intersect(one, other)), areaOf(unite(one, other))];
    expect(either + both).toBeCloseTo(areaOf(one) + areaOf(other), -1);
    expect(areaOf(subtract(one, other)) + both).toBeCloseTo(areaOf(one), -1);
  });

  test("pieces keep their holes", () => {
    const shape = unite(ring(-60, 0, 20, 10), rectangle(10, -10, 30, 10));
    expect(
      pieces(shape)
        .map((piece) => piece.length)
        .sort(),
    ).toEqual([1, 2]);
    expect(areaOf(pieces(shape).flat())).toBeCloseTo(areaOf(shape), 3);
  });

  test("boxes are measured at the curves' extremes, and mirroring keeps the direction", () => {
    const box = boundingBox(rotate(squircle(50), 45))!;
    expect(box.maxX).toBeCloseTo(-box.minX, 6);
    expect(box.maxX).toBeGreaterThan(50);
    expect(areaOf(mirror(lens(80, 30)))).toBeCloseTo(areaOf(lens(80, 30)), 6);
    expect(boundingBox([])).toBeNull();
  });
});

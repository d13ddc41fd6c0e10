import { expect, test } from "vitest";
import { brush } from "./brush";
import { boundingBox, inkArea, type Outline, reverse } from "./outline";
import { circle, polygon, rectangle } from "./shapes";
import { soften } from "./soften";

const areaOf = (outline: Outline) => inkArea(outline, 0.05);

test("a square loses its four corners and keeps its box", () => {
  const square = rectangle(-50, -50, 50, 50);
  const soft = soften(square, 10);
  expect(soft[0]).toHaveLength(8);
  expect(boundingBox(soft)).toEqual(boundingBox(square));
  // Four corners of r² (1 − π/4).
  expect(areaOf(soft)).toBeCloseTo(10_000 - 4 * 100 * (1 - Math.PI / 4), -1);
});

test("outer corners alone: one that points into the ink stays sharp, whichever way the contour runs", () => {
  const angle = polygon([0, 0], [100, 0], [100, 40], [40, 40], [40, 100], [0, 100]);
  const inner = (outline: Outline) =>
    outline[0]!.some((side) => side[0] === "L" && side[2].join() === "40,40");
  for (const outline of [angle, angle.map(reverse)]) {
    expect(soften(outline, 10, "outer")[0]).toHaveLength(6 + 5);
    expect(inner(soften(outline, 10, "outer"))).toBe(true);
    expect(inner(soften(outline, 10))).toBe(false);
  }
});

test("what has no corner stays as it is", () => {
  expect(soften(circle(0, 0, 50), 10)).toEqual(circle(0, 0, 50));
});

test("short sides share their length between both ends", () => {
  const box = boundingBox(soften(rectangle(0, 0, 100, 4), 30))!;
  expect([box.minX, box.minY, box.maxX, box.maxY].map(Math.round)).toEqual([0, 0, 100, 4]);
});

test("a brush is as broad as its points say", () => {
  const stroke = brush([0, 0, 10], [50, 0, 30], [100, 0, 10]);
  const box = boundingBox(stroke)!;
  expect(box.maxX - box.minX).toBeCloseTo(100, 6);
  expect(box.maxY - box.minY).toBeCloseTo(30, 1);
  expect(Math.abs(areaOf(stroke))).toBeCloseTo(2000, -2);
});

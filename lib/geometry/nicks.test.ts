import { expect, test } from "vitest";
import { hasNick } from "./nicks";
import type { Outline, Point } from "./outline";
import { circle, rectangle } from "./shapes";

const polygon = (...points: Point[]): Outline => [
  points.map((point, index) => ["L", point, points[(index + 1) % points.length]!]),
];

test("a small step beside a stroke is a nick, a large one a shape", () => {
  expect(hasNick(polygon([0, 0], [50, 0], [50, 20], [47, 20], [47, 60], [0, 60]), 4)).toBe(true);
  expect(hasNick(polygon([0, 0], [50, 0], [50, 20], [30, 20], [30, 60], [0, 60]), 4)).toBe(false);
});

test("neither a corner that is cut off nor a curve is one", () => {
  expect(hasNick(polygon([0, 0], [48, 0], [50, 2], [50, 60], [0, 60]), 4)).toBe(false);
  expect(hasNick(circle(0, 0, 40), 4)).toBe(false);
  expect(hasNick(rectangle(0, 0, 40, 3), 4)).toBe(false);
});

import * as icons from "simple-icons";
import { describe, expect, test } from "vitest";
import { type Outline, rotate, scale, transform, translate } from "@/lib/geometry/outline";
import { subtract, unite } from "@/lib/geometry/path-boolean";
import { toPathData } from "@/lib/geometry/path-data";
import { circle, polygon, rectangle, ring, roundedRectangle } from "@/lib/geometry/shapes";
import { readSvgPath } from "@/lib/geometry/svg-path";
import { resemblesKnownMark } from "./known-marks";
import { collides, fingerprintOutline, hamming, markFingerprint } from "./mark-fingerprint";

const arrow = unite(polygon([0, -50], [50, 0], [0, 50]), rectangle(-50, -15, 0, 15));
const print = (outline: Outline) => fingerprintOutline(outline);

describe("fingerprints", () => {
  test("do not change with size and position", () => {
    expect(print(translate(scale(arrow, 7.3), 311, -20))).toEqual(print(arrow));
    expect(print(arrow).phash).toMatch(/^[0-9a-f]{16}$/);
    expect(print(arrow).bitmap).toHaveLength(512);
  });

  test("are the same for a drawing in any colors", () => {
    const shapes = [ring(0, 0, 50, 40), circle(0, 0, 20)].map(toPathData);
    const one = shapes.map((d) => ({ d, fill: "primary" as const }));
    const two = shapes.map((d, index) => ({ d, fill: index === 0 ? ("ink" as const) : ("accent" as const) }));
    expect(markFingerprint({ shapes: two })).toEqual(markFingerprint({ shapes: one }));
  });

  test("differ in many bits for other marks, in few for a slightly changed one", () => {
    const softer = unite(polygon([0, -48], [49, 0], [0, 48]), roundedRectangle(-50, -14, 2, 14, 3));
    expect(hamming(print(arrow).phash, print(softer).phash)).toBeLessThanOrEqual(8);
    expect(collides(print(arrow), print(softer))).toBe(true);
    for (const other of [rotate(arrow, 90), transform(arrow, [-1, 0, 0, 1, 0, 0]), ring(0, 0, 50, 30)]) {
      expect(hamming(print(arrow).phash, print(other).phash)).toBeGreaterThan(8);
      expect(collides(print(arrow), print(other))).toBe(false);
    }
  });

  test("clash only when both hash and overlap agree", () => {
    const disc = print(circle(0, 0, 50));
    const holed = print(subtract(circle(0, 0, 50), circle(0, 0, 24)));
    expect(collides(disc, holed)).toBe(false);
    expect(collides(disc, disc)).toBe(true);
  });
});

describe("known marks", () => {
  test("every mark of the package is known, also when it is scaled and a little changed", () => {
    const unknown = Object.values(icons).filter(({ path }) => !resemblesKnownMark(print(readSvgPath(path))));
    expect(unknown.map(({ slug }) => slug)).toEqual([]);
    const { path } = Object.values(icons).find(({ slug }) => slug === "airbnb")!;
    const outline = transform(readSvgPath(path), [3, 0, 0.02, 3, 11, 7]);
    expect(resemblesKnownMark(print(outline))).toBe(true);
  });

  test("ours are not, but for plain forms that somebody uses", () => {
    expect(resemblesKnownMark(print(arrow))).toBe(false);
    expect(resemblesKnownMark(print(circle(0, 0, 50)))).toBe(true);
  });
});

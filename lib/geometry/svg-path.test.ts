import { describe, expect, test } from "vitest";
import { boundingBox, inkArea } from "./outline";
import { toPathData } from "./path-data";
import { readSvgPath } from "./svg-path";

describe("readSvgPath", () => {
  test.each([
    ["lines, absolute and relative", "M2 1h3v4H2z", "M2 1L5 1L5 5L2 5Z"],
    ["a repeated move draws lines", "m1 1 3 0 0 3z", "M1 1L4 1L4 4Z"],
    ["an open end is closed", "M0 0L8 0L4 7", "M0 0L8 0L4 7Z"],
    ["each subpath starts at the last one's start", "m1 1h1v1zm4 4h1v1z", "M1 1L2 1L2 2ZM5 5L6 5L6 6Z"],
    [
      "smooth cubics mirror the last control",
      "M0 0C0 2 2 2 2 0S4-2 4 0Z",
      "M0 0C0 2 2 2 2 0C2 -2 4 -2 4 0L0 0Z",
    ],
    ["smooth after a line starts straight", "M0 0H3S6 3 6 6Z", "M0 0L3 0C3 0 6 3 6 6Z"],
    ["quadratics become cubics", "M0 0Q3 3 6 0T12 0Z", "M0 0C2 2 4 2 6 0C8 -2 10 -2 12 0Z"],
  ])("%s", (_, data, expected) => {
    expect(toPathData(readSvgPath(data)).replace(/L0 0Z/, "Z")).toBe(expected.replace(/L0 0Z/, "Z"));
  });

  test.each([
    [
      "two half circles, flags run together",
      "M0 5a5 5 0 1110 0a5 5 0 11-10 0z",
      25 * Math.PI,
      [0, 0, 10, 10],
    ],
    ["an ellipse turned by 90°", "M-2 0A4 2 90 1 1 2 0A4 2 90 1 1-2 0", 8 * Math.PI, [-2, -4, 2, 4]],
    ["radii too small are stretched", "M0 0A1 1 0 0 1 10 0Z", 12.5 * Math.PI, [0, -5, 10, 0]],
  ])("arcs: %s", (_, data, area, [minX, minY, maxX, maxY]) => {
    const outline = readSvgPath(data);
    const sum = inkArea(outline, 0.001);
    expect(Math.abs(sum)).toBeCloseTo(area, 0);
    const box = boundingBox(outline)!;
    for (const [value, expected] of [
      [box.minX, minX],
      [box.minY, minY],
      [box.maxX, maxX],
      [box.maxY, maxY],
    ] as const)
      expect(value).toBeCloseTo(expected!, 2);
  });

  test.each(["", "hello", "L1 1", "M0 0 L1", "M0 0 C1 1 2 2", "M0 0ZZ1", "M0 0a1 1 0 2 0 1 1"])(
    "%j is no path data, but for nothing at all",
    (data) => {
      if (data === "") expect(readSvgPath(data)).toEqual([]);
      else expect(() => readSvgPath(data)).toThrow("SVG path data reads like");
    },
  );
});

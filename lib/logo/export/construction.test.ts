import { expect, test } from "vitest";
import { translate } from "@/lib/geometry/outline";
import { subtract } from "@/lib/geometry/path-boolean";
import { toPathData } from "@/lib/geometry/path-data";
import { circle, rectangle } from "@/lib/geometry/shapes";
import type { Drawing } from "../logo.schema";
import { constructionOf, constructionSvg } from "./construction";

const outline = subtract(circle(0, 0, 128), circle(40, 0, 60), rectangle(-20, -200, 0, 200));
const icon: Drawing = {
  width: 272,
  height: 272,
  shapes: [{ d: toPathData(translate(outline, 136, 136)), fill: "primary" }],
};

test("finds the circles and edges that a mark is drawn along, each once", () => {
  const { unit, circles, lines } = constructionOf(icon);
  expect(unit).toBe(17);
  const near = (x: number, y: number, r: number) =>
    circles.filter((one) => Math.hypot(one.x - x, one.y - y, one.r - r) < 0.5);
  expect(near(136, 136, 128)).toHaveLength(1);
  expect(near(176, 136, 60)).toHaveLength(1);
  expect(lines).toEqual([
    { x1: 116, y1: 0, x2: 116, y2: 272 },
    { x1: 136, y1: 0, x2: 136, y2: 272 },
  ]);
});

test("draws shapes alone, with room for the clear space and the title escaped", () => {
  const fills = { primary: "#123456", accent: "#ff0000", ink: "#000000" };
  const svg = constructionSvg({
    icon,
    construction: constructionOf(icon),
    clearSpace: 0.25,
    fills,
    title: "<A & B>",
  });
  expect(svg).toMatch(
    /^<svg xmlns="[^"]+" viewBox="0 0 408 408" role="img"><title>&lt;A &amp; B&gt;<\/title>/,
  );
  expect(svg.match(/<circle /g)).toHaveLength(constructionOf(icon).circles.length);
  expect(svg).not.toMatch(/NaN|undefined|<text|href/);
});

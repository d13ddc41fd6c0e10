import { expect, test } from "vitest";
import { boundingBox, inkArea, type Outline } from "@/lib/geometry/outline";
import { fromPathData } from "@/lib/geometry/path-data";
import { iconDrawing } from "../lockups";
import { readOwnMark } from "./own-mark";
import { readMarkFile } from "./read-mark-file";

const BRAND = { primary: "#c62828", accent: "#00796b", ink: "#1d1d1f" };
function mark(inside: string) {
  const read = readMarkFile(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${inside}</svg>`);
  if ("problem" in read) throw new Error(read.problem);
  return readOwnMark(read.mark, BRAND);
}
const areaOf = (outline: Outline) => Math.round(inkArea(outline) / 100);

/** The area of each fill in the delivered drawing, in hundreds of square units. */
function areas(inside: string): Record<string, number> {
  const { shapes } = iconDrawing(mark(inside));
  return Object.fromEntries(shapes.map(({ d, fill }) => [fill, areaOf(fromPathData(d))]));
}

test("a mark of several colors keeps them apart, each in the nearest of the brand's", () => {
  const drawn = areas(
    '<rect width="50" height="100" fill="#0a8f7a"/><g fill="#e53935"><path d="M50 0h50v50h-50z"/></g>' +
      '<path style="fill:black" d="M50 50h50v50h-50z"/>',
  );
  expect(drawn).toEqual({ accent: 328, primary: 164, ink: 164 });
});

test("two blues stay two colors", () => {
  const drawn = areas(
    '<rect width="50" height="100" fill="#0d47a1"/><rect x="50" width="50" height="100" fill="#64b5f6"/>',
  );
  expect(Object.keys(drawn)).toHaveLength(2);
});

test("what lies over a shape is cut out of it, and white is the ground", () => {
  const drawn = areas(
    '<rect width="100" height="100" fill="#e53935"/><rect x="25" y="25" width="50" height="50" fill="#0a8f7a"/>' +
      '<rect x="40" y="40" width="20" height="20" fill="#fff"/>',
  );
  expect(drawn).toEqual({ primary: 492, accent: 138 });
});

test("a mark of one color is of the primary, as before", () => {
  const { parts, concept } = mark('<rect width="60" height="100" fill="#0a8f7a"/>');
  expect(parts.map(({ fill }) => fill)).toEqual(["primary"]);
  expect(concept).toBe("the mark that the customer brought");
  const box = boundingBox(parts[0]!.outline)!;
  expect(box.maxY - box.minY).toBeCloseTo(100, 6);
});

test("what is lost is said", () => {
  const colors = ["#e53935", "#0a8f7a", "#222222", "#ffb300", "#8e24aa"];
  const bars = colors.map(
    (fill, index) => `<rect x="${index * 20}" width="18" height="100" fill="${fill}"/>`,
  );
  expect(mark(bars.join("")).concept).toBe(
    "the mark that the customer brought, its 5 colors in 3 of the brand's",
  );
});

test("fills need one color for each path", () => {
  const given = {
    viewBox: [0, 0, 9, 9] as [number, number, number, number],
    paths: ["M0 0H9V9Z"],
    fills: [],
  };
  expect(() => readOwnMark(given)).toThrow("fills needs one color for each path: 1, not 0");
});

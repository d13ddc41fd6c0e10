import { describe, expect, test } from "vitest";
import { readMarkShapes } from "./read-mark-file";
import { settleOwnMark } from "./settle-own-mark";

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${inside}</svg>`;

const BOX: [number, number, number, number] = [0, 0, 9, 9];

describe("a mark that a customer sent", () => {
  test("as a file becomes outlines; as outlines it stays as it was sent", () => {
    expect(settleOwnMark({ svg: '<svg viewBox="0 0 9 9"><rect width="2" height="2"/></svg>' })).toEqual({
      mark: { viewBox: [0, 0, 9, 9], paths: ["M0 0L2 0L2 2L0 2Z"] },
    });
    const mark = { viewBox: [0, 0, 9, 9] as [number, number, number, number], paths: ["m0 0 9 0 0 9z"] };
    expect(settleOwnMark(mark)).toEqual({ mark });
  });

  test.each([
    ["a bitmap", { svg: svg("<image/>") }, "svg", /bitmap/],
    ["no area", { svg: svg('<path d="M0 0L9 9Z"/>') }, "svg", /encloses an area/],
    ["a number beyond measure", { svg: svg('<path d="M0 0h1e999v9z"/>') }, "svg", /path data reads like/],
    ["far away", { svg: svg('<rect x="1e7" width="9" height="9"/>') }, "svg", /between -1000000 and 1000000/],
    ["too many lines", { svg: svg(`<path d="${"M0 0h9v9z".repeat(301)}"/>`) }, "svg", /at most 300/],
    ["outlines that are none", ["M0 0h9v9z", "M0 0 banana"], "paths.1", /path data reads like/],
    ["outlines of too many pieces", ["M0 0h9v9z", `M0 0${"h1v1".repeat(3_001)}z`], "paths.1", /at most 300/],
    ["outlines without area", ["M0 0L9 9Z"], "paths", /encloses an area/],
  ] as const)("%s", (_, given, field, words) => {
    const request = "svg" in given ? given : { viewBox: BOX, paths: [...given] };
    expect(settleOwnMark(request)).toEqual({ field, problem: expect.stringMatching(words) });
  });
});

test.each([
  ["black when nothing says it", "<rect/>", ["black"]],
  ["an attribute", '<rect fill="#f00"/>', ["#f00"]],
  [
    "the style attribute before it",
    '<rect fill="#f00" style="stroke:none;fill: rgb(1, 2, 3) !important"/>',
    ["rgb(1, 2, 3)"],
  ],
  [
    "its parent's",
    '<g fill="teal"><rect/><rect fill="inherit"/><rect fill="red"/></g>',
    ["teal", "teal", "red"],
  ],
  ["the current color", '<g color="navy"><rect fill="currentColor"/></g>', ["navy"]],
  ["a gradient by its name", '<rect fill="url(#g)"/>', ["url(#g)"]],
])("the fill of a shape: %s", (_, inside, fills) => {
  const { shapes } = readMarkShapes(svg(inside.replaceAll("<rect", '<rect width="9" height="9"')));
  expect(shapes.map(({ fill }) => fill)).toEqual(fills);
});

/** Some of these held a thread for minutes once. */
const LENGTH = 95_000;
const filled = (start: string, unit: string, end = "") =>
  start + unit.repeat(Math.floor((LENGTH - start.length - end.length) / unit.length)) + end;

test.each([
  ["quotes that never close", filled("<svg ", 'a="')],
  ["attributes without values", filled("<svg ", "a ")],
  ["attributes beside each other", filled("<svg ", "a='b'")],
  ["a tag that never ends", filled("<svg ", "'x'")],
  ["open comments", filled("<svg>", "<!--")],
  ["open instructions", filled("<svg>", "<?")],
  ["open CDATA", filled("<svg>", "<![CDATA[")],
  ["document types", filled("", "<!DOCTYPE ")],
  [
    "spaces in a transform",
    filled('<svg viewBox="0 0 9 9"><rect width="2" height="2" transform="', " ", '"/></svg>'),
  ],
  [
    "spaces in an address",
    filled('<svg viewBox="0 0 9 9"><rect width="2" height="2" fill="', "url( ", '"/></svg>'),
  ],
  ["entities", filled("<svg>", "&amp;", "</svg>")],
  ["contours in one another", filled('<svg><path fill-rule="evenodd" d="', "M0 0h9v9h-9z", '"/></svg>')],
  [
    "contours of many pieces in one another",
    `<svg><path fill-rule="evenodd" d="${Array.from({ length: 200 }, (_, i) => `M${i} ${i}${`c9 ${900 - i} 9-900 9 9`.repeat(20)}V999H${i}z`).join("")}"/></svg>`,
  ],
  ["curves", filled('<svg><path d="M0 0', "c9 9 9 9 9 9", '"/></svg>')],
  ["deep groups", filled("<svg>", "<g>")],
])("a hostile file costs no more than its length: %s", (_, file) => {
  const startedAt = performance.now();
  settleOwnMark({ svg: file });
  expect(performance.now() - startedAt).toBeLessThan(2_000);
});

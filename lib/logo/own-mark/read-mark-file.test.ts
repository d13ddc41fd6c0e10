import { describe, expect, test } from "vitest";
import { flatten, signedArea } from "@/lib/geometry/outline";
import { readSvgPath } from "@/lib/geometry/svg-path";
import type { OwnMark } from "@/lib/model/choices.schema";
import { readMarkFile } from "./read-mark-file";

const svg = (inside: string, attributes = 'viewBox="0 0 100 100"') =>
  `<?xml version="1.0"?><!-- made by hand --><svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;
/** @throws Error with what is wrong */
function markIn(text: string): OwnMark {
  const read = readMarkFile(text);
  if ("problem" in read) throw new Error(read.problem);
  return read.mark;
}
const areaOf = (paths: readonly string[]) =>
  Math.round(
    Math.abs(
      paths
        .flatMap((path) => flatten(readSvgPath(path), 0.01))
        .reduce((sum, polygon) => sum + signedArea(polygon), 0),
    ),
  );

describe("a file of shapes becomes outlines", () => {
  test.each([
    ["path", '<path d="M10 10h20v20h-20z" fill="#f00"/>', 400],
    ["rect", '<rect x="5" y="5" width="20" height="10"/>', 200],
    ["rounded rect", '<rect width="20" height="20" rx="10"/>', 314],
    ["circle", '<circle cx="50" cy="50" r="10"/>', 314],
    ["ellipse", '<ellipse cx="50" cy="50" rx="20" ry="10"/>', 628],
    ["polygon", '<polygon points="0,0 10,0 10,10"/>', 50],
    [
      "groups with transforms",
      '<g transform="translate(10 10) scale(2)"><rect width="5" height="5"/></g>',
      100,
    ],
    ["a turn about a point", '<rect width="10" height="10" transform="rotate(45, 5, 5)"/>', 100],
    ["a ring by the even-odd rule", '<path fill-rule="evenodd" d="M0 0h20v20h-20zM5 5h10v10h-10z"/>', 300],
    ["nothing of what is hidden", '<rect width="9" height="9" fill="none"/><rect width="2" height="2"/>', 4],
    [
      "nothing of an editor's notes",
      '<defs><x:y xmlns:x="u"/></defs><title>A</title><rect width="2" height="2"/>',
      4,
    ],
    ["inline style", '<rect style="fill:#000; stroke:none" width="3" height="3"/>', 9],
  ])("%s", (_, inside, area) => {
    expect(areaOf(markIn(svg(inside)).paths)).toBe(area);
  });

  test("in the units of its own view box, or of its drawing when it has none", () => {
    expect(markIn(svg('<rect width="2" height="2"/>', 'viewBox="-5 -5 10 10"')).viewBox).toEqual([
      -5, -5, 10, 10,
    ]);
    expect(markIn(svg('<rect x="3" y="4" width="2" height="6"/>', "")).viewBox).toEqual([3, 4, 2, 6]);
  });

  test("in absolute path data alone: no color, no name, no reference is left", () => {
    const { paths } = markIn(svg('<a href="#x"><path id="secret" fill="red" d="m1 1 2 0 0 2z"/></a>'));
    expect(paths).toEqual(["M1 1L3 1L3 3Z"]);
  });
});

describe("what would be lost or is dangerous is refused, with words", () => {
  test.each([
    ["text", "<text>Hi</text>", /convert it to outlines/],
    ["a bitmap", '<image href="data:image/png;base64,AA"/>', /bitmap/],
    ["a script", "<script>alert(1)</script>", /script/],
    ["a handler", '<rect onload="alert(1)" width="1" height="1"/>', /script/],
    ["foreign content", "<foreignObject><p/></foreignObject>", /foreign/],
    ["a reference", '<use href="#a"/>', /expand/],
    ["a stroke", '<path d="M0 0h5v5z" stroke="#000"/>', /strokes/i],
    ["a clip", '<g clip-path="url(#c)"><rect width="5" height="5"/></g>', /clip/],
    ["another file", '<rect fill="url(http://evil.example/x.svg#a)" width="5" height="5"/>', /another file/],
    ["an unknown shape", "<mesh/>", /Valid are path/],
    ["nothing", "", /no filled shape/],
    ["too many shapes", '<rect width="1" height="1"/>'.repeat(25), /at most 24/],
    ["broken path data", '<path d="M0 0 L banana"/>', /./],
    ["a strange transform", '<rect transform="warp(3)" width="1" height="1"/>', /transform/],
  ])("%s", (_, inside, words) => {
    expect(readMarkFile(svg(inside))).toEqual({ problem: expect.stringMatching(words) });
  });

  test.each([
    ["entities", '<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg><path d="&a;"/></svg>'],
    ["an HTML page", "<!DOCTYPE html><html><body></body></html>"],
    ["JSON", '{"a":1}'],
    ["an unclosed element", "<svg><g></svg>"],
    ["a deep nest", `<svg>${"<g>".repeat(60)}${"</g>".repeat(60)}</svg>`],
    ["a large file", svg(`<!--${"x".repeat(100_001)}-->`)],
    ["a long row of brackets", `<svg ${'a="'.repeat(20_000)}`],
  ])("%s", (_, text) => {
    const startedAt = performance.now();
    expect(readMarkFile(text)).toEqual({ problem: expect.any(String) });
    expect(performance.now() - startedAt).toBeLessThan(1_000);
  });
});

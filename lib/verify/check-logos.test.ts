import { describe, expect, test } from "vitest";
import { textFile } from "@/lib/model/generated-file";
import { SAMPLE_SVG, samplePdf, samplePng } from "./sample-files";
import { verifyFiles } from "./verify-files";
import { failuresOf, having, palette, typography, useGoodFiles, without } from "./verify-test-kit";

useGoodFiles();

describe("svg", () => {
  const path = "logos/icon/color.svg";
  test.each([
    ["text", "<text>A</text>", "<text> is not allowed"],
    ["a picture", '<image href="#a"/>', "<image> is not allowed"],
    ["a script", "<script>1</script>", "<script> is not allowed"],
    ["a style element", "<style>a{}</style>", "<style> is not allowed"],
    ["foreign content", "<foreignObject></foreignObject>", "<foreignObject> is not allowed"],
    ["a handler", '<g onclick="x()"></g>', "onclick is not allowed on <g>"],
    ["a font", '<g font-family="Inter"></g>', "font-family is not allowed on <g>"],
    ["a style", '<g style="fill:red"></g>', "style is not allowed on <g>"],
    ["an outside reference", '<use href="https://x.example/a.svg#b"/>', "href of <use> points outside"],
    ["an outside fill", '<g fill="url(https://x.example/#a)"></g>', "fill of <g> points outside"],
    ["CDATA", "<![CDATA[<script>]]>", "it has a declaration"],
    ["an unquoted attribute", "<g onclick=x()></g>", "it has a stray bracket"],
    ["an open element", "<g>", "</svg> closes nothing"],
  ])("with %s", (_, content, problem) => {
    const svg = textFile(path, SAMPLE_SVG.replace("</svg>", `${content}</svg>`));
    expect(failuresOf("svg-outlines", having(svg))).toEqual([expect.stringContaining(`${path}: ${problem}`)]);
  });

  test("with a declaration of entities", () => {
    const svg = textFile(path, SAMPLE_SVG.replace("<svg", '<!DOCTYPE svg [<!ENTITY a "b">]><svg'));
    expect(failuresOf("svg-outlines", having(svg))).toHaveLength(1);
  });

  test("that draws nothing", () => {
    const svg = textFile(
      path,
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d=""/></svg>',
    );
    expect(failuresOf("svg-outlines", having(svg))).toEqual([`${path}: it draws nothing`]);
  });

  test("may use its own gradients and clips", () => {
    const inside =
      '<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><use href="#a" fill="url(#a)"/>';
    const files = having(textFile(path, SAMPLE_SVG.replace("</svg>", `${inside}</svg>`)));
    expect(verifyFiles({ palette, typography, userTexts: [], files }).passed).toBe(true);
  });
});

describe("png", () => {
  const path = "logos/icon/color-512.png";
  const failure = (bytes: Uint8Array, at = path) => failuresOf("png-valid", having({ path: at, bytes }));
  test("of another size than its name says", () => {
    expect(failure(samplePng(511, 300))).toEqual([`${path}: 511 × 300 px does not fit its name`]);
    expect(failure(samplePng(1200, 600), "social/og-1200x630.png")).toHaveLength(1);
  });
  test("that is blank", () => {
    expect(failure(samplePng(512, 128, false))).toEqual([`${path}: blank`]);
  });
  test("that is damaged or cut off", () => {
    const bytes = samplePng(512, 128);
    const damaged = bytes.slice();
    damaged[60] = damaged[60]! ^ 1;
    expect(failure(damaged)).toEqual([`${path}: the checksum of IDAT does not hold`]);
    expect(failure(bytes.subarray(0, -20))).toEqual([expect.stringContaining(path)]);
    expect(failure(textFile("x", "<html>").bytes)).toEqual([`${path}: not a PNG`]);
  });
});

describe("pdf", () => {
  const path = "logos/icon/color.pdf";
  test("with a picture, text, or nothing in it", async () => {
    const drawings: [string, (page: PDFKit.PDFDocument) => void][] = [
      [
        "holds a picture",
        (page) =>
          page
            .image(Buffer.from(samplePng(8, 8)), 0, 0)
            .rect(0, 0, 9, 9)
            .fill(),
      ],
      ["holds a font or text", (page) => page.rect(0, 0, 9, 9).fill().text("A", 0, 0)],
      ["draws nothing", () => {}],
    ];
    for (const [problem, draw] of drawings) {
      const files = having({ path, bytes: await samplePdf(draw) });
      expect(failuresOf("pdf-vector", files)).toEqual([`${path}: ${problem}`]);
    }
  });
  test("with two pages, or cut off", async () => {
    const bytes = await samplePdf((page) => page.rect(0, 0, 9, 9).fill().addPage().rect(0, 0, 9, 9).fill());
    expect(failuresOf("pdf-vector", having({ path, bytes }))).toEqual([`${path}: 2 pages instead of one`]);
    expect(failuresOf("pdf-vector", having({ path, bytes: bytes.subarray(0, -30) }))).toEqual([
      `${path}: cut off`,
    ]);
  });
});

test("a logo that is missing in a version, or begun in a fourth variation", () => {
  expect(failuresOf("logo-complete", without("logos/wordmark/white-2048.png"))).toEqual([
    "missing: logos/wordmark/white-2048.png",
  ]);
  expect(failuresOf("logo-complete", having(textFile("logos/stacked/color.svg", SAMPLE_SVG)))).toHaveLength(
    19,
  );
});

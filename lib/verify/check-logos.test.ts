import { describe, expect, test } from "vitest";
import { type GeneratedFile, textFile } from "@/lib/model/generated-file";
import { checkSvgOutlines } from "./check-svg";
import { SAMPLE_SVG, samplePdf, samplePng } from "./sample-files";
import { allFailures, brand, failuresOf, good, having, useGoodFiles, without } from "./verify-test-kit";

useGoodFiles();

describe("svg", () => {
  const path = "logos/icon/bannock-icon-color.svg";
  const outlines = (files: GeneratedFile[]) => checkSvgOutlines(files).failures;
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
    ["CDATA", "<![CDATA[<script>]]>", "it has a CDATA section"],
    ["an unquoted attribute", "<g onclick=x()></g>", "it has bad markup: unquoted attribute value"],
    ["an address written in entities", '<g fill="&#x6a;avascript:x"></g>', "fill of <g> points outside"],
    ["an instruction", "<?xml-stylesheet href='a'?>", "it has a processing instruction"],
    ["an open element", "<g>", "it has bad markup: unexpected close tag"],
  ])("with %s", (_, content, problem) => {
    const svg = textFile(path, SAMPLE_SVG.replace("</svg>", `${content}</svg>`));
    expect(outlines(having(svg))).toEqual([expect.stringContaining(`${path}: ${problem}`)]);
  });

  test("with a declaration of entities", async () => {
    const svg = textFile(path, SAMPLE_SVG.replace("<svg", '<!DOCTYPE svg [<!ENTITY a "b">]><svg'));
    expect(outlines(having(svg))).toHaveLength(1);
    // One of them among all checks.
    expect((await allFailures(having(svg)))["svg-outlines"]).toEqual(outlines(having(svg)));
  });

  test("that draws nothing", () => {
    const svg = textFile(
      path,
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d=""/></svg>',
    );
    expect(outlines(having(svg))).toEqual([`${path}: it draws nothing`]);
  });

  test("may use its own gradients and clips", () => {
    const inside =
      '<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><use href="#a" fill="url(#a)"/>';
    const files = having(textFile(path, SAMPLE_SVG.replace("</svg>", `${inside}</svg>`)));
    expect(outlines(files)).toEqual([]);
  });
});

describe("png", () => {
  const path = "logos/icon/bannock-icon-color-512.png";
  const failure = (bytes: Uint8Array, at = path) => failuresOf("png-valid", having({ path: at, bytes }));
  test("of another size than its name says", async () => {
    expect(await failure(samplePng(511, 300))).toEqual([`${path}: 511 × 300 px does not fit its name`]);
    expect(await failure(samplePng(1200, 600), "pictures/og-1200x630.png")).toHaveLength(1);
  });
  test("that is blank", async () => {
    expect(await failure(samplePng(512, 128, false))).toEqual([`${path}: blank`]);
  });
  test("that is damaged or cut off", async () => {
    const bytes = samplePng(512, 128);
    const damaged = bytes.slice();
    damaged[60] = damaged[60]! ^ 1;
    expect(await failure(damaged)).toEqual([`${path}: the checksum of IDAT does not hold`]);
    expect(await failure(bytes.subarray(0, -20))).toEqual([expect.stringContaining(path)]);
    expect(await failure(textFile("x", "<html>").bytes)).toEqual([`${path}: not a PNG`]);
  });
});

describe("pdf", () => {
  const path = "logos/icon/bannock-icon-color.pdf";
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
      ["draws nothing", async () => {}],
    ];
    for (const [problem, draw] of drawings) {
      const files = having({ path, bytes: await samplePdf(draw) });
      expect(await failuresOf("pdf-vector", files)).toEqual([`${path}: ${problem}`]);
    }
  });
  test("with two pages, or cut off", async () => {
    const bytes = await samplePdf((page) => page.rect(0, 0, 9, 9).fill().addPage().rect(0, 0, 9, 9).fill());
    expect(await failuresOf("pdf-vector", having({ path, bytes }))).toEqual([
      `${path}: 2 pages instead of one`,
    ]);
    expect(await failuresOf("pdf-vector", having({ path, bytes: bytes.subarray(0, -30) }))).toEqual([
      `${path}: cut off`,
    ]);
  });
});

test("a logo that is missing in a version, or in a fourth variation that was begun", async () => {
  const { slug } = brand.strategy;
  for (const path of [
    `logos/wordmark/${slug}-wordmark-white-2048.png`,
    `logos/stacked/${slug}-stacked-white-512.png`,
  ]) {
    expect((await allFailures(without(path)))["logo-complete"]).toEqual([`missing: ${path}`]);
  }
});

test("a logo's file that does not carry the brand's name", async () => {
  const path = `logos/icon/${brand.strategy.slug}-icon-color.svg`;
  const { bytes } = good.find((file) => file.path === path)!;
  const files = [...without(path), { path: "logos/icon/color.svg", bytes }];
  expect((await allFailures(files))["logo-complete"]).toEqual([`missing: ${path}`]);
});

import { inflateSync } from "node:zlib";
import { Resvg } from "@resvg/resvg-js";
import { describe, expect, test } from "vitest";
import { circle, polygon, rectangle } from "@/lib/geometry/shapes";
import { iconDrawing } from "../lockups";
import type { Drawing } from "../logo.schema";
import type { MarkIdea, MarkPart } from "../mark";
import { inOneColor, joinTouching } from "./join-touching";
import { drawingToPdf } from "./render-pdf";
import { paintPng, rasterizeDrawing } from "./render-png";
import { drawingToSvg } from "./render-svg";

const BLACK = { primary: "#000000", accent: "#000000", ink: "#000000" };

/** A mark of two parts. Turned edges fall between the pixels at every size. */
function markOf(one: MarkPart, other: MarkPart): Drawing {
  const mark: MarkIdea = {
    family: "test",
    variant: "two",
    concept: "two parts",
    motifs: [],
    roundness: 0,
    parts: [one, other],
  };
  return iconDrawing(mark);
}

const left = polygon([-50, -50], [13, -50], [-7.3, 50], [-50, 50]);
const right = polygon([13, -50], [50, -50], [50, 50], [-7.3, 50]);

/** Pixels that let the ground through, although there is ink on both sides of them. */
function seamPixels(pixels: Uint8Array, width: number, height: number): number {
  const alpha = (x: number, y: number) => pixels[4 * (y * width + x) + 3]!;
  let count = 0;
  for (let y = 3; y < height - 3; y++) {
    for (let x = 3; x < width - 3; x++) {
      if (alpha(x, y) >= 250) continue;
      const across = alpha(x - 3, y) >= 250 && alpha(x + 3, y) >= 250;
      const upright = alpha(x, y - 3) >= 250 && alpha(x, y + 3) >= 250;
      if (across || upright) count += 1;
    }
  }
  return count;
}

function rendered(svg: string, size: number) {
  const { pixels, width, height } = new Resvg(svg, { fitTo: { mode: "width", value: size } }).render();
  return seamPixels(pixels, width, height);
}

function pictureOf(png: string, size: number): string {
  const picture = `<image width="${size}" height="${size}" xlink:href="data:image/png;base64,${png}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${size}" height="${size}">${picture}</svg>`;
}

const SIZES = [64, 100, 333, 512];

describe("shapes that stand edge to edge", () => {
  test("are one path in one color: SVG, PNG and PDF show no line between them", async () => {
    const drawing = markOf({ outline: left, fill: "primary" }, { outline: right, fill: "accent" });
    const plain = inOneColor(drawing);
    for (const size of SIZES) {
      expect(rendered(drawingToSvg(plain, BLACK), size)).toBe(0);
      const png = Buffer.from(paintPng(rasterizeDrawing(plain, size), BLACK)).toString("base64");
      expect(rendered(pictureOf(png, size), size)).toBe(0);
    }
    const pdf = Buffer.from(await drawingToPdf(plain, BLACK)).toString("latin1");
    const stream = pdf.slice(pdf.indexOf("stream\n") + 7, pdf.indexOf("endstream"));
    const content = inflateSync(Buffer.from(stream, "latin1")).toString("latin1");
    expect(content.match(/^m$| m$/gm)).toHaveLength(1);
    expect(content.match(/^f$/gm)).toHaveLength(1);
    // What would be seen otherwise.
    const apart = drawing.shapes.map(({ d }) => `<path d="${d}"/>`).join("");
    const seamed = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${drawing.width} ${drawing.height}">${apart}</svg>`;
    expect(rendered(seamed, 333)).toBeGreaterThan(100);
  });

  test("in two colors let no ground through in the PNG", () => {
    const drawing = markOf({ outline: left, fill: "primary" }, { outline: right, fill: "accent" });
    const colors = { primary: "#d62828", accent: "#0b7a75", ink: "#000000" };
    for (const size of SIZES) {
      const png = Buffer.from(paintPng(rasterizeDrawing(drawing, size), colors)).toString("base64");
      expect(rendered(pictureOf(png, size), size)).toBe(0);
    }
  });

  test("are one path in their own color too", () => {
    const drawing = markOf({ outline: left, fill: "primary" }, { outline: right, fill: "primary" });
    expect(drawing.shapes).toHaveLength(1);
    expect(drawing.shapes[0]!.d.match(/M/g)).toHaveLength(1);
    for (const size of SIZES) expect(rendered(drawingToSvg(drawing, BLACK), size)).toBe(0);
  });
});

test.each([
  ["apart", rectangle(0, 0, 10, 10), rectangle(12, 0, 20, 10)],
  ["that meet in a corner", rectangle(0, 0, 10, 10), rectangle(10, 10, 20, 20)],
  ["inside another's hole", circle(0, 0, 5), rectangle(20, 20, 30, 30)],
])("shapes %s stay as they are", (_, one, other) => {
  expect(joinTouching([one, other])).toEqual([...one, ...other]);
});

import { isDeepStrictEqual } from "node:util";
import { inflateSync } from "node:zlib";
import { Resvg } from "@resvg/resvg-js";
import { type Outline, translate } from "@/lib/geometry/outline";
import { fromPathData } from "@/lib/geometry/path-data";
import { rasterize } from "@/lib/geometry/raster";
import { readSvgPath } from "@/lib/geometry/svg-path";
import { inOneColor } from "@/lib/logo/export/join-touching";
import { LOGO_VARIATIONS, type Logo } from "@/lib/logo/logo.schema";
import { type LogoFile, readLogoPath } from "@/lib/logo/logo-path.schema";
import type { GeneratedFile } from "@/lib/model/generated-file";

export interface FileComparison {
  /** Least intersection over union of a PNG's ink and the drawing's, but for pixels that an edge runs through. */
  pixels: number;
  /** One sentence for each file that shows something else than the drawing. */
  differences: string[];
}

const PNG_PX = 2048;
const PIXELS_ALIKE = 0.9999;

/** Compares the written files of the black version with the drawing they were made from, each read on its own. */
export function compareLogoFiles(logo: Logo, files: readonly GeneratedFile[]): FileComparison {
  const differences: string[] = [];
  let pixels = 1;
  for (const variation of LOGO_VARIATIONS) {
    const black = (format: LogoFile["format"], sizePx?: number): GeneratedFile => {
      const wanted: LogoFile = { variation, version: "black", format, sizePx };
      const found = files.find(({ path }) => isDeepStrictEqual(readLogoPath(path), wanted));
      if (!found) throw new Error(`There is no black ${format} of the ${variation}.`);
      return found;
    };
    const [svg, pdf, png] = [black("svg"), black("pdf"), black("png", PNG_PX)];
    const { width, height, shapes } = inOneColor(logo.variations[variation]);
    const drawn = shapes.flatMap(({ d }) => fromPathData(d));
    const inSvg = [...new TextDecoder().decode(svg.bytes).matchAll(/ d="([^"]+)"/g)].flatMap(([, d]) =>
      readSvgPath(d!),
    );
    if (!sameOutline(drawn, inSvg)) differences.push(svg.path);
    if (!sameOutline(drawn, outlineInPdf(pdf.bytes, height))) differences.push(pdf.path);
    const agreement = inkAgreement(png.bytes, drawn, width, height);
    pixels = Math.min(pixels, agreement);
    if (agreement < PIXELS_ALIKE) differences.push(`${png.path} agrees in ${agreement.toFixed(4)}`);
  }
  return { pixels, differences };
}

/** All corner points, in order, within a thousandth of a unit; readers may leave out closing lines. */
function sameOutline(one: Outline, other: Outline): boolean {
  const [a, b] = [one, other].map((outline) =>
    outline.map((contour) => contour.map((segment) => segment[1])),
  );
  return (
    a!.length === b!.length &&
    a!.every((contour, index) =>
      contour.every((point, at) => {
        const twin = b![index]![at];
        return twin !== undefined && Math.hypot(point[0] - twin[0], point[1] - twin[1]) < 2e-3;
      }),
    )
  );
}

/** The paths of the page's content stream, y downwards. */
function outlineInPdf(bytes: Uint8Array, height: number): Outline {
  const text = Buffer.from(bytes).toString("latin1");
  const start = text.indexOf("stream") + "stream".length;
  const from = text[start] === "\r" ? start + 2 : start + 1;
  const content = inflateSync(
    Buffer.from(text.slice(from, text.indexOf("endstream", from)), "latin1"),
  ).toString("latin1");
  // The first matrix turns the page's y axis; what follows is in the drawing's own coordinates.
  const isTurned = new RegExp(`1 0 0 -1 0 ${height}`).test(content);
  const data = [...content.matchAll(/^((?:-?[\d.]+ )*)([mlcvyh])$/gm)]
    .map(([, numbers, operator]) => ({ m: "M", l: "L", c: "C", h: "Z" })[operator!] + numbers!.trim())
    .join("");
  const outline = readSvgPath(data);
  return isTurned ? outline : translate(outline, 0, height);
}

/** PNG and drawing pixel by pixel, both from the top left corner at one scale. */
function inkAgreement(png: Uint8Array, drawn: Outline, width: number, height: number): number {
  const header = Buffer.from(png);
  const [wide, high] = [header.readUInt32BE(16), header.readUInt32BE(20)];
  const picture = `<image width="${wide}" height="${high}" xlink:href="data:image/png;base64,${header.toString("base64")}"/>`;
  const wrapped = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${PNG_PX}" height="${PNG_PX}">${picture}</svg>`;
  const { pixels } = new Resvg(wrapped, { font: { loadSystemFonts: false } }).render();
  const half = Math.max(width, height) / 2;
  const { ink: own } = rasterize(translate(drawn, -half, -half), PNG_PX, half);
  let [both, either] = [0, 0];
  for (let index = 0; index < own.length; index++) {
    const ink = pixels[4 * index + 3]! >= 128 ? 1 : 0;
    const isRounded = ink !== own[index]! && isEdge(own, index);
    both += isRounded ? own[index]! : ink & own[index]!;
    either += isRounded ? own[index]! : ink | own[index]!;
  }
  return either === 0 ? 0 : both / either;
}

/** Where ink ends, one renderer rounds a pixel up and another down. */
function isEdge(ink: Uint8Array, index: number): boolean {
  for (const row of [-PNG_PX, 0, PNG_PX])
    for (const column of [-1, 0, 1]) if (ink[index + row + column] !== ink[index]) return true;
  return false;
}

import { isDeepStrictEqual } from "node:util";
import { Resvg } from "@resvg/resvg-js";
import { type Matrix, type Outline, transform, translate } from "@/lib/geometry/outline";
import { fromPathData } from "@/lib/geometry/path-data";
import { rasterize } from "@/lib/geometry/raster";
import { readSvgPath } from "@/lib/geometry/svg-path";
import { inOneColor } from "@/lib/logo/export/join-touching";
import { LOGO_VARIATIONS, type Logo } from "@/lib/logo/logo.schema";
import { type LogoFile, readLogoPath } from "@/lib/logo/logo-path.schema";
import type { GeneratedFile } from "@/lib/model/generated-file";
import { openReader, withPdf } from "@/lib/verify/open-pdf";
import { readMarkup } from "@/lib/verify/read-markup";

export interface FileComparison {
  /** Least intersection over union of a PNG's ink and the drawing's, but for pixels that an edge runs through. */
  pixels: number;
  /** One sentence for each file that shows something else than the drawing. */
  differences: string[];
}

const PNG_PX = 2048;
const PIXELS_ALIKE = 0.9999;

/** Compares the written files of the black version with the drawing they were made from, each read on its own. */
export async function compareLogoFiles(logo: Logo, files: readonly GeneratedFile[]): Promise<FileComparison> {
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
    const inSvg = readMarkup(new TextDecoder().decode(svg.bytes))
      .flatMap(({ attributes }) => attributes.filter(({ name }) => name === "d"))
      .flatMap(({ value }) => readSvgPath(value));
    if (!sameOutline(drawn, inSvg)) differences.push(svg.path);
    if (!sameOutline(drawn, await outlineInPdf(pdf.bytes, height))) differences.push(pdf.path);
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

/** The paths of the page as pdf.js draws them, y downwards: in the drawing's own coordinates. */
async function outlineInPdf(bytes: Uint8Array, height: number): Promise<Outline> {
  const { OPS } = await openReader();
  const { fnArray, argsArray } = await withPdf(bytes, async (document) =>
    (await document.getPage(1)).getOperatorList(),
  );
  // The page is measured from its foot upwards, the drawing from its head downwards.
  let matrix: Matrix = [1, 0, 0, -1, 0, height];
  return fnArray.flatMap((operator, index) => {
    if (operator === OPS.transform) matrix = multiply(matrix, argsArray[index] as Matrix);
    if (operator !== OPS.constructPath) return [];
    return transform(readSvgPath(pathDataOf(argsArray[index][1][0])), matrix);
  });
}

/** pdf.js writes a path as one array: the number of a command, then its points. */
const COMMANDS = [
  { letter: "M", numbers: 2 },
  { letter: "L", numbers: 2 },
  { letter: "C", numbers: 6 },
  { letter: "Q", numbers: 4 },
  { letter: "Z", numbers: 0 },
] as const;

function pathDataOf(path: ArrayLike<number>): string {
  const numbers = Array.from(path);
  let data = "";
  for (let index = 0; index < numbers.length; ) {
    const { letter, numbers: count } = COMMANDS[numbers[index]!]!;
    data += letter + numbers.slice(index + 1, index + 1 + count).join(" ");
    index += 1 + count;
  }
  return data;
}

/** The matrix that does what `inner` and then what `outer` does. */
function multiply([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
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

import {
  flatten,
  type Matrix,
  type Outline,
  type Point,
  reverse,
  signedArea,
  transform,
} from "@/lib/logo/outline";
import { toPathData } from "@/lib/logo/path-data";
import { readSvgPath } from "@/lib/logo/svg-path";
import type { OwnMark } from "@/lib/model/choices.schema";
import { type MarkupElement, readMarkup } from "./read-mark-markup";

export const MAX_MARK_FILE_BYTES = 100_000;
const MAX_SHAPES = 24;
const MAX_PATH_LENGTH = 20_000;

/**
 * An SVG file as filled outlines and nothing else: path, rect, circle, ellipse and polygon, moved to where their
 * transforms put them. Colors are dropped, because the palette gives them; what would be lost is refused instead: text,
 * bitmaps, scripts, strokes, clips, masks, references. Pure: the browser and the server read the same.
 * @throws RangeError with words for the person, saying what would be valid.
 */
export function readMarkFile(svg: string): OwnMark {
  if (svg.length > MAX_MARK_FILE_BYTES) {
    throw new RangeError(
      `The file is larger than ${MAX_MARK_FILE_BYTES / 1000} kB. A mark needs a few shapes only`,
    );
  }
  const root = readMarkup(svg);
  const shapes = shapesOf(root, { matrix: [1, 0, 0, 1, 0, 0], style: {} });
  if (shapes.length === 0) {
    throw new RangeError("The file holds no filled shape. Export the mark as filled paths");
  }
  if (shapes.length > MAX_SHAPES) {
    throw new RangeError(
      `The file holds ${shapes.length} shapes, at most ${MAX_SHAPES} are taken. Unite them before the export`,
    );
  }
  const paths = shapes.map(toPathData);
  if (paths.some((path) => path.length > MAX_PATH_LENGTH)) {
    throw new RangeError("A shape of the file has too many points. Simplify its path before the export");
  }
  return { viewBox: viewBoxOf(root, shapes), paths };
}

interface Inherited {
  matrix: Matrix;
  style: Record<string, string>;
}

const CONTAINERS = new Set(["svg", "g", "a", "switch"]);
/** Of no effect on what is seen. */
const SILENT = new Set(["title", "desc", "metadata", "defs", "style", "symbol"]);
const REFUSED: Record<string, string> = {
  text: "text; convert it to outlines",
  tspan: "text; convert it to outlines",
  image: "a bitmap; draw the mark as paths",
  script: "a script",
  foreignObject: "foreign content",
  use: "references; expand them into shapes",
  line: "a line without an area; convert it to an outline",
  animate: "an animation",
  animateTransform: "an animation",
  set: "an animation",
};

function shapesOf(element: MarkupElement, inherited: Inherited): Outline[] {
  const { name, attributes, children } = element;
  const refused = REFUSED[name];
  if (refused)
    throw new RangeError(`The file holds ${refused}. Valid are path, rect, circle, ellipse and polygon`);
  if (SILENT.has(name)) return [];
  const style = { ...inherited.style, ...styleOf(attributes) };
  if (style.display === "none") return [];
  if (isSet(style["clip-path"]) || isSet(style.mask) || isSet(style.filter)) {
    throw new RangeError(
      "The file holds a clip, a mask or a filter. Apply it to the shapes before the export",
    );
  }
  const matrix = multiply(inherited.matrix, readTransform(attributes.transform ?? ""));
  if (CONTAINERS.has(name)) return children.flatMap((child) => shapesOf(child, { matrix, style }));
  // Editors keep notes of their own in elements with a prefix.
  if (name.includes(":")) return [];
  const data = pathOf(name, attributes);
  if (isSet(style.stroke) && Number.parseFloat(style["stroke-width"] ?? "1") > 0) {
    throw new RangeError("The file holds strokes. Convert them to filled outlines before the export");
  }
  if (style.fill === "none" || style.visibility === "hidden") return [];
  const outline = transform(readSvgPath(data), matrix);
  return outline.length === 0 ? [] : [style["fill-rule"] === "evenodd" ? nonZero(outline) : outline];
}

const isSet = (value: string | undefined) =>
  value !== undefined && value !== "none" && value !== "transparent";

const STYLED = [
  "fill",
  "fill-rule",
  "stroke",
  "stroke-width",
  "display",
  "visibility",
  "clip-path",
  "mask",
  "filter",
];

function styleOf(attributes: Record<string, string>): Record<string, string> {
  const inline = Object.fromEntries(
    (attributes.style ?? "").split(";").flatMap((rule) => {
      const [key, value] = rule.split(":", 2);
      return value === undefined ? [] : [[key!.trim(), value.trim()]];
    }),
  );
  const all: Record<string, string> = { ...attributes, ...inline };
  return Object.fromEntries(
    STYLED.flatMap((key) => (all[key] === undefined ? [] : [[key, all[key].trim()]])),
  );
}

/** @throws RangeError for an element that is no shape. */
function pathOf(name: string, attributes: Record<string, string>): string {
  const number = (key: string, otherwise = 0) => {
    const text = attributes[key];
    if (text === undefined) return otherwise;
    const value = Number.parseFloat(text);
    if (!Number.isFinite(value) || text.trim().endsWith("%")) {
      throw new RangeError(`${key}="${text.slice(0, 20)}" is no plain number`);
    }
    return value;
  };
  switch (name) {
    case "path":
      return attributes.d ?? "";
    case "polygon":
    case "polyline":
      return attributes.points?.trim() ? `M${attributes.points.trim()}Z` : "";
    case "circle":
      return ellipse(number("cx"), number("cy"), number("r"), number("r"));
    case "ellipse":
      return ellipse(number("cx"), number("cy"), number("rx"), number("ry"));
    case "rect": {
      const [x, y, width, height] = [number("x"), number("y"), number("width"), number("height")];
      const rx = Math.min(number("rx", number("ry")), width / 2);
      const ry = Math.min(number("ry", number("rx")), height / 2);
      if (width <= 0 || height <= 0) return "";
      if (rx <= 0 || ry <= 0) return `M${x} ${y}h${width}v${height}h${-width}Z`;
      const corner = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`;
      return (
        `M${x + rx} ${y}h${width - 2 * rx}${corner(rx, ry)}v${height - 2 * ry}${corner(-rx, ry)}` +
        `h${2 * rx - width}${corner(-rx, -ry)}v${2 * ry - height}${corner(rx, -ry)}Z`
      );
    }
    default:
      throw new RangeError(
        `The file holds <${name.slice(0, 30)}>. Valid are path, rect, circle, ellipse and polygon`,
      );
  }
}

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  if (rx <= 0 || ry <= 0) return "";
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`;
}

const TRANSFORM = /\s*(matrix|translate|scale|rotate|skewX|skewY)\s*\(([^)]*)\)\s*,?/gy;

function readTransform(text: string): Matrix {
  let result: Matrix = [1, 0, 0, 1, 0, 0];
  TRANSFORM.lastIndex = 0;
  let end = 0;
  for (let match = TRANSFORM.exec(text); match; match = TRANSFORM.exec(text)) {
    end = TRANSFORM.lastIndex;
    const values = match[2]!
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    if (!values.every(Number.isFinite)) break;
    result = multiply(result, matrixOf(match[1]!, values));
  }
  if (text.slice(end).trim() !== "") {
    throw new RangeError(
      `transform="${text.slice(0, 40)}" is not understood. Apply transforms before the export`,
    );
  }
  return result;
}

function matrixOf(name: string, [a = 0, b, c, d = 0, e = 0, f = 0]: readonly number[]): Matrix {
  const radians = (a * Math.PI) / 180;
  switch (name) {
    case "matrix":
      return [a, b ?? 0, c ?? 0, d, e, f];
    case "translate":
      return [1, 0, 0, 1, a, b ?? 0];
    case "scale":
      return [a, 0, 0, b ?? a, 0, 0];
    case "skewX":
      return [1, 0, Math.tan(radians), 1, 0, 0];
    case "skewY":
      return [1, Math.tan(radians), 0, 1, 0, 0];
    default: {
      const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
      const [x, y] = [b ?? 0, c ?? 0];
      return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
    }
  }
}

function multiply([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/** The same area under the non-zero rule: contours that lie in an odd number of others turn the other way. */
function nonZero(outline: Outline): Outline {
  const polygons = outline.map((contour) => flatten([contour], 0.01)[0] ?? []);
  return outline.map((contour, index) => {
    const [point] = polygons[index]!;
    const depth = point
      ? polygons.filter((polygon, other) => other !== index && encloses(polygon, point)).length
      : 0;
    const isClockwise = signedArea(polygons[index]!) > 0;
    return isClockwise === (depth % 2 === 0) ? contour : reverse(contour);
  });
}

function encloses(polygon: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  for (const [index, [ax, ay]] of polygon.entries()) {
    const [bx, by] = polygon.at(index - 1)!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

function viewBoxOf({ attributes }: MarkupElement, shapes: readonly Outline[]): OwnMark["viewBox"] {
  const given = (attributes.viewBox ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [x, y, width, height] = given;
  if (given.length === 4 && given.every(Number.isFinite) && width! > 0 && height! > 0) {
    return [x!, y!, width!, height!];
  }
  const points = flatten(shapes.flat(), 0.1).flat();
  const [xs, ys] = [points.map((point) => point[0]), points.map((point) => point[1])];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [left, top, Math.max(1e-3, Math.max(...xs) - left), Math.max(1e-3, Math.max(...ys) - top)];
}

import { formatHex } from "culori";
import { boundingBox, type Matrix, type Outline, transform } from "@/lib/geometry/outline";
import { toPathData } from "@/lib/geometry/path-data";
import { readSvgPath } from "@/lib/geometry/svg-path";
import { MAX_MARK_COORDINATE, type OwnMark } from "@/lib/model/choices.schema";
import { nonZero } from "./fill-rule";
import { createMarkLimits, MAX_MARK_FILE_LENGTH } from "./mark-limits";
import { MarkRefused, orProblem } from "./mark-refused";
import { isSet, type MarkStyle, ROOT_STYLE, styleOf } from "./mark-style";
import { type MarkupElement, readMarkup } from "./read-mark-markup";
import { multiply, readTransform } from "./read-transform";
import { pathOf } from "./shape-path";

const MAX_SHAPES = 24;
const MAX_PATH_LENGTH = 20_000;

/** One filled shape of a drawing, where its transforms put it. */
export interface MarkShape {
  outline: Outline;
  /**
   * The CSS color or `url(#…)` that fills it, as the file writes it: its own or inherited, by attribute or style;
   * "currentColor" is what `color` says there. "black" when nothing says it.
   */
  fill: string;
}

/** An SVG file as filled outlines and nothing else, with their colors where there are several; or what is wrong with it. */
export function readMarkFile(svg: string): { mark: OwnMark } | { problem: string } {
  return orProblem(() => ({ mark: markOf(readMarkShapes(svg)) }));
}

function markOf({ viewBox, shapes }: ReturnType<typeof readMarkShapes>): OwnMark {
  const paths = shapes.map(({ outline }) => toPathData(outline));
  if (paths.some((path) => path.length > MAX_PATH_LENGTH)) {
    throw new MarkRefused("A shape of the file has too many points. Simplify its path before the export");
  }
  const fills = shapes.map(({ fill }) => formatHex(fill) ?? UNKNOWN_COLOR);
  return { viewBox, paths, ...(new Set(fills).size > 1 && { fills }) };
}

/** What a gradient or a color that nobody knows is taken for. */
const UNKNOWN_COLOR = "#000000";

/**
 * The shapes of an SVG file: path, rect, circle, ellipse and polygon, moved to where their transforms put them. What would
 * be lost is refused: text, bitmaps, scripts, strokes, clips, masks, references. Pure: the browser and the server read the
 * same; the time it takes grows with the file alone, and the mark's limits keep it below a second.
 * @throws MarkRefused, or UnreadablePath for path data that is none.
 */
export function readMarkShapes(svg: string): { viewBox: OwnMark["viewBox"]; shapes: MarkShape[] } {
  if (svg.length > MAX_MARK_FILE_LENGTH) {
    throw new MarkRefused(
      `The file is larger than ${MAX_MARK_FILE_LENGTH / 1000} kB. A mark needs a few shapes only`,
    );
  }
  const root = readMarkup(svg);
  const limits = createMarkLimits();
  const shapes = shapesOf(root, { matrix: [1, 0, 0, 1, 0, 0], style: ROOT_STYLE, count: limits.count });
  if (shapes.length === 0) {
    throw new MarkRefused("The file holds no filled shape. Export the mark as filled paths");
  }
  if (shapes.length > MAX_SHAPES) {
    throw new MarkRefused(
      `The file holds ${shapes.length} shapes, at most ${MAX_SHAPES} are taken. Unite them before the export`,
    );
  }
  return { viewBox: viewBoxOf(root, shapes), shapes };
}

interface Inherited {
  matrix: Matrix;
  style: MarkStyle;
  /** @throws MarkRefused when the shapes so far are too many or too large. */
  count: (outline: Outline) => void;
}

const CONTAINERS = new Set(["svg", "g", "a", "switch"]);
/** Elements that draw nothing themselves. */
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

function shapesOf(element: MarkupElement, inherited: Inherited): MarkShape[] {
  const { name, attributes, children } = element;
  const refused = Object.hasOwn(REFUSED, name) ? REFUSED[name] : undefined;
  if (refused)
    throw new MarkRefused(`The file holds ${refused}. Valid are path, rect, circle, ellipse and polygon`);
  if (SILENT.has(name)) return [];
  const style = styleOf(attributes, inherited.style);
  if (style.display === "none") return [];
  if (isSet(style["clip-path"]) || isSet(style.mask) || isSet(style.filter)) {
    throw new MarkRefused(
      "The file holds a clip, a mask or a filter. Apply it to the shapes before the export",
    );
  }
  const matrix = multiply(inherited.matrix, readTransform(attributes.transform ?? ""));
  if (CONTAINERS.has(name)) {
    return children.flatMap((child) => shapesOf(child, { ...inherited, matrix, style }));
  }
  // Editors keep notes of their own in elements with a prefix.
  if (name.includes(":")) return [];
  const data = pathOf(name, attributes);
  if (isSet(style.stroke) && Number.parseFloat(style["stroke-width"] ?? "1") > 0) {
    throw new MarkRefused("The file holds strokes. Convert them to filled outlines before the export");
  }
  const { fill = "black" } = style;
  if (!isSet(fill) || style.visibility === "hidden") return [];
  const outline = transform(readSvgPath(data), matrix);
  inherited.count(outline);
  if (outline.length === 0) return [];
  return [{ outline: style["fill-rule"] === "evenodd" ? nonZero(outline) : outline, fill }];
}

function viewBoxOf({ attributes }: MarkupElement, shapes: readonly MarkShape[]): OwnMark["viewBox"] {
  const given = (attributes.viewBox ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [x, y, width, height] = given;
  const isUsable = given.length === 4 && given.every((value) => Math.abs(value) <= MAX_MARK_COORDINATE);
  if (isUsable && width! > 0 && height! > 0) {
    return [x!, y!, width!, height!];
  }
  const { minX, minY, maxX, maxY } = boundingBox(shapes.flatMap(({ outline }) => outline))!;
  return [minX, minY, Math.max(1e-3, maxX - minX), Math.max(1e-3, maxY - minY)];
}

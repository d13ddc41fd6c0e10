import CanvasKitInit, { type Path } from "canvaskit-wasm";
import type { Contour, Outline, Point, Segment } from "./outline";

export type PathOperation = "union" | "difference" | "intersection";

/**
 * Skia compiled to WebAssembly: the same bits on every machine. It is loaded once a thread, before anything that imports
 * this module runs, so that the families can combine outlines without waiting.
 */
const skia = await CanvasKitInit();

const OPERATIONS = {
  union: skia.PathOp.Union,
  difference: skia.PathOp.Difference,
  intersection: skia.PathOp.Intersect,
} as const;

/**
 * The first outline combined with each of the others in turn. Contours of the result do not cross, and their direction
 * says nothing. Skia counts in 32-bit floats. Null when Skia gives up.
 */
export function operateBySkia(outlines: readonly Outline[], operation: PathOperation): Contour[] | null {
  const [first, ...others] = outlines;
  // Nothing is added to a single outline: that alone resolves its own crossings.
  const operands = others.length === 0 ? [[]] : others;
  let result = toPath(first ?? []);
  for (const operand of operands) {
    const other = toPath(operand);
    const combined = skia.Path.MakeFromOp(result, other, OPERATIONS[operation]);
    result.delete();
    other.delete();
    if (!combined) return null;
    result = combined;
  }
  const commands = result.toCmds();
  result.delete();
  return toContours(commands);
}

function toPath(outline: Outline): Path {
  const commands = outline.flatMap((contour) => [
    skia.MOVE_VERB,
    ...contour[0]![1],
    ...contour.flatMap((segment) =>
      segment[0] === "L"
        ? [skia.LINE_VERB, ...segment[2]]
        : [skia.CUBIC_VERB, ...segment[2], ...segment[3], ...segment[4]],
    ),
    skia.CLOSE_VERB,
  ]);
  const path = skia.Path.MakeFromCmds(commands);
  if (!path) throw new RangeError("An outline has a coordinate that is no number");
  return path;
}

function toContours(commands: Float32Array): Contour[] {
  const contours: Contour[] = [];
  let current: Segment[] = [];
  let start: Point = [0, 0];
  let at: Point = start;
  const close = () => {
    if (current.length > 0 && (at[0] !== start[0] || at[1] !== start[1])) current.push(["L", at, start]);
    if (current.length > 0) contours.push(current);
    current = [];
    at = start;
  };
  for (let index = 0; index < commands.length; ) {
    const verb = commands[index]!;
    const count = POINTS[verb];
    if (count === undefined)
      throw new TypeError(`Skia combines lines and cubics to those, not to verb ${verb}`);
    const points = Array.from({ length: count }, (_, nth): Point => {
      const from = index + 1 + 2 * nth;
      return [commands[from]!, commands[from + 1]!];
    });
    index += 1 + 2 * count;
    const [a, b, c] = points;
    if (verb === skia.CLOSE_VERB) close();
    else if (verb === skia.MOVE_VERB) {
      close();
      start = at = a!;
    } else {
      const end = points.at(-1)!;
      if (verb === skia.LINE_VERB) current.push(["L", at, end]);
      else if (verb === skia.QUAD_VERB) current.push(["C", at, towards(at, a!), towards(b!, a!), end]);
      else current.push(["C", at, a!, b!, c!]);
      at = end;
    }
  }
  close();
  return contours;
}

/** Points that follow a verb. Conics come only from conics, which no outline has. */
const POINTS: Readonly<Record<number, number>> = {
  [skia.MOVE_VERB]: 1,
  [skia.LINE_VERB]: 1,
  [skia.QUAD_VERB]: 2,
  [skia.CUBIC_VERB]: 3,
  [skia.CLOSE_VERB]: 0,
};

/** A cubic's control point beside `end`, of the quadratic curve with `control`. */
function towards(end: Point, control: Point): Point {
  return [end[0] + (2 / 3) * (control[0] - end[0]), end[1] + (2 / 3) * (control[1] - end[1])];
}

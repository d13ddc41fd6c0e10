import { FillRule, type Path, PathBoolean, PathBooleanOperation } from "path-bool";
import {
  type Contour,
  distance,
  endOf,
  flatten,
  type Outline,
  type Point,
  reverse,
  type Segment,
  signedArea,
  translate,
} from "./outline";

/** Everything that any of the outlines covers, without inner edges. */
export function unite(...outlines: readonly Outline[]): Outline {
  return combine(outlines, PathBooleanOperation.Union);
}

/** The first outline without what the others cover. */
export function subtract(from: Outline, ...others: readonly Outline[]): Outline {
  if (others.length === 0) return from;
  return combine([from, ...others], PathBooleanOperation.Difference);
}

/** What both outlines cover. */
export function intersect(one: Outline, other: Outline): Outline {
  return combine([one, other], PathBooleanOperation.Intersection);
}

/** A united outline in its separate pieces: each outer contour with the holes inside it, in the outline's order. */
export function pieces(outline: Outline): Outline[] {
  const measured = outline.map((contour) => {
    const points = flatten([contour], 0.2)[0]!;
    return { contour, points, area: signedArea(points) };
  });
  const holes = measured.filter(({ area }) => area < 0);
  return measured
    .filter(({ area }) => area > 0)
    .map(({ contour, points }) => [
      contour,
      ...holes.filter((hole) => contains(points, hole.points[0]!)).map((hole) => hole.contour),
    ]);
}

/** Contours below this share of the largest one are debris of an intersection, not design. */
const DEBRIS_SHARE = 0.0004;

/** Outer contours come out clockwise on screen, holes against them. */
function combine(outlines: readonly Outline[], operation: PathBooleanOperation): Outline {
  const contours = operate(outlines, operation).flatMap(toContours);
  const areas = contours.map((contour) => signedArea(flatten([contour], 0.2)[0]!));
  const smallest = Math.max(0, ...areas.map(Math.abs)) * DEBRIS_SHARE;
  const clockwise = areas.reduce((sum, value) => sum + value, 0) >= 0;
  return contours
    .filter((_, index) => Math.abs(areas[index]!) > smallest)
    .map((contour) => (clockwise ? contour : reverse(contour)));
}

/** These outlines meet in a way that the library cannot resolve. */
export class BooleanFailure extends Error {
  constructor(operation: PathBooleanOperation, options: ErrorOptions) {
    super(`Path operation ${PathBooleanOperation[operation]} failed ${ATTEMPTS} times`, options);
    this.name = "BooleanFailure";
  }
}

/** Units by which outlines are moved against each other when their lines meet too exactly: nothing the eye could see. */
const NUDGE = 0.0137;
const ATTEMPTS = 4;

/**
 * The library gives up where corners of one path lie exactly on another's lines, so it is asked again with all but the
 * first outline moved by next to nothing. Empty outlines would make it fail for certain.
 * @throws BooleanFailure when that does not help either
 */
function operate(outlines: readonly Outline[], operation: PathBooleanOperation): Path[] {
  const [first, ...others] = outlines;
  const solid = others.filter((outline) => outline.length > 0);
  if (!first || first.length === 0) {
    if (operation !== PathBooleanOperation.Union || solid.length === 0) return [];
    return operate(solid, operation);
  }
  if (solid.length < others.length && operation === PathBooleanOperation.Intersection) return [];
  for (let attempt = 0; ; attempt++) {
    const inputs = [first, ...solid].map((outline, index) => {
      const step = index * attempt * NUDGE;
      const moved = attempt === 0 ? outline : translate(outline, step, step * 0.618);
      return { path: toPath(moved), fillRule: FillRule.NonZero };
    });
    try {
      return new PathBoolean(inputs).get(operation);
    } catch (cause) {
      if (!(cause instanceof TypeError)) throw cause;
      if (attempt + 1 >= ATTEMPTS) throw new BooleanFailure(operation, { cause });
    }
  }
}

/** Even-odd test by a ray to the right. */
function contains(polygon: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  polygon.forEach(([x1, y1], index) => {
    const [x2, y2] = polygon[(index + 1) % polygon.length]!;
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
  });
  return inside;
}

function toPath(outline: Outline): Path {
  return outline.flat().map((segment) => {
    if (segment[0] === "L") return ["L", [...segment[1]], [...segment[2]]];
    return ["C", [...segment[1]], [...segment[2]], [...segment[3]], [...segment[4]]];
  });
}

function toContours(path: Path): Contour[] {
  const contours: Segment[][] = [];
  let current: Segment[] = [];
  let end: Point | null = null;
  for (const source of path) {
    const segment = toSegment(source);
    if (!end || distance(end, segment[1]) > 1e-3) {
      current = [];
      contours.push(current);
    }
    end = endOf(segment);
    if (segment[0] === "C" || distance(segment[1], segment[2]) > 1e-4) current.push(segment);
  }
  return contours.filter((contour) => contour.length > 1).map(simplify);
}

function toSegment(source: Path[number]): Segment {
  const point = ([x, y]: readonly number[]): Point => [x!, y!];
  if (source[0] === "L") return ["L", point(source[1]), point(source[2])];
  if (source[0] === "C") return ["C", point(source[1]), point(source[2]), point(source[3]), point(source[4])];
  throw new TypeError(`Boolean operations here give lines and cubics, not "${source[0]}"`);
}

/** Straight runs in one line each; a cut through a line leaves its halves behind otherwise. */
function simplify(contour: Contour): Contour {
  const result: Segment[] = [];
  for (const segment of contour) {
    const previous = result.at(-1);
    if (segment[0] === "L" && previous?.[0] === "L" && inLine(previous[1], previous[2], segment[2])) {
      result[result.length - 1] = ["L", previous[1], segment[2]];
    } else result.push(segment);
  }
  const [first, last] = [result[0], result.at(-1)];
  if (result.length > 2 && first?.[0] === "L" && last?.[0] === "L" && inLine(last[1], last[2], first[2])) {
    return [["L", last[1], first[2]], ...result.slice(1, -1)];
  }
  return result;
}

function inLine(a: Point, b: Point, c: Point): boolean {
  const cross = (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]);
  const dot = (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1]);
  return dot > 0 && Math.abs(cross) < 1e-4 * distance(a, b) * distance(b, c);
}

import { isSameInk, sampleInk } from "./ink-samples";
import {
  type Box,
  boundingBox,
  type Contour,
  distance,
  endOf,
  flatten,
  type Outline,
  type Point,
  reverse,
  rotate,
  type Segment,
  scale,
  signedArea,
} from "./outline";
import { operateBySkia, type PathOperation } from "./skia-paths";
import { spendWork } from "./work-limit";

/** Everything that any of the outlines covers, without inner edges. */
export function unite(...outlines: readonly Outline[]): Outline {
  return combine(outlines, "union");
}

/** The first outline without what the others cover. */
export function subtract(from: Outline, ...others: readonly Outline[]): Outline {
  if (others.length === 0) return from;
  return combine([from, ...others], "difference");
}

/** What both outlines cover. */
export function intersect(one: Outline, other: Outline): Outline {
  return combine([one, other], "intersection");
}

/** A united outline in its separate pieces: each outer contour with the holes inside it, in the outline's order. */
export function pieces(outline: Outline): Outline[] {
  const box = boundingBox(outline);
  const tolerance = box ? Math.max(box.maxX - box.minX, box.maxY - box.minY) / 500 : 1;
  const measured = flatten(outline, tolerance).map((points, index) => {
    return { contour: outline[index]!, points, area: signedArea(points) };
  });
  const holes = measured.filter(({ area }) => area < 0);
  return measured
    .filter(({ area }) => area > 0)
    .map(({ contour, points }) => [
      contour,
      ...holes.filter((hole) => contains(points, hole.points[0]!)).map((hole) => hole.contour),
    ]);
}

/** Outer contours come out clockwise on screen, holes against them. */
function combine(outlines: readonly Outline[], operation: PathOperation): Outline {
  const [first, ...others] = outlines;
  const solid = others.filter((outline) => outline.length > 0);
  if (!first || first.length === 0) {
    return operation === "union" && solid.length > 0 ? combine(solid, operation) : [];
  }
  if (solid.length < others.length && operation === "intersection") return [];
  spendWork([first, ...solid].reduce((sum, outline) => sum + countSegments(outline), 0));
  return operate([first, ...solid], operation);
}

/** These outlines meet in a way that cannot be resolved. */
export class BooleanFailure extends Error {
  constructor(operation: PathOperation) {
    super(`The ${operation} of outlines came out wrong ${ATTEMPTS} times`);
    this.name = "BooleanFailure";
  }
}

/** What `draw` returns; null where it meets outlines that cannot be combined. */
export function whereResolved<Result>(draw: () => Result): Result | null {
  try {
    return draw();
  } catch (cause) {
    if (cause instanceof BooleanFailure) return null;
    throw cause;
  }
}

/** Of some 60,000 operations of logos that were tried, 6 came out wrong as they stood and all came out right once turned. */
const ATTEMPTS = 8;
/** By which the drawing is turned for each further attempt, so that its lines meet at other coordinates. */
const TURN_DEGREES = 37;

/**
 * Skia's tolerances suit drawings of some hundred units, so every drawing is brought to that size, by a power of two
 * because that rounds nothing. Each result is compared with samples of what it must be: where lines lie exactly on each
 * other, Skia sometimes drops a contour.
 * @throws BooleanFailure when none of the attempts gives what it must
 */
function operate(outlines: readonly Outline[], operation: PathOperation): Outline {
  const box = boundingBox(outlines.flat());
  if (!box) return [];
  const factor = 2 ** (8 - Math.ceil(Math.log2(Math.max(box.maxX - box.minX, box.maxY - box.minY, 1e-6))));
  const sized = outlines.map((outline) => scale(outline, factor));
  const sizedBox = boundingBox(sized.flat())!;
  const expected = expectedInk(sized, operation, sizedBox);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const degrees = attempt * TURN_DEGREES;
    const combined = operateBySkia(
      sized.map((outline) => (degrees === 0 ? outline : rotate(outline, degrees))),
      operation,
    );
    if (!combined) continue;
    const upright = degrees === 0 ? combined : rotate(combined, -degrees);
    const result = direct(
      upright
        .flatMap(loopsOf)
        .map(tidy)
        .filter((contour) => contour.length > 1),
    );
    if (isSameInk(sampleInk(result, sizedBox), expected)) return scale(withoutDebris(result), 1 / factor);
  }
  throw new BooleanFailure(operation);
}

/** Contours below this share of the largest one are debris of an intersection, not design. */
const DEBRIS_SHARE = 0.0004;

function withoutDebris(outline: Outline): Outline {
  const areas = flatten(outline, 0.4).map((polygon) => Math.abs(signedArea(polygon)));
  const smallest = Math.max(0, ...areas) * DEBRIS_SHARE;
  return outline.filter((_, index) => areas[index]! > smallest);
}

function expectedInk(outlines: readonly Outline[], operation: PathOperation, box: Box): Uint8Array {
  const [first, ...others] = outlines.map((outline) => sampleInk(outline, box));
  for (const other of others) {
    for (let index = 0; index < other.length; index++) {
      if (operation === "union") first![index]! |= other[index]!;
      else if (operation === "difference") first![index]! &= 1 - other[index]!;
      else first![index]! &= other[index]!;
    }
  }
  return first!;
}

/** A contour that comes back to a point where it was, as one contour for each time round: pieces that touch are two. */
function loopsOf(contour: Contour): Contour[] {
  const loops: Segment[][] = [];
  const walked: Segment[] = [];
  for (const segment of contour) {
    walked.push(segment);
    const end = endOf(segment);
    const start = walked.findIndex(([, from]) => distance(from, end) < SAME_POINT);
    if (start >= 0) loops.push(walked.splice(start));
  }
  // The last segment ends where the first one starts, so that nothing is left.
  return walked.length > 0 ? [...loops, walked] : loops;
}

/** Of a drawing of some hundred units. */
const SAME_POINT = 1e-3;

/** Contours that do not cross, each turned to run as its depth asks: the outermost clockwise, holes in them not. */
function direct(contours: readonly Contour[]): Contour[] {
  const polygons = flatten(contours, 0.1);
  return contours.map((contour, index) => {
    const polygon = polygons[index]!;
    const depth = polygons.filter((other, position) => position !== index && isWithin(polygon, other)).length;
    return signedArea(polygon) > 0 === (depth % 2 === 0) ? contour : reverse(contour);
  });
}

/** By most of a few of its sides' middles: contours may touch in single points. */
function isWithin(polygon: readonly Point[], other: readonly Point[]): boolean {
  const votes = [0, 1, 2].filter((vote) => {
    const index = Math.floor((vote * polygon.length) / 3);
    const [[x1, y1], [x2, y2]] = [polygon[index]!, polygon[(index + 1) % polygon.length]!];
    return contains(other, [(x1 + x2) / 2, (y1 + y2) / 2]);
  });
  return votes.length > 1;
}

function countSegments(outline: Outline): number {
  return outline.reduce((sum, contour) => sum + contour.length, 0);
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

/** Straight runs in one line each; a cut through a line leaves its halves behind otherwise. */
function tidy(contour: Contour): Contour {
  const result: Segment[] = [];
  for (const segment of contour) {
    if (segment[0] === "L" && distance(segment[1], segment[2]) < 1e-4) continue;
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

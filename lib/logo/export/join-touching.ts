import { type Box, boundingBox, distance, flatten, type Outline, type Point } from "@/lib/geometry/outline";
import { BooleanFailure, unite } from "@/lib/geometry/path-boolean";
import { fromPathData, toPathData } from "@/lib/geometry/path-data";
import type { Drawing } from "../logo.schema";

/** Outlines nearer than this many units of a logo (of 256) stand edge to edge: between them a renderer shows a hairline. */
const TOUCH = 0.06;
/** Edges below this length are where shapes meet in a corner. */
const SHORTEST = 0.3;

/**
 * All outlines as one. Those that stand edge to edge are united, because renderers smooth the two edges one by one and let
 * the ground through between them; the others stay as drawn.
 */
export function joinTouching(outlines: readonly Outline[]): Outline {
  const drawn = outlines.filter((outline) => outline.length > 0).map(measured);
  const groups: (typeof drawn)[] = [];
  for (const one of drawn) {
    const met = groups.filter((group) => group.some((other) => touch(one, other)));
    const rest = groups.filter((group) => !met.includes(group));
    groups.splice(0, groups.length, ...rest, [...met.flat(), one]);
  }
  return groups.flatMap((group) => united(group.map(({ outline }) => outline)));
}

/** Outlines that cannot be united stay as they are: a hairline is better than no logo. */
function united(outlines: readonly Outline[]): Outline {
  if (outlines.length === 1) return outlines[0]!;
  try {
    return unite(...outlines);
  } catch (cause) {
    if (cause instanceof BooleanFailure) return outlines.flat();
    throw cause;
  }
}

/** The drawing for one color: a single path, without a line where shapes of two colors met. */
export function inOneColor({ shapes, ...size }: Drawing): Drawing {
  const outlines = shapes.map(({ d }) => fromPathData(d));
  return { ...size, shapes: [{ d: toPathData(joinTouching(outlines)), fill: "ink" }] };
}

interface Measured {
  readonly outline: Outline;
  readonly box: Box;
  readonly edges: readonly (readonly [Point, Point])[];
}

function measured(outline: Outline): Measured {
  const edges = flatten(outline, TOUCH / 3).flatMap((polygon) =>
    polygon.map((point, index) => [point, polygon[(index + 1) % polygon.length]!] as const),
  );
  return { outline, box: boundingBox(outline)!, edges };
}

/** Whether some stretch of the edges, not a single point, lies together. */
function touch(one: Measured, other: Measured): boolean {
  const near = overlapOf(one.box, other.box);
  if (!near) return false;
  const others = other.edges.filter((edge) => reaches(edge, near));
  return one.edges.some(([a, b]) => {
    const length = distance(a, b);
    if (length < SHORTEST) return false;
    const at = (share: number): Point => [a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])];
    // Three in a row: edges that only cross or meet in a corner are near at one point.
    const steps = Math.max(3, Math.min(24, Math.ceil(length / 2)));
    let row = 0;
    for (let step = 0; step <= steps; step++) {
      const point = at((step + 0.5) / (steps + 1));
      row = isIn(point, near) && others.some((edge) => distanceTo(point, edge) < TOUCH) ? row + 1 : 0;
      if (row === 3) return true;
    }
    return false;
  });
}

function overlapOf(one: Box, other: Box): Box | null {
  const near = {
    minX: Math.max(one.minX, other.minX) - TOUCH,
    minY: Math.max(one.minY, other.minY) - TOUCH,
    maxX: Math.min(one.maxX, other.maxX) + TOUCH,
    maxY: Math.min(one.maxY, other.maxY) + TOUCH,
  };
  return near.minX > near.maxX || near.minY > near.maxY ? null : near;
}

function isIn([x, y]: Point, { minX, minY, maxX, maxY }: Box): boolean {
  return x >= minX && x <= maxX && y >= minY && y <= maxY;
}

function reaches([[x1, y1], [x2, y2]]: readonly [Point, Point], box: Box): boolean {
  return (
    Math.min(x1, x2) <= box.maxX &&
    Math.max(x1, x2) >= box.minX &&
    Math.min(y1, y2) <= box.maxY &&
    Math.max(y1, y2) >= box.minY
  );
}

function distanceTo([x, y]: Point, [[x1, y1], [x2, y2]]: readonly [Point, Point]): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const along = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy);
}

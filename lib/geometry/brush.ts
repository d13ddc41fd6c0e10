import type { Outline, Point, Segment } from "./outline";

/** A point that the brush passes, and how broad it is there. */
export type BrushPoint = readonly [x: number, y: number, width: number];

/**
 * The trace of a broad brush along a smooth line through all points: its breadth swells and shrinks between them. Both
 * ends are flat, across the line. At least two points.
 */
export function brush(...points: readonly BrushPoint[]): Outline {
  const line = densify(points);
  const left = line.map(({ at, normal, width }) => moved(at, normal, width / 2));
  const right = line.map(({ at, normal, width }) => moved(at, normal, -width / 2)).toReversed();
  const [there, back] = [smooth(left), smooth(right)];
  const contour: Segment[] = [
    ...there,
    ["L", left.at(-1)!, right[0]!],
    ...back,
    ["L", right.at(-1)!, left[0]!],
  ];
  return [contour];
}

interface Station {
  readonly at: Point;
  readonly normal: Point;
  readonly width: number;
}

/** The points themselves and those halfway between them: enough for the edges to follow the line. */
function densify(points: readonly BrushPoint[]): Station[] {
  const stations: Station[] = [];
  for (let index = 0; index < points.length - 1; index++) {
    for (const t of index === 0 ? [0, 0.5, 1] : [0.5, 1]) stations.push(stationOf(points, index, t));
  }
  return stations;
}

/** Catmull–Rom between the points `index` and `index + 1`; widths run the same way. */
function stationOf(points: readonly BrushPoint[], index: number, t: number): Station {
  const [p1, p2] = [points[index]!, points[index + 1]!];
  const p0 = points[index - 1] ?? beyond(p2, p1);
  const p3 = points[index + 2] ?? beyond(p1, p2);
  const value = (axis: 0 | 1) => curve(p0[axis], p1[axis], p2[axis], p3[axis], t);
  const slope = (axis: 0 | 1) =>
    0.5 *
    (p2[axis] -
      p0[axis] +
      2 * t * (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) +
      3 * t * t * (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]));
  const [dx, dy] = [slope(0), slope(1)];
  const length = Math.hypot(dx, dy) || 1;
  return {
    at: [value(0), value(1)],
    normal: [dy / length, -dx / length],
    width: p1[2] + (p2[2] - p1[2]) * t * t * (3 - 2 * t),
  };
}

function beyond(from: BrushPoint, to: BrushPoint): BrushPoint {
  return [2 * to[0] - from[0], 2 * to[1] - from[1], to[2]];
}

function curve(a: number, b: number, c: number, d: number, t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);
}

function moved([x, y]: Point, [nx, ny]: Point, distance: number): Point {
  return [x + nx * distance, y + ny * distance];
}

/** One cubic between each two points, its tangents along the chord of their neighbors. */
function smooth(points: readonly Point[]): Segment[] {
  return points.slice(0, -1).map((from, index): Segment => {
    const to = points[index + 1]!;
    const [before, after] = [points[index - 1] ?? from, points[index + 2] ?? to];
    return [
      "C",
      from,
      [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6],
      [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6],
      to,
    ];
  });
}

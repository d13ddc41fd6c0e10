import { type Outline, type Point, reverse, type Segment } from "./outline";

/** A corner of a band's middle line; the third number is the radius of its rounding, 0 for a sharp corner. */
export type Corner = readonly [x: number, y: number, radius?: number];

/** The corners of a middle line, in their order. */
export function course(...corners: readonly Corner[]): readonly Corner[] {
  return corners;
}

interface BandOptions {
  readonly ends?: "flat" | "round";
  readonly closed?: boolean;
}

/**
 * A band of even width along a line with sharp or rounded corners: both edges are exact offsets of the middle line,
 * so that curves stay circular arcs and flow into the straight runs.
 */
export function band(
  corners: readonly Corner[],
  width: number,
  { ends = "flat", closed = false }: BandOptions = {},
): Outline {
  const half = width / 2;
  const left = offsetLine(corners, half, closed);
  const right = offsetLine(corners, -half, closed);
  if (closed) {
    const [outer, inner] = area(left) > area(right) ? [left, right] : [right, left];
    return [oriented(line(outer, true))[0]!, reverse(oriented(line(inner, true))[0]!)];
  }
  const back = right.toReversed();
  if (ends === "flat") return oriented(line([...left, ...back], true));
  const forth = line(left, false);
  const home = line(back, false);
  const cap = (from: Point, to: Point): Segment[] => {
    const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    const [px, py] = [to[0] - mx, to[1] - my];
    // Forward at the end of an edge: the chord's normal, to the side that the edge runs to.
    const tip: Point = [mx + py, my - px];
    return [...quarter(from, tip, [mx, my]), ...quarter(tip, to, [mx, my])];
  };
  const [a, b] = [lastPoint(forth), home[0]![1]];
  const [c, d] = [lastPoint(home), forth[0]![1]];
  return oriented([...forth, ...cap(a, b), ...home, ...cap(c, d)]);
}

/** The middle line moved sideways by `distance` (to the left of its direction on screen when positive). */
export function offsetLine(corners: readonly Corner[], distance: number, closed = false): Corner[] {
  return corners.map((corner, index): Corner => {
    const before = closed || index > 0 ? corners.at(index - 1)! : null;
    const after = closed || index < corners.length - 1 ? corners[(index + 1) % corners.length]! : null;
    const incoming = before && direction(before, corner);
    const outgoing = after && direction(corner, after);
    const [a, b] = [incoming ?? outgoing!, outgoing ?? incoming!];
    const cross = a[0] * b[1] - a[1] * b[0];
    const dot = a[0] * b[0] + a[1] * b[1];
    // Mitre: along the sum of both normals.
    const factor = distance / Math.max(0.05, 1 + dot);
    const [x, y] = [corner[0] + (a[1] + b[1]) * factor, corner[1] - (a[0] + b[0]) * factor];
    const radius = corner[2] ?? 0;
    if (radius === 0) return [x, y, 0];
    return [x, y, Math.max(0, cross > 0 ? radius + distance : radius - distance)];
  });
}

/** Straight runs between corners, each rounded by an arc that touches both. */
function line(corners: readonly Corner[], closed: boolean): Segment[] {
  const result: Segment[] = [];
  let at: Point | null = null;
  let first: Point | null = null;
  const lineTo = (point: Point) => {
    if (at && Math.hypot(point[0] - at[0], point[1] - at[1]) > 1e-4) result.push(["L", at, point]);
    first ??= point;
    at = point;
  };
  for (const [index, corner] of corners.entries()) {
    const isEnd = !closed && (index === 0 || index === corners.length - 1);
    const radius = corner[2] ?? 0;
    const point: Point = [corner[0], corner[1]];
    if (isEnd || radius < 1e-6) {
      lineTo(point);
      continue;
    }
    const a = direction(corners.at(index - 1)!, corner);
    const b = direction(corner, corners[(index + 1) % corners.length]!);
    const turn = Math.acos(Math.max(-1, Math.min(1, a[0] * b[0] + a[1] * b[1])));
    if (turn < 1e-4) {
      lineTo(point);
      continue;
    }
    const reach = radius * Math.tan(turn / 2);
    const from: Point = [point[0] - a[0] * reach, point[1] - a[1] * reach];
    const to: Point = [point[0] + b[0] * reach, point[1] + b[1] * reach];
    lineTo(from);
    const pull = (4 / 3) * Math.tan(turn / 4) * radius;
    result.push([
      "C",
      from,
      [from[0] + a[0] * pull, from[1] + a[1] * pull],
      [to[0] - b[0] * pull, to[1] - b[1] * pull],
      to,
    ]);
    at = to;
  }
  if (closed && first) lineTo(first);
  return result;
}

const QUARTER = 0.5522847498;

/** A quarter of an ellipse round `centre`, from the end of one axis to that of the other. */
export function quarter(from: Point, to: Point, centre: Point): Segment[] {
  const pull = (end: Point, other: Point): Point => [
    end[0] + (other[0] - centre[0]) * QUARTER,
    end[1] + (other[1] - centre[1]) * QUARTER,
  ];
  return [["C", from, pull(from, to), pull(to, from), to]];
}

function direction(from: Corner, to: Corner): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  return [dx / length, dy / length];
}

function area(corners: readonly Corner[]): number {
  let sum = 0;
  corners.forEach(([x, y], index) => {
    const next = corners[(index + 1) % corners.length]!;
    sum += x * next[1] - next[0] * y;
  });
  return corners.length > 0 ? Math.abs(sum) : 0;
}

function oriented(contour: Segment[]): Outline {
  let sum = 0;
  for (const segment of contour) {
    const end = segment[0] === "L" ? segment[2] : segment[4];
    sum += segment[1][0] * end[1] - segment[1][1] * end[0];
  }
  return [sum >= 0 ? contour : reverse(contour)];
}

function lastPoint(run: readonly Segment[]): Point {
  const last = run.at(-1)!;
  return last[0] === "L" ? last[2] : last[4];
}

import { distance, endOf, flatten, type Outline, type Point, type Segment, signedArea } from "./outline";
import { unite } from "./path-boolean";

/** Corners sharper than this (distance of the mitre's point, in widths) are cut off square. */
const MITRE_MAX = 2;

/**
 * The outline without its holes and all that lies within `width` of it: what stands behind it is cut by this, so
 * that the gap runs parallel to its edge. Straight edges are offset exactly, curves by their control polygon
 * (Tiller and Hanson 1984).
 */
export function halo(outline: Outline, width: number): Outline {
  const outer = outline.filter((contour) => signedArea(flatten([contour], 0.4)[0]!) > 0);
  return unite(...outer.flatMap((contour): Outline[] => [[contour], [grown(contour, width)]]));
}

function grown(contour: readonly Segment[], width: number): Segment[] {
  const sides = contour.filter((segment) => distance(segment[1], endOf(segment)) > 1e-4);
  const moved = sides.map((segment) => offset(segment, width));
  return moved.flatMap((segment, index): Segment[] => {
    const next = moved[(index + 1) % moved.length]!;
    return [segment, ...join(segment, next, endOf(sides[index]!), width)];
  });
}

/** Moved to the left of its direction, which is outwards for a contour that runs clockwise on screen. */
function offset(segment: Segment, width: number): Segment {
  const points = segment.slice(1) as Point[];
  const legs = points.slice(1).map((point, index) => unit(points[index]!, point));
  const known = legs.find((leg) => leg !== null) ?? [1, 0];
  const ways = legs.map((leg, index) => leg ?? legs.slice(index).find((other) => other !== null) ?? known);
  const moved = points.map((point, index): Point => {
    const [a, b] = [ways[Math.max(0, index - 1)]!, ways[Math.min(index, ways.length - 1)]!];
    const factor = width / Math.max(0.2, 1 + a[0] * b[0] + a[1] * b[1]);
    return [point[0] + (a[1] + b[1]) * factor, point[1] - (a[0] + b[0]) * factor];
  });
  return [segment[0], ...moved] as unknown as Segment;
}

/** From the end of one offset side to the start of the next, round the corner that they had in common. */
function join(one: Segment, next: Segment, corner: Point, width: number): Segment[] {
  const [from, to] = [endOf(one), next[1]];
  if (distance(from, to) < 1e-3) return distance(from, to) === 0 ? [] : [["L", from, to]];
  const outwards = ([x, y]: Point): Point => [(x - corner[0]) / width, (y - corner[1]) / width];
  const [a, b] = [outwards(from), outwards(to)];
  const turnsOut = a[0] * b[1] - a[1] * b[0] > 0;
  const closeness = 1 + a[0] * b[0] + a[1] * b[1];
  if (!turnsOut || closeness < 2 / MITRE_MAX ** 2) return [["L", from, to]];
  const tip: Point = [
    corner[0] + ((a[0] + b[0]) * width) / closeness,
    corner[1] + ((a[1] + b[1]) * width) / closeness,
  ];
  return [
    ["L", from, tip],
    ["L", tip, to],
  ];
}

function unit(from: Point, to: Point): Point | null {
  const length = distance(from, to);
  return length < 1e-6 ? null : [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}

import { endOf, flatten, type Outline, type Point, type Segment, signedArea } from "./outline";
import { unite } from "./path-boolean";

/** Corners sharper than this (distance of the mitre's point, in distances) are cut off square. */
const MITRE_MAX = 2;

/**
 * The outline without its holes and all that lies within `distance` of it: what stands behind it is cut by this, so
 * that the gap runs parallel to its edge. Straight edges are offset exactly, curves by their control polygon
 * (Tiller and Hanson 1984).
 */
export function halo(outline: Outline, distance: number): Outline {
  const outer = outline.filter((contour) => signedArea(flatten([contour], 0.4)[0]!) > 0);
  return unite(...outer.flatMap((contour): Outline[] => [[contour], [grown(contour, distance)]]));
}

function grown(contour: readonly Segment[], distance: number): Segment[] {
  const sides = contour.filter((segment) => apart(segment[1], endOf(segment)) > 1e-4);
  const moved = sides.map((segment) => offset(segment, distance));
  return moved.flatMap((segment, index): Segment[] => {
    const next = moved[(index + 1) % moved.length]!;
    return [segment, ...join(segment, next, endOf(sides[index]!), distance)];
  });
}

/** Moved to the left of its direction, which is outwards for a contour that runs clockwise on screen. */
function offset(segment: Segment, distance: number): Segment {
  const points = segment.slice(1) as Point[];
  const legs = points.slice(1).map((point, index) => unit(points[index]!, point));
  const known = legs.find((leg) => leg !== null) ?? [1, 0];
  const ways = legs.map((leg, index) => leg ?? legs.slice(index).find((other) => other !== null) ?? known);
  const moved = points.map((point, index): Point => {
    const [a, b] = [ways[Math.max(0, index - 1)]!, ways[Math.min(index, ways.length - 1)]!];
    const factor = distance / Math.max(0.2, 1 + a[0] * b[0] + a[1] * b[1]);
    return [point[0] + (a[1] + b[1]) * factor, point[1] - (a[0] + b[0]) * factor];
  });
  return [segment[0], ...moved] as unknown as Segment;
}

/** From the end of one offset side to the start of the next, round the corner that they had in common. */
function join(one: Segment, next: Segment, corner: Point, distance: number): Segment[] {
  const [from, to] = [endOf(one), next[1]];
  if (apart(from, to) < 1e-3) return apart(from, to) === 0 ? [] : [["L", from, to]];
  const [a, b]: Point[] = [
    [(from[0] - corner[0]) / distance, (from[1] - corner[1]) / distance],
    [(to[0] - corner[0]) / distance, (to[1] - corner[1]) / distance],
  ];
  const turnsOut = a![0] * b![1] - a![1] * b![0] > 0;
  const closeness = 1 + a![0] * b![0] + a![1] * b![1];
  if (!turnsOut || closeness < 2 / MITRE_MAX ** 2) return [["L", from, to]];
  const tip: Point = [
    corner[0] + ((a![0] + b![0]) * distance) / closeness,
    corner[1] + ((a![1] + b![1]) * distance) / closeness,
  ];
  return [
    ["L", from, tip],
    ["L", tip, to],
  ];
}

function unit(from: Point, to: Point): Point | null {
  const length = apart(from, to);
  return length < 1e-6 ? null : [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}

function apart(one: Point, other: Point): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}

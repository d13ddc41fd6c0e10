import { type Contour, distance, endOf, inkArea, type Outline, type Point, type Segment } from "./outline";

/** Turns below this (in radians) are no corners: the line flows on. */
const LEAST_TURN = 0.3;
/** Of each side, so that both of its ends may be rounded. */
const MOST_OF_SIDE = 0.46;

/**
 * Corners rounded, as a pen or a saw would leave them: `radius` is that of a right angle's arc; short sides get less.
 * The outline keeps within its former box.
 * @param corners "outer" keeps those sharp that point into the ink.
 */
export function soften(outline: Outline, radius: number, corners: "all" | "outer" = "all"): Outline {
  if (corners === "all") return outline.map((contour) => softenContour(contour, radius, Math.abs));
  // Contours run clockwise on screen and holes against it, or all the other way round.
  const outward = Math.sign(inkArea(outline, 0.5)) || 1;
  return outline.map((contour) => softenContour(contour, radius, (turn) => turn * outward));
}

/** @param bend radians that a signed turn (clockwise is positive) counts for; below `LEAST_TURN` the corner stays */
function softenContour(contour: Contour, radius: number, bend: (turn: number) => number): Contour {
  const sides = contour.map((segment) => ({ segment, length: lengthOf(segment) }));
  const cuts = sides.map(({ segment, length }, index) => {
    const next = sides[(index + 1) % sides.length]!;
    const [a, b] = [leaving(segment), entering(next.segment)];
    const turn = bend(Math.atan2(a[0] * b[1] - a[1] * b[0], a[0] * b[0] + a[1] * b[1]));
    if (turn < LEAST_TURN) return 0;
    const reach = radius * Math.min(1.4, Math.tan(turn / 2));
    return Math.min(reach, MOST_OF_SIDE * length, MOST_OF_SIDE * next.length);
  });
  const result: Segment[] = [];
  const trimmed = sides.map(({ segment, length }, index) =>
    part(segment, cuts.at(index - 1)! / length, 1 - cuts[index]! / length),
  );
  trimmed.forEach((segment, index) => {
    result.push(segment);
    const next = trimmed[(index + 1) % trimmed.length]!;
    if (cuts[index] === 0) return;
    const corner = endOf(sides[index]!.segment);
    const [from, to] = [endOf(segment), next[1]];
    const toward = (point: Point): Point => [
      point[0] + (corner[0] - point[0]) * 0.56,
      point[1] + (corner[1] - point[1]) * 0.56,
    ];
    result.push(["C", from, toward(from), toward(to), to]);
  });
  return result;
}

function lengthOf(segment: Segment): number {
  if (segment[0] === "L") return Math.max(1e-6, distance(segment[1], segment[2]));
  const chord = distance(segment[1], segment[4]);
  const legs =
    distance(segment[1], segment[2]) + distance(segment[2], segment[3]) + distance(segment[3], segment[4]);
  return Math.max(1e-6, (chord + legs) / 2);
}

function leaving(segment: Segment): Point {
  const end = endOf(segment);
  const before =
    segment[0] === "L"
      ? segment[1]
      : [segment[3], segment[2], segment[1]].find((point) => distance(point, end) > 1e-6)!;
  return [end[0] - (before?.[0] ?? 0), end[1] - (before?.[1] ?? 0)];
}

function entering(segment: Segment): Point {
  const start = segment[1];
  const after =
    segment[0] === "L"
      ? segment[2]
      : [segment[2], segment[3], segment[4]].find((point) => distance(point, start) > 1e-6)!;
  return [(after?.[0] ?? 0) - start[0], (after?.[1] ?? 0) - start[1]];
}

/** The segment between two of its parameters. */
function part(segment: Segment, from: number, to: number): Segment {
  if (from === 0 && to === 1) return segment;
  if (segment[0] === "L") return ["L", mix(segment[1], segment[2], from), mix(segment[1], segment[2], to)];
  const [, late] = split(segment, from);
  const [early] = split(late, (to - from) / (1 - from));
  return early;
}

type Cubic = Extract<Segment, readonly ["C", ...Point[]]>;

function split([, p0, p1, p2, p3]: Cubic, t: number): [Cubic, Cubic] {
  const [a, b, c] = [mix(p0, p1, t), mix(p1, p2, t), mix(p2, p3, t)];
  const [d, e] = [mix(a, b, t), mix(b, c, t)];
  const middle = mix(d, e, t);
  return [
    ["C", p0, a, d, middle],
    ["C", middle, e, c, p3],
  ];
}

function mix(one: Point, other: Point, t: number): Point {
  return [one[0] + (other[0] - one[0]) * t, one[1] + (other[1] - one[1]) * t];
}

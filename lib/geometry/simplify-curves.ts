import type { Contour, Outline, Point, Segment } from "./outline";

type Cubic = Extract<Segment, readonly ["C", ...Point[]]>;

/**
 * Runs of smooth curves in fewer cubics: TrueType outlines come as many short quadratics, where a designer would set
 * one curve between two extremes. No point moves by more than about `tolerance`.
 */
export function simplifyCurves(outline: Outline, tolerance: number): Outline {
  return outline.map((contour) => simplifyContour(contour, tolerance));
}

function simplifyContour(contour: Contour, tolerance: number): Contour {
  const result: Segment[] = [];
  /** The original curves behind the last entry of `result`; an accepted merge is measured against all of them. */
  let sources: Cubic[] = [];
  for (const segment of startAtCorner(contour)) {
    const previous = result.at(-1);
    if (segment[0] === "C" && previous?.[0] === "C") {
      const merged = merge(previous, segment, [...sources, segment], tolerance);
      if (merged) {
        result[result.length - 1] = merged;
        sources.push(segment);
        continue;
      }
    }
    result.push(segment);
    sources = segment[0] === "C" ? [segment] : [];
  }
  return result;
}

/** The contour turned round so that it starts where two segments do not flow into each other, if there is such a point. */
function startAtCorner(contour: Contour): Contour {
  const start = contour.findIndex((segment, index) => {
    const before = contour.at(index - 1)!;
    return segment[0] === "L" || before[0] === "L" || !flows(before, segment);
  });
  return start > 0 ? [...contour.slice(start), ...contour.slice(0, start)] : contour;
}

function flows(one: Cubic, other: Cubic): boolean {
  const incoming: Point = [one[4][0] - one[3][0], one[4][1] - one[3][1]];
  const outgoing: Point = [other[2][0] - other[1][0], other[2][1] - other[1][1]];
  const cross = incoming[0] * outgoing[1] - incoming[1] * outgoing[0];
  const dot = incoming[0] * outgoing[0] + incoming[1] * outgoing[1];
  return dot > 0 && Math.abs(cross) < 0.04 * dot;
}

/** One cubic for two that were (or nearly were) the halves of one, or null. */
function merge(one: Cubic, other: Cubic, sources: readonly Cubic[], tolerance: number): Cubic | null {
  if (!flows(one, other) || turn(one) + turn(other) > (100 * Math.PI) / 180) return null;
  const [before, after] = [length(one), length(other)];
  const guess = before / (before + after);
  for (const shift of [0, -0.04, 0.04, -0.08, 0.08]) {
    const split = guess + shift;
    if (split <= 0.02 || split >= 0.98) continue;
    const candidate: Cubic = [
      "C",
      one[1],
      along(one[1], one[2], 1 / split),
      along(other[4], other[3], 1 / (1 - split)),
      other[4],
    ];
    if (strays(candidate, sources) <= tolerance) return candidate;
  }
  return null;
}

/** How much the direction changes between a curve's ends, in radians. */
function turn([, p0, p1, p2, p3]: Cubic): number {
  const angle = Math.atan2(p3[1] - p2[1], p3[0] - p2[0]) - Math.atan2(p1[1] - p0[1], p1[0] - p0[0]);
  return Math.abs(Math.atan2(Math.sin(angle), Math.cos(angle)));
}

/** Largest distance from points of the sources to the candidate. */
function strays(candidate: Cubic, sources: readonly Cubic[]): number {
  const line = Array.from({ length: 33 }, (_, index) => at(candidate, index / 32));
  let worst = 0;
  for (const source of sources) {
    for (const t of [0.25, 0.5, 0.75, 1]) {
      const point = at(source, t);
      let nearest = Infinity;
      for (let index = 1; index < line.length; index++) {
        nearest = Math.min(nearest, toChord(point, line[index - 1]!, line[index]!));
      }
      worst = Math.max(worst, nearest);
    }
  }
  return worst;
}

function toChord(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const square = dx * dx + dy * dy;
  const raw = square === 0 ? 0 : ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / square;
  const t = Math.min(1, Math.max(0, raw));
  return Math.hypot(point[0] - from[0] - t * dx, point[1] - from[1] - t * dy);
}

function at([, p0, p1, p2, p3]: Cubic, t: number): Point {
  const s = 1 - t;
  const mix = (axis: 0 | 1) =>
    s * s * s * p0[axis] + 3 * s * s * t * p1[axis] + 3 * s * t * t * p2[axis] + t * t * t * p3[axis];
  return [mix(0), mix(1)];
}

function length(curve: Cubic): number {
  let sum = 0;
  for (let step = 1; step <= 8; step++) {
    const [from, to] = [at(curve, (step - 1) / 8), at(curve, step / 8)];
    sum += Math.hypot(to[0] - from[0], to[1] - from[1]);
  }
  return sum;
}

function along(from: Point, to: Point, factor: number): Point {
  return [from[0] + (to[0] - from[0]) * factor, from[1] + (to[1] - from[1]) * factor];
}

/** x to the right, y downwards, as in SVG. */
export type Point = readonly [number, number];
export type Segment =
  | readonly ["L", from: Point, to: Point]
  | readonly ["C", from: Point, control1: Point, control2: Point, to: Point];
/** A closed line: every segment starts where the one before it ends, and the last ends at the first's start. */
export type Contour = readonly Segment[];
/** Filled by the non-zero rule; holes run against their outer contour. */
export type Outline = readonly Contour[];

export interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** `x' = a·x + c·y + e`, `y' = b·x + d·y + f`, as in SVG's `matrix(a b c d e f)`. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** A transformed copy. A mirroring matrix reverses the contours, so that orientation is kept. */
export function transform(outline: Outline, [a, b, c, d, e, f]: Matrix): Outline {
  const move = ([x, y]: Point): Point => [a * x + c * y + e, b * x + d * y + f];
  const moved = outline.map((contour) => contour.map((segment) => mapPoints(segment, move)));
  return a * d - b * c < 0 ? moved.map(reverse) : moved;
}

export function translate(outline: Outline, x: number, y: number): Outline {
  return transform(outline, [1, 0, 0, 1, x, y]);
}

export function scale(outline: Outline, x: number, y = x): Outline {
  return transform(outline, [x, 0, 0, y, 0, 0]);
}

/** Turns clockwise on screen by `degrees` round the origin. */
export function rotate(outline: Outline, degrees: number): Outline {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return transform(outline, [cos, sin, -sin, cos, 0, 0]);
}

/** `n` copies at even distances round the origin, the first turned by `from` degrees. */
export function turns(outline: Outline, n: number, from = 0): Outline[] {
  return Array.from({ length: n }, (_, index) => rotate(outline, from + (360 * index) / n));
}

/** Mirrored left to right in the line x = 0. */
export function mirror(outline: Outline): Outline {
  return scale(outline, -1, 1);
}

/** The smallest box that holds the outline, curves measured by their extremes. Null for an empty outline. */
export function boundingBox(outline: Outline): Box | null {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  const include = (x: number, y: number) => {
    minX = Math.min(minX, x);
    maxX = Math.max(maxX, x);
    minY = Math.min(minY, y);
    maxY = Math.max(maxY, y);
  };
  for (const segment of outline.flat()) {
    const end = endOf(segment);
    include(end[0], end[1]);
    if (segment[0] === "L") continue;
    for (const axis of [0, 1] as const) {
      for (const t of extremes(segment[1][axis], segment[2][axis], segment[3][axis], segment[4][axis])) {
        const [x, y] = pointAt(segment, t);
        include(x, y);
      }
    }
  }
  return minX === Infinity ? null : { minX, minY, maxX, maxY };
}

/** Moved and scaled (proportions kept) so that it fills the square of `size` centred on the origin. */
export function fitSquare(outline: Outline, size: number): Outline {
  const box = boundingBox(outline);
  if (!box) return outline;
  return transform(outline, squareMatrix(box, size));
}

/** The matrix that centres `box` on the origin and makes its longer side `size`. */
export function squareMatrix(box: Box, size: number): Matrix {
  const factor = size / Math.max(box.maxX - box.minX, box.maxY - box.minY, 1e-9);
  return [factor, 0, 0, factor, (-factor * (box.minX + box.maxX)) / 2, (-factor * (box.minY + box.maxY)) / 2];
}

/** One polygon a contour, without the closing point; curves become chords that stray at most about `tolerance`. */
export function flatten(outline: Outline, tolerance: number): Point[][] {
  return outline.map((contour) => {
    const points: Point[] = [];
    for (const segment of contour) {
      points.push(segment[1]);
      if (segment[0] === "L") continue;
      const steps = chordCount(segment, tolerance);
      for (let step = 1; step < steps; step++) points.push(pointAt(segment, step / steps));
    }
    return points;
  });
}

/** Shoelace area; positive for a contour that runs clockwise on screen. */
export function signedArea(polygon: readonly Point[]): number {
  let sum = 0;
  for (let index = 0; index < polygon.length; index++) {
    const [x1, y1] = polygon[index]!;
    const [x2, y2] = polygon[(index + 1) % polygon.length]!;
    sum += x1 * y2 - x2 * y1;
  }
  return sum / 2;
}

/** Square units that an outline fills, holes taken off; negative when it runs against the clock. */
export function inkArea(outline: Outline, tolerance = 0.4): number {
  return flatten(outline, tolerance).reduce((sum, polygon) => sum + signedArea(polygon), 0);
}

export function reverse(contour: Contour): Contour {
  return contour.toReversed().map((segment): Segment => {
    if (segment[0] === "L") return ["L", segment[2], segment[1]];
    return ["C", segment[4], segment[3], segment[2], segment[1]];
  });
}

export function endOf(segment: Segment): Point {
  return segment[0] === "L" ? segment[2] : segment[4];
}

function mapPoints(segment: Segment, map: (point: Point) => Point): Segment {
  if (segment[0] === "L") return ["L", map(segment[1]), map(segment[2])];
  return ["C", map(segment[1]), map(segment[2]), map(segment[3]), map(segment[4])];
}

function pointAt(segment: Extract<Segment, readonly ["C", ...Point[]]>, t: number): Point {
  const [, p0, p1, p2, p3] = segment;
  const s = 1 - t;
  const [w0, w1, w2, w3] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
  return [
    w0 * p0[0] + w1 * p1[0] + w2 * p2[0] + w3 * p3[0],
    w0 * p0[1] + w1 * p1[1] + w2 * p2[1] + w3 * p3[1],
  ];
}

/** Parameters in (0, 1) at which one coordinate of a cubic turns round. */
function extremes(p0: number, p1: number, p2: number, p3: number): number[] {
  const a = -p0 + 3 * p1 - 3 * p2 + p3;
  const b = 2 * (p0 - 2 * p1 + p2);
  const c = p1 - p0;
  const roots: number[] = [];
  if (Math.abs(a) < 1e-12) {
    if (Math.abs(b) > 1e-12) roots.push(-c / b);
  } else {
    const square = b * b - 4 * a * c;
    if (square >= 0) roots.push((-b + Math.sqrt(square)) / (2 * a), (-b - Math.sqrt(square)) / (2 * a));
  }
  return roots.filter((t) => t > 0 && t < 1);
}

/** Wang's bound for a cubic: chords needed so that none strays more than `tolerance`. */
function chordCount(segment: Extract<Segment, readonly ["C", ...Point[]]>, tolerance: number): number {
  const [, p0, p1, p2, p3] = segment;
  const bend = (a: Point, b: Point, c: Point) => Math.hypot(a[0] - 2 * b[0] + c[0], a[1] - 2 * b[1] + c[1]);
  const worst = Math.max(bend(p0, p1, p2), bend(p1, p2, p3));
  return Math.min(64, Math.max(2, Math.ceil(Math.sqrt((0.75 * worst) / tolerance))));
}

/** Between two points. */
export function distance(one: Point, other: Point): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}

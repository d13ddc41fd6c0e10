import type { Contour, Outline, Point, Segment } from "./outline";

/** Drawn clockwise on screen, like every shape here. */
export function circle(x: number, y: number, radius: number): Outline {
  return [joined(arcSegments(x, y, radius, 0, 360))];
}

export function ring(x: number, y: number, outer: number, inner: number): Outline {
  return [joined(arcSegments(x, y, outer, 0, 360)), joined(arcSegments(x, y, inner, 360, 0))];
}

export function polygon(...points: readonly Point[]): Outline {
  return [points.map((point, index): Segment => ["L", point, points[(index + 1) % points.length]!])];
}

export function rectangle(minX: number, minY: number, maxX: number, maxY: number): Outline {
  return polygon([minX, minY], [maxX, minY], [maxX, maxY], [minX, maxY]);
}

/** Corner radii in the order top left, top right, bottom right, bottom left. */
export type Radii = readonly [number, number, number, number];

export function roundedRectangle(
  minX: number,
  minY: number,
  maxX: number,
  maxY: number,
  radius: number | Radii,
): Outline {
  const [a, b, c, d] = typeof radius === "number" ? ([radius, radius, radius, radius] as const) : radius;
  return [
    joined(
      arcSegments(minX + a, minY + a, a, 180, 270),
      arcSegments(maxX - b, minY + b, b, 270, 360),
      arcSegments(maxX - c, maxY - c, c, 0, 90),
      arcSegments(minX + d, maxY - d, d, 90, 180),
    ),
  ];
}

/** A pie slice between two angles in degrees, clockwise from the positive x axis. */
export function sector(x: number, y: number, radius: number, from: number, to: number): Outline {
  return [joined(arcSegments(x, y, radius, from, to), [x, y])];
}

/** A bent bar: the part of a ring between two angles, with flat ends. */
export function arcBand(
  x: number,
  y: number,
  outer: number,
  inner: number,
  from: number,
  to: number,
): Outline {
  return [joined(arcSegments(x, y, outer, from, to), arcSegments(x, y, inner, to, from))];
}

/** The same with round ends; the ends reach half the band's width past the two angles. */
export function roundArcBand(
  x: number,
  y: number,
  outer: number,
  inner: number,
  from: number,
  to: number,
): Outline {
  const [middle, half] = [(outer + inner) / 2, (outer - inner) / 2];
  const [start, end] = [polar(x, y, middle, from), polar(x, y, middle, to)];
  return [
    joined(
      arcSegments(x, y, outer, from, to),
      arcSegments(end[0], end[1], half, to, to + 180),
      arcSegments(x, y, inner, to, from),
      arcSegments(start[0], start[1], half, from + 180, from + 360),
    ),
  ];
}

/** A straight bar of `width` between two points, with flat ends. */
export function bar([x1, y1]: Point, [x2, y2]: Point, width: number): Outline {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [nx, ny] = [((y1 - y2) / length) * (width / 2), ((x2 - x1) / length) * (width / 2)];
  return polygon([x1 - nx, y1 - ny], [x2 - nx, y2 - ny], [x2 + nx, y2 + ny], [x1 + nx, y1 + ny]);
}

/** A leaf with sharp ends at (0, -length/2) and (0, length/2): two arcs that bulge to `width`. */
export function lens(length: number, width: number): Outline {
  const [h, w] = [length / 2, width / 2];
  const radius = (h * h + w * w) / (2 * w);
  const angle = (Math.asin(Math.min(1, h / radius)) * 180) / Math.PI;
  const reach = w > h ? 180 - angle : angle;
  return [
    joined(
      arcSegments(w - radius, 0, radius, -reach, reach),
      arcSegments(radius - w, 0, radius, 180 - reach, 180 + reach),
    ),
  ];
}

/** A drop: round below, its tip at (0, tipY) above the circle round (0, 0). */
export function drop(radius: number, tipY: number): Outline {
  const reach = (Math.acos(Math.min(1, radius / -tipY)) * 180) / Math.PI;
  return [joined(arcSegments(0, 0, radius, -90 + reach, 270 - reach), [0, tipY])];
}

/** A regular polygon whose first corner points up. */
export function regularPolygon(corners: number, radius: number): Outline {
  return polygon(
    ...Array.from({ length: corners }, (_, index) => polar(0, 0, radius, -90 + (360 * index) / corners)),
  );
}

/** A superellipse of exponent about 4, the soft square of app icons, from four cubics. */
export function squircle(half: number): Outline {
  const pull = half * 0.92;
  const corner = (sx: number, sy: number, clockwise: boolean): Segment => {
    const [a, b]: Point[] = [
      [sx * half, 0],
      [0, sy * half],
    ];
    const [ca, cb]: Point[] = [
      [sx * half, sy * pull],
      [sx * pull, sy * half],
    ];
    return clockwise ? ["C", a!, ca!, cb!, b!] : ["C", b!, cb!, ca!, a!];
  };
  return [[corner(1, 1, true), corner(-1, 1, false), corner(-1, -1, true), corner(1, -1, false)]];
}

export function polar(x: number, y: number, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

/** Circular arc as cubics of at most 90°; `to` below `from` runs anticlockwise. A zero radius gives the point itself. */
function arcSegments(
  x: number,
  y: number,
  radius: number,
  from: number,
  to: number,
): readonly Segment[] | Point {
  if (radius < 1e-6) return [x, y];
  const count = Math.max(1, Math.ceil(Math.abs(to - from) / 90 - 1e-9));
  const step = (to - from) / count;
  const handle = (4 / 3) * Math.tan((step * Math.PI) / 720) * radius;
  return Array.from({ length: count }, (_, index): Segment => {
    const [a, b] = [from + index * step, from + (index + 1) * step];
    const [start, end] = [polar(x, y, radius, a), polar(x, y, radius, b)];
    const [tangentA, tangentB] = [polar(0, 0, handle, a + 90), polar(0, 0, handle, b + 90)];
    return [
      "C",
      start,
      [start[0] + tangentA[0], start[1] + tangentA[1]],
      [end[0] - tangentB[0], end[1] - tangentB[1]],
      end,
    ];
  });
}

/** One contour from pieces (runs of segments, or single points), joined by straight lines where they do not meet. */
function joined(...pieces: readonly (readonly Segment[] | Point)[]): Contour {
  const result: Segment[] = [];
  let first: Point | null = null;
  let last: Point | null = null;
  const lineTo = (point: Point) => {
    if (last && Math.hypot(point[0] - last[0], point[1] - last[1]) > 1e-6) result.push(["L", last, point]);
    first ??= point;
    last = point;
  };
  for (const piece of pieces) {
    if (isPoint(piece)) {
      lineTo(piece);
      continue;
    }
    for (const segment of piece) {
      lineTo(segment[1]);
      result.push(segment);
      last = segment[0] === "L" ? segment[2] : segment[4];
    }
  }
  if (first) lineTo(first);
  return result;
}

function isPoint(piece: readonly Segment[] | Point): piece is Point {
  return typeof piece[0] === "number";
}

/** A doorway: a half-disc on a rectangle, `half` wide to each side and `height` up and down from the origin. */
export function archway(half: number, height: number): Outline {
  return roundedRectangle(-half, -height, half, height, [half, half, 0, 0]);
}

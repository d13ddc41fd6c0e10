import type { Point, Segment } from "@/lib/geometry/outline";
import { compactPathData, fromPathData } from "@/lib/geometry/path-data";
import { escapeHtml } from "@/lib/model/escape";
import type { Construction, Drawing, FillRole } from "../logo.schema";

/** Grid units on each side of the mark. */
const GRID_UNITS = 16;
const MOST_CIRCLES = 8;
const MOST_LINES = 8;

/** The circles and straight lines that a mark's outline runs along, longest stretches first, in the icon's units. */
export function constructionOf(icon: Drawing): Construction {
  const segments = icon.shapes.flatMap(({ d }) => fromPathData(d)).flat();
  const { width } = icon;
  const circles = gather(
    segments
      .flatMap((segment) => circleThrough(segment) ?? [])
      .filter(({ r }) => r > 0.04 * width && r < 0.8 * width),
    (one, other) => Math.hypot(one.x - other.x, one.y - other.y) + Math.abs(one.r - other.r) < 0.008 * width,
  );
  const lines = gather(
    segments
      .flatMap((segment) => lineAlong(segment, width) ?? [])
      .filter(({ length }) => length > 0.12 * width),
    (one, other) =>
      Math.hypot(one.x1 - other.x1, one.y1 - other.y1) + Math.hypot(one.x2 - other.x2, one.y2 - other.y2) <
      0.012 * width,
  );
  return {
    unit: round(width / GRID_UNITS),
    circles: circles.slice(0, MOST_CIRCLES).map(({ x, y, r }) => ({ x: round(x), y: round(y), r: round(r) })),
    lines: lines.slice(0, MOST_LINES).map(({ x1, y1, x2, y2 }) => {
      return { x1: round(x1), y1: round(y1), x2: round(x2), y2: round(y2) };
    }),
  };
}

interface DrawingOptions {
  readonly icon: Drawing;
  readonly construction: Construction;
  /** Share of the icon's height. */
  readonly clearSpace: number;
  readonly fills: Record<FillRole, string>;
  readonly title: string;
}

const GRID_COLOR = "#8a9099";

/** The mark on its grid with its circles, lines, axes and clear space, as an SVG of shapes alone. */
export function constructionSvg({ icon, construction, clearSpace, fills, title }: DrawingOptions): string {
  const { width, height, shapes } = icon;
  const space = clearSpace * height;
  const [w, h] = [round(width + 2 * space), round(height + 2 * space)];
  const stroke = (color: string, share: number, more = "") =>
    `fill="none" stroke="${escapeHtml(color)}" stroke-width="${round(width * share)}"${more}`;
  const line = (x1: number, y1: number, x2: number, y2: number) =>
    `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`;
  const steps = Array.from({ length: GRID_UNITS + 1 }, (_, step) => step * construction.unit);
  const grid = steps.map((at) => line(at, 0, at, height) + line(0, at, width, at)).join("");
  const axes =
    line(width / 2, -space, width / 2, height + space) + line(-space, height / 2, width + space, height / 2);
  const edges = line(0, -space, 0, height + space) + line(width, -space, width, height + space);
  const sides = line(-space, 0, width + space, 0) + line(-space, height, width + space, height);
  const marks = shapes.map(({ d, fill }) => {
    const data = compactPathData(d);
    const color = fills[fill];
    return `<path fill="${escapeHtml(color)}" fill-opacity=".16" d="${data}"/><path ${stroke(color, 0.005)} d="${data}"/>`;
  });
  const circles = construction.circles.map(
    ({ x, y, r }) => `<circle cx="${x}" cy="${y}" r="${r}" ${stroke(fills.accent, 0.0028)}/>`,
  );
  const lines = construction.lines.map(({ x1, y1, x2, y2 }) => line(x1, y1, x2, y2)).join("");
  const dashed = ` stroke-dasharray="${round(width * 0.014)}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" role="img"><title>${escapeHtml(title)}</title>`,
    `<g transform="translate(${round(space)} ${round(space)})">`,
    `<path ${stroke(GRID_COLOR, 0.0015, ' stroke-opacity=".45"')} d="${grid}"/>`,
    `<path ${stroke(GRID_COLOR, 0.002, dashed)} d="${edges}${sides}"/>`,
    ...marks,
    ...circles,
    lines && `<path ${stroke(fills.accent, 0.0028)} d="${lines}"/>`,
    `<path ${stroke(fills.ink, 0.002, dashed)} d="${axes}"/>`,
    `<rect x="${round(-space + 0.5)}" y="${round(-space + 0.5)}" width="${round(w - 1)}" height="${round(h - 1)}" ${stroke(fills.ink, 0.003)}/>`,
    "</g></svg>\n",
  ].join("");
}

interface Circle {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** How much of it the outline runs along. */
  readonly length: number;
}

/** The circle of a curve that is a circular arc; null for any other. */
function circleThrough(segment: Segment): Circle | null {
  if (segment[0] === "L") return null;
  const [a, quarter, b, threeQuarters, c] = [0, 0.25, 0.5, 0.75, 1].map((t) => pointOn(segment, t)) as [
    Point,
    Point,
    Point,
    Point,
    Point,
  ];
  const turn = 2 * (a[0] * (b[1] - c[1]) + b[0] * (c[1] - a[1]) + c[0] * (a[1] - b[1]));
  if (Math.abs(turn) < 1e-6) return null;
  const [sa, sb, sc] = [a, b, c].map(([x, y]) => x * x + y * y) as [number, number, number];
  const x = (sa * (b[1] - c[1]) + sb * (c[1] - a[1]) + sc * (a[1] - b[1])) / turn;
  const y = (sa * (c[0] - b[0]) + sb * (a[0] - c[0]) + sc * (b[0] - a[0])) / turn;
  const r = Math.hypot(a[0] - x, a[1] - y);
  const isArc = [quarter, threeQuarters].every(
    (point) => Math.abs(Math.hypot(point[0] - x, point[1] - y) - r) < 0.006 * r,
  );
  return isArc
    ? { x, y, r, length: Math.hypot(b[0] - a[0], b[1] - a[1]) + Math.hypot(c[0] - b[0], c[1] - b[1]) }
    : null;
}

interface Line {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly length: number;
}

/** A straight edge carried on to the borders of the icon's square. */
function lineAlong(segment: Segment, size: number): Line | null {
  if (segment[0] === "C") return null;
  const [, from, to] = segment;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (length < 1e-6) return null;
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const steps = [
    ...(Math.abs(dx) > 1e-6 ? [-from[0] / dx, (size - from[0]) / dx] : []),
    ...(Math.abs(dy) > 1e-6 ? [-from[1] / dy, (size - from[1]) / dy] : []),
  ].sort((one, other) => one - other);
  const inside = steps.length === 4 ? steps.slice(1, 3) : steps;
  const [first, last] = inside.map((step): Point => [from[0] + step * dx, from[1] + step * dy]);
  if (!first || !last) return null;
  // One direction for a line, whichever way the outline runs along it.
  const forward = first[0] < last[0] - 1e-6 || (Math.abs(first[0] - last[0]) <= 1e-6 && first[1] < last[1]);
  const [start, end] = forward ? [first, last] : [last, first];
  return { x1: start[0], y1: start[1], x2: end[0], y2: end[1], length };
}

/** What is the same drawn once, its lengths added up, the longest first. */
function gather<Item extends { readonly length: number }>(
  items: readonly Item[],
  same: (one: Item, other: Item) => boolean,
): Item[] {
  const found: Item[] = [];
  for (const item of items) {
    const at = found.findIndex((known) => same(known, item));
    if (at === -1) found.push(item);
    else found[at] = { ...found[at]!, length: found[at]!.length + item.length };
  }
  return found.sort((one, other) => other.length - one.length);
}

function pointOn([, a, b, c, d]: Extract<Segment, readonly ["C", ...Point[]]>, t: number): Point {
  const s = 1 - t;
  const mix = (axis: 0 | 1) =>
    s * s * s * a[axis] + 3 * s * s * t * b[axis] + 3 * s * t * t * c[axis] + t * t * t * d[axis];
  return [mix(0), mix(1)];
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

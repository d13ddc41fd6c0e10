import {
  boundingBox,
  fitSquare,
  flatten,
  type Outline,
  type Point,
  signedArea,
  squareMatrix,
  transform,
  translate,
} from "./outline";
import { rasterize } from "./raster";

/** The part of a thing's weight, against its box, that its optical middle follows. */
const WEIGHT_SHARE = 0.5;

/** Moved so that its optical middle, between box and centre of gravity, is the origin. */
export function centreOptically(outline: Outline): Outline {
  const box = boundingBox(outline);
  if (!box) return outline;
  const [x, y] = centroid(outline);
  const middle = (low: number, high: number, weight: number) =>
    ((low + high) / 2) * (1 - WEIGHT_SHARE) + weight * WEIGHT_SHARE;
  return translate(outline, -middle(box.minX, box.maxX, x), -middle(box.minY, box.maxY, y));
}

/** Scaled so that its longer side is `size`, optically centred on the origin. */
export function fitOptically(outline: Outline, size: number): Outline {
  const box = boundingBox(outline);
  if (!box) return outline;
  const factor = size / Math.max(box.maxX - box.minX, box.maxY - box.minY, 1e-9);
  return centreOptically(transform(outline, [factor, 0, 0, factor, 0, 0]));
}

/** Scaled to fill the square of [-50, 50], its box centred. */
export function fill(outline: Outline, size = 100): Outline {
  return fitSquare(outline, size);
}

/** Parts scaled and moved together so that the whole fills the square of [-50, 50]. */
export function fillTogether<Part extends { readonly outline: Outline }>(parts: readonly Part[]): Part[] {
  const drawn = parts.filter(({ outline }) => outline.length > 0);
  const box = boundingBox(drawn.flatMap(({ outline }) => outline));
  if (!box) return [];
  return drawn.map((part) => ({ ...part, outline: transform(part.outline, squareMatrix(box, 100)) }));
}

/** Centre of gravity of the filled area. */
export function centroid(outline: Outline): Point {
  let [sumX, sumY, area] = [0, 0, 0];
  for (const polygon of flatten(outline, 0.3)) {
    polygon.forEach(([x1, y1], index) => {
      const [x2, y2] = polygon[(index + 1) % polygon.length]!;
      const cross = x1 * y2 - x2 * y1;
      sumX += (x1 + x2) * cross;
      sumY += (y1 + y2) * cross;
      area += cross;
    });
  }
  return area === 0 ? [0, 0] : [sumX / (3 * area), sumY / (3 * area)];
}

/** The outline without its holes, and without pieces smaller than a quarter of the largest. */
export function silhouette(outline: Outline): Outline {
  const areas = flatten(outline, 0.4).map(signedArea);
  const largest = Math.max(0, ...areas);
  return outline.filter((_, index) => areas[index]! > largest / 4);
}

export interface Room {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

const CELLS = 40;

/** The largest upright square inside an outline that lies within [-50, 50]; the middle one when several are as large. */
export function roomInside(outline: Outline): Room {
  const { ink } = rasterize(outline, CELLS, 50);
  const sides = new Uint8Array(CELLS * CELLS);
  let best = 0;
  for (let index = 0; index < ink.length; index++) {
    if (!ink[index]) continue;
    const inner = index % CELLS === 0 || index < CELLS;
    sides[index] = inner
      ? 1
      : 1 + Math.min(sides[index - 1]!, sides[index - CELLS]!, sides[index - CELLS - 1]!);
    best = Math.max(best, sides[index]!);
  }
  let [x, y, count] = [0, 0, 0];
  sides.forEach((side, index) => {
    if (side < best) return;
    x += (index % CELLS) + 1 - side / 2;
    y += Math.floor(index / CELLS) + 1 - side / 2;
    count += 1;
  });
  const unit = 100 / CELLS;
  return {
    x: (x / Math.max(1, count)) * unit - 50,
    y: (y / Math.max(1, count)) * unit - 50,
    side: best * unit,
  };
}

/** What a drawing is meant to be, told from its plain form: its own mirror image or half turn, or not. */
export function symmetryOf(outline: Outline): "symmetric" | "asymmetric" {
  return mirrorLikeness(fill(outline)) >= 0.74 ? "symmetric" : "asymmetric";
}

/** The best overlap (0 to 1) of an outline that lies within [-50, 50] with its own mirror images and its half turn. */
export function mirrorLikeness(outline: Outline): number {
  const { ink, size } = rasterize(outline, 32, 50);
  const score = (map: (x: number, y: number) => number) => {
    let [both, either] = [0, 0];
    ink.forEach((one, index) => {
      const other = ink[map(index % size, Math.floor(index / size))]!;
      both += one & other;
      either += one | other;
    });
    return either === 0 ? 1 : both / either;
  };
  const last = size - 1;
  return Math.max(
    score((x, y) => y * size + last - x),
    score((x, y) => (last - y) * size + x),
    score((x, y) => (last - y) * size + last - x),
  );
}

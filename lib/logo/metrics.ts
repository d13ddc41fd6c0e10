import type { LogoMetrics } from "./logo.schema";
import { boundingBox, fitSquare, flatten, type Outline, signedArea } from "./outline";
import { countCommands, toPathData } from "./path-data";
import { type Bitmap, rasterize } from "./raster";

/** A mark's figures, and its silhouette at 64 px for comparing marks with each other. */
export interface MeasuredMark {
  readonly metrics: LogoMetrics;
  readonly silhouette: Bitmap;
  /** Share of ink that a 3×3 closing adds: gaps and notches too narrow to be seen. */
  readonly closingGain: number;
  /** Share of ink lost by a 5×5 opening: slivers and thin necks. */
  readonly sliverLoss: number;
  /** The smallest separate piece or hole, as a share of the filled area: specks and pinholes. */
  readonly smallestContour: number;
}

export const SILHOUETTE_PX = 64;
const SMALL_PX = 16;

/**
 * Measures a mark, normalised so that its longer side fills a 64 px box. Ink is coverage ≥ ½.
 * - `inkShare`: ink ÷ the mark's own box. `centroidOffset`: distance of the ink's centroid from the middle ÷ 64 px.
 * - `symmetryIou`: the best intersection over union with its own mirror images (left–right, top–bottom) and half turn.
 * - `components`: 8-connected pieces of ink. `holes`: 4-connected pieces of background that do not reach the edge.
 * - `complexity`: perimetric complexity P² ÷ 4πA at 64 px (1 for a disc), P by Cauchy and Crofton's formula from the
 *   crossings of every row and column: steps from ink to ground × π ÷ 4.
 * - `smallSizeIou`: the 64 px silhouette against the 16 px raster scaled back.
 * - `openingLoss`: share of ink lost by a 3×3 opening at 64 px. `commands`: commands of the path data.
 */
export function measureMark(outline: Outline): MeasuredMark {
  const normal = fitSquare(outline, 2);
  const bitmap = rasterize(normal, SILHOUETTE_PX, 1);
  const ink = count(bitmap);
  const opened = dilate(erode(bitmap));
  const closed = erode(dilate(pad(bitmap)));
  const metrics = {
    inkShare: round(ink / boxArea(normal)),
    centroidOffset: round(centroidOffset(bitmap)),
    symmetryIou: round(Math.max(...MIRRORS.map((map) => overlap(bitmap, remap(bitmap, map))))),
    components: components(bitmap, 1, true).count,
    holes: countHoles(bitmap),
    complexity: round(
      ink === 0 ? Number.MAX_SAFE_INTEGER : (edges(bitmap) * Math.PI) ** 2 / (64 * Math.PI * ink),
    ),
    smallSizeIou: round(overlap(bitmap, enlarge(rasterize(normal, SMALL_PX, 1), SILHOUETTE_PX))),
    openingLoss: round(ink === 0 ? 1 : (ink - count(opened)) / ink),
    commands: countCommands(toPathData(outline)),
  };
  return {
    metrics,
    silhouette: bitmap,
    smallestContour: round(smallestContour(normal)),
    closingGain: round(ink === 0 ? 1 : (count(closed) - ink) / ink),
    sliverLoss: round(ink === 0 ? 1 : (ink - count(dilate(dilate(erode(erode(bitmap)))))) / ink),
  };
}

/** Intersection over union of the ink of two pictures of one size. */
export function overlap(one: Bitmap, other: Bitmap): number {
  let [both, either] = [0, 0];
  for (let index = 0; index < one.ink.length; index++) {
    both += one.ink[index]! & other.ink[index]!;
    either += one.ink[index]! | other.ink[index]!;
  }
  return either === 0 ? 0 : both / either;
}

type PixelMap = (x: number, y: number, last: number) => readonly [number, number];
const MIRRORS: readonly PixelMap[] = [
  (x, y, last) => [last - x, y],
  (x, y, last) => [x, last - y],
  (x, y, last) => [last - x, last - y],
];

function remap({ size, ink }: Bitmap, map: PixelMap): Bitmap {
  const result = new Uint8Array(ink.length);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const [sourceX, sourceY] = map(x, y, size - 1);
      result[y * size + x] = ink[sourceY * size + sourceX]!;
    }
  }
  return { size, ink: result };
}

function enlarge({ size, ink }: Bitmap, target: number): Bitmap {
  const factor = target / size;
  const result = new Uint8Array(target * target);
  for (let index = 0; index < result.length; index++) {
    const [x, y] = [index % target, Math.floor(index / target)];
    result[index] = ink[Math.floor(y / factor) * size + Math.floor(x / factor)]!;
  }
  return { size: target, ink: result };
}

function count({ ink }: Bitmap): number {
  let sum = 0;
  for (const pixel of ink) sum += pixel;
  return sum;
}

function centroidOffset({ size, ink }: Bitmap): number {
  let [sumX, sumY, total] = [0, 0, 0];
  ink.forEach((pixel, index) => {
    if (!pixel) return;
    sumX += (index % size) + 0.5;
    sumY += Math.floor(index / size) + 0.5;
    total += 1;
  });
  if (total === 0) return 1;
  return Math.hypot(sumX / total - size / 2, sumY / total - size / 2) / size;
}

function smallestContour(outline: Outline): number {
  const areas = flatten(outline, 0.004).map(signedArea);
  const filled = Math.abs(areas.reduce((sum, area) => sum + area, 0));
  return filled === 0 ? 0 : Math.min(...areas.map(Math.abs)) / filled;
}

/** Sides of ink pixels that face the ground. */
function edges({ size, ink }: Bitmap): number {
  let sum = 0;
  for (let y = 0; y < size; y++) {
    for (let x = 0, index = y * size; x < size; x++, index++) {
      if (ink[index] === 0) continue;
      sum += x === 0 || ink[index - 1] === 0 ? 1 : 0;
      sum += x === size - 1 || ink[index + 1] === 0 ? 1 : 0;
      sum += y === 0 || ink[index - size] === 0 ? 1 : 0;
      sum += y === size - 1 || ink[index + size] === 0 ? 1 : 0;
    }
  }
  return sum;
}

/** In px of the silhouette, for an outline whose longer side is 2. */
function boxArea(normal: Outline): number {
  const box = boundingBox(normal);
  if (!box) return 1;
  return Math.max(1, (box.maxX - box.minX) * (box.maxY - box.minY) * (SILHOUETTE_PX / 2) ** 2);
}

/** 3×3 erosion. What lies outside the picture counts as background, so that ink at the edge is eroded too. */
function erode(bitmap: Bitmap): Bitmap {
  return invert(dilate(invert(bitmap), 1));
}

/** 3×3 dilation, a row of three and then a column of three; `outside` is what lies round the picture. */
function dilate({ size, ink }: Bitmap, outside: 0 | 1 = 0): Bitmap {
  const rows = new Uint8Array(ink.length);
  const result = new Uint8Array(ink.length);
  for (let y = 0; y < size; y++) {
    let before: number = outside;
    for (let x = 0, index = y * size; x < size; x++, index++) {
      const here = ink[index]!;
      rows[index] = before | here | (x + 1 < size ? ink[index + 1]! : outside);
      before = here;
    }
  }
  for (let index = 0; index < ink.length; index++) {
    const above = index >= size ? rows[index - size]! : outside;
    const below = index + size < ink.length ? rows[index + size]! : outside;
    result[index] = above | rows[index]! | below;
  }
  return { size, ink: result };
}

function invert({ size, ink }: Bitmap): Bitmap {
  const result = new Uint8Array(ink.length);
  for (let index = 0; index < ink.length; index++) result[index] = 1 - ink[index]!;
  return { size, ink: result };
}

/** Room round the picture, so that a closing is not stopped by its edge. */
function pad({ size, ink }: Bitmap): Bitmap {
  const wide = size + 4;
  const result = new Uint8Array(wide * wide);
  for (let y = 0; y < size; y++) result.set(ink.subarray(y * size, (y + 1) * size), (y + 2) * wide + 2);
  return { size: wide, ink: result };
}

function countHoles(bitmap: Bitmap): number {
  const { count, touchesEdge } = components(bitmap, 0, false);
  return count - touchesEdge;
}

/** Connected pieces of pixels of `value`, and how many of them reach the edge. */
function components({ size, ink }: Bitmap, value: 0 | 1, diagonal: boolean) {
  const seen = new Uint8Array(ink.length);
  const queue = new Uint16Array(ink.length);
  let [found, touchesEdge] = [0, 0];
  for (let start = 0; start < ink.length; start++) {
    if (seen[start] !== 0 || ink[start] !== value) continue;
    let [length, reachesEdge] = [1, false];
    queue[0] = start;
    seen[start] = 1;
    for (let next = 0; next < length; next++) {
      const at = queue[next]!;
      const x = at % size;
      const y = (at - x) / size;
      if (x === 0 || y === 0 || x === size - 1 || y === size - 1) reachesEdge = true;
      for (let ny = Math.max(0, y - 1); ny <= Math.min(size - 1, y + 1); ny++) {
        for (let nx = Math.max(0, x - 1); nx <= Math.min(size - 1, x + 1); nx++) {
          const near = ny * size + nx;
          if (seen[near] !== 0 || ink[near] !== value || (!diagonal && nx !== x && ny !== y)) continue;
          seen[near] = 1;
          queue[length++] = near;
        }
      }
    }
    found += 1;
    if (reachesEdge) touchesEdge += 1;
  }
  return { count: found, touchesEdge };
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

import { countInk, dilate, erode, pack } from "@/lib/geometry/morphology";
import { boundingBox, fitSquare, flatten, type Outline, signedArea } from "@/lib/geometry/outline";
import { countCommands, toPathData } from "@/lib/geometry/path-data";
import { type Bitmap, rasterize } from "@/lib/geometry/raster";
import type { LogoMetrics } from "../logo.schema";

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
  const packed = pack(bitmap);
  const ink = countInk(packed);
  const eroded = erode(packed);
  const opened = countInk(dilate(eroded));
  const closed = countInk(erode(dilate(packed)));
  const openedTwice = countInk(dilate(dilate(erode(eroded))));
  const metrics = {
    inkShare: round(ink / boxArea(normal)),
    centroidOffset: round(centroidOffset(bitmap)),
    symmetryIou: round(symmetryIou(bitmap)),
    components: components(bitmap, 1, true).count,
    holes: countHoles(bitmap),
    complexity: round(
      ink === 0 ? Number.MAX_SAFE_INTEGER : (edges(bitmap) * Math.PI) ** 2 / (64 * Math.PI * ink),
    ),
    smallSizeIou: round(overlap(bitmap, enlarge(rasterize(normal, SMALL_PX, 1), SILHOUETTE_PX))),
    openingLoss: round(ink === 0 ? 1 : (ink - opened) / ink),
    commands: countCommands(toPathData(outline)),
  };
  return {
    metrics,
    silhouette: bitmap,
    smallestContour: round(smallestContour(normal)),
    closingGain: round(ink === 0 ? 1 : (closed - ink) / ink),
    sliverLoss: round(ink === 0 ? 1 : (ink - openedTwice) / ink),
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

/** The best overlap of a picture with itself mirrored left–right, mirrored top–bottom, and turned by half. */
function symmetryIou({ size, ink }: Bitmap): number {
  const last = size - 1;
  let [total, across, upright, turned] = [0, 0, 0, 0];
  for (let y = 0, index = 0; y < size; y++) {
    for (let x = 0; x < size; x++, index++) {
      if (ink[index] === 0) continue;
      total += 1;
      across += ink[y * size + last - x]!;
      upright += ink[(last - y) * size + x]!;
      turned += ink[(last - y) * size + last - x]!;
    }
  }
  // Both have the same ink, so that either = 2 · total - both.
  const both = Math.max(across, upright, turned);
  return total === 0 ? 0 : both / (2 * total - both);
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

function centroidOffset({ size, ink }: Bitmap): number {
  let [sumX, sumY, total] = [0, 0, 0];
  for (let y = 0, index = 0; y < size; y++) {
    for (let x = 0; x < size; x++, index++) {
      if (ink[index] === 0) continue;
      sumX += x + 0.5;
      sumY += y + 0.5;
      total += 1;
    }
  }
  if (total === 0) return 1;
  return Math.hypot(sumX / total - size / 2, sumY / total - size / 2) / size;
}

function smallestContour(outline: Outline): number {
  const areas = flatten(outline, 0.004).map(signedArea);
  const filled = Math.abs(areas.reduce((sum, area) => sum + area, 0));
  return filled === 0 ? 0 : Math.min(...areas.map(Math.abs)) / filled;
}

/** Sides of ink pixels that border on the ground. */
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

function countHoles(bitmap: Bitmap): number {
  const { count, touchesEdge } = components(bitmap, 0, false);
  return count - touchesEdge;
}

/** Connected pieces of pixels of `value`, and how many of them reach the edge. */
function components({ size, ink }: Bitmap, value: 0 | 1, diagonal: boolean) {
  // With a frame round the picture no neighbor needs its bounds checked.
  const width = size + 2;
  const state = new Uint8Array(width * width).fill(FRAME);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++)
      state[(y + 1) * width + x + 1] = ink[y * size + x] === value ? WANTED : SEEN;
  }
  const sides = [-1, 1, -width, width];
  const steps = diagonal ? [...sides, -width - 1, -width + 1, width - 1, width + 1] : sides;
  const queue = new Uint16Array(size * size);
  let [found, touchesEdge] = [0, 0];
  for (let start = width + 1; start < state.length; start++) {
    if (state[start] !== WANTED) continue;
    let [length, reachesEdge] = [1, false];
    queue[0] = start;
    state[start] = SEEN;
    for (let next = 0; next < length; next++) {
      for (const step of steps) {
        const near = queue[next]! + step;
        if (state[near] === FRAME) reachesEdge = true;
        if (state[near] !== WANTED) continue;
        state[near] = SEEN;
        queue[length++] = near;
      }
    }
    found += 1;
    if (reachesEdge) touchesEdge += 1;
  }
  return { count: found, touchesEdge };
}

const WANTED = 1;
const SEEN = 2;
const FRAME = 3;

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

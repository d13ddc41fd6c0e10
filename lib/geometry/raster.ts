import { flatten, type Outline, type Point } from "./outline";

/** A black-and-white picture; 1 is ink. Row by row from the top left. */
export interface Bitmap {
  readonly size: number;
  readonly ink: Uint8Array;
}

/** Scanlines in each pixel row. */
const SUBLINES = 8;

/**
 * The outline filled by the non-zero rule in a square of `size` px that spans [-half, half] of the outline's units.
 * A pixel is ink when at least half of it is covered; coverage is exact across and sampled `SUBLINES` times down.
 */
export function rasterize(outline: Outline, size: number, half: number): Bitmap {
  const perUnit = size / (2 * half);
  const polygons = flatten(outline, 0.12 / perUnit).map((polygon) =>
    polygon.map(([x, y]): Point => [(x + half) * perUnit, (y + half) * perUnit * SUBLINES]),
  );
  const crossings = collectCrossings(polygons, size * SUBLINES);
  const coverage = new Float32Array(size * size);
  crossings.forEach((line, index) => {
    line.sort((one, other) => one.x - other.x);
    const row = Math.floor(index / SUBLINES) * size;
    let winding = 0;
    for (let item = 0; item + 1 < line.length; item++) {
      winding += line[item]!.direction;
      if (winding !== 0) addSpan(coverage, row, size, line[item]!.x, line[item + 1]!.x);
    }
  });
  const ink = new Uint8Array(size * size);
  const threshold = SUBLINES / 2 - 1e-3;
  for (let index = 0; index < ink.length; index++) ink[index] = coverage[index]! >= threshold ? 1 : 0;
  return { size, ink };
}

interface Crossing {
  readonly x: number;
  readonly direction: 1 | -1;
}

function collectCrossings(polygons: readonly Point[][], lines: number): Crossing[][] {
  const result: Crossing[][] = Array.from({ length: lines }, () => []);
  for (const polygon of polygons) {
    for (let index = 0; index < polygon.length; index++) {
      const [x1, y1] = polygon[index]!;
      const [x2, y2] = polygon[(index + 1) % polygon.length]!;
      if (y1 === y2) continue;
      const first = Math.max(0, Math.ceil(Math.min(y1, y2) - 0.5));
      const last = Math.min(lines - 1, Math.ceil(Math.max(y1, y2) - 0.5) - 1);
      const slope = (x2 - x1) / (y2 - y1);
      for (let line = first; line <= last; line++) {
        result[line]!.push({ x: x1 + (line + 0.5 - y1) * slope, direction: y2 > y1 ? 1 : -1 });
      }
    }
  }
  return result;
}

function addSpan(coverage: Float32Array, row: number, size: number, from: number, to: number): void {
  const [left, right] = [Math.max(0, from), Math.min(size, to)];
  if (right <= left) return;
  const [first, last] = [Math.floor(left), Math.min(size - 1, Math.floor(right))];
  if (first === last) {
    coverage[row + first]! += right - left;
    return;
  }
  coverage[row + first]! += first + 1 - left;
  for (let x = first + 1; x < last; x++) coverage[row + x]! += 1;
  coverage[row + last]! += right - last;
}

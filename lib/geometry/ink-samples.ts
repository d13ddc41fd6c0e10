import { type Box, flatten, type Outline } from "./outline";

/** Samples on a side: a fault of two of them is under two hundredths of the drawing. */
const SIDE = 128;
/** The grid does not meet the axes and round numbers that drawings are made of. */
const SHIFT = 0.0137;

/**
 * Whether the outline fills each of SIDE × SIDE samples spread over the box, by the non-zero rule; row by row, 1 for ink.
 * Curves are followed to a fiftieth of a sample.
 */
export function sampleInk(outline: Outline, { minX, minY, maxX, maxY }: Box): Uint8Array {
  const perUnit = SIDE / Math.max(maxX - minX, maxY - minY, 1e-9);
  const windings = new Int16Array(SIDE * SIDE);
  for (const polygon of flatten(outline, 0.02 / perUnit)) {
    let [x1, y1] = polygon.at(-1)!;
    x1 = (x1 - minX) * perUnit - 0.5 - SHIFT;
    y1 = (y1 - minY) * perUnit - 0.5 - SHIFT;
    for (const [x, y] of polygon) {
      const [x2, y2] = [(x - minX) * perUnit - 0.5 - SHIFT, (y - minY) * perUnit - 0.5 - SHIFT];
      const direction = y2 > y1 ? 1 : -1;
      const first = Math.max(0, Math.ceil(Math.min(y1, y2)));
      const last = Math.min(SIDE, Math.ceil(Math.max(y1, y2)));
      for (let row = first; row < last; row++) {
        const column = Math.max(0, Math.ceil(x1 + ((row - y1) / (y2 - y1)) * (x2 - x1)));
        if (column < SIDE) windings[row * SIDE + column]! += direction;
      }
      [x1, y1] = [x2, y2];
    }
  }
  const ink = new Uint8Array(SIDE * SIDE);
  for (let row = 0, index = 0; row < SIDE; row++) {
    for (let column = 0, winding = 0; column < SIDE; column++, index++) {
      winding += windings[index]!;
      ink[index] = winding === 0 ? 0 : 1;
    }
  }
  return ink;
}

/**
 * True when two pictures differ nowhere by as much as a block of 2 × 2 samples; along an edge single samples may fall
 * to either side.
 */
export function isSameInk(one: Uint8Array, other: Uint8Array): boolean {
  const differs = (index: number) => one[index] !== other[index];
  for (let index = 0; index < (SIDE - 1) * SIDE; index++) {
    if (!differs(index) || index % SIDE === SIDE - 1) continue;
    if (differs(index + 1) && differs(index + SIDE) && differs(index + SIDE + 1)) return false;
  }
  return true;
}

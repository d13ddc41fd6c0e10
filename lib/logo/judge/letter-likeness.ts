import { fitSquare, type Outline } from "@/lib/geometry/outline";
import { type Bitmap, rasterize } from "@/lib/geometry/raster";
import type { Letter } from "../letters/letter";
import type { MarkIdea } from "../mark";
import shapes from "./letter-shapes.json" with { type: "json" };

/** Cells on a side of the grids that letters are compared on: coarse, so that stripes, dots and cuts do not count. */
export const GRID = 16;
const PX = 64;
/** Among how many letters the name's own has to be: O, Q and D differ by a tail, and a mark may leave it out. */
const BEST = 3;

/** How much of each cell of a grid is ink, 0 to 15, row by row; each typeface's letters as a hexadecimal digit a cell. */
const REFERENCES: readonly (readonly [letter: string, grid: Float64Array])[] = Object.entries(
  shapes as Record<string, string[]>,
).flatMap(([letter, drawn]) =>
  drawn.map(
    (cells) =>
      [letter.toUpperCase(), centred(Float64Array.from(cells, (cell) => Number.parseInt(cell, 16)))] as const,
  ),
);

/**
 * Does the mark read as the letter? Its ink, its parts and the ground that it encloses are compared with A to Z in several
 * typefaces, large and small; the letter has to be among the three that one of them resembles most.
 */
export function readsAsLetter(idea: Pick<MarkIdea, "parts">, letter: Pick<Letter, "latin">): boolean {
  if (!letter.latin) return true;
  return formsOf(idea).some((form) => rankOf(letter.latin!, form) <= BEST);
}

/** The rank of the letter among all, by its most alike typeface: 1 for the first. */
function rankOf(letter: string, form: Float64Array): number {
  const best = new Map<string, number>();
  for (const [of, grid] of REFERENCES) best.set(of, Math.max(best.get(of) ?? -1, product(form, grid)));
  const own = best.get(letter) ?? -1;
  return 1 + [...best.values()].filter((other) => other > own).length;
}

/** What of a mark may be the letter: all its ink, one of its parts, all but the outer one, the ground within. */
function formsOf({ parts }: Pick<MarkIdea, "parts">): Float64Array[] {
  const outlines = parts.map(({ outline }) => outline);
  const whole = outlines.flat();
  const sets = [
    whole,
    ...(outlines.length > 1 ? outlines : []),
    ...(outlines.length > 2 ? [outlines.slice(1).flat()] : []),
  ];
  const bitmaps = sets.map(bitmapOf);
  const ground = enclosed(bitmaps[0]!);
  return [...bitmaps, ...(ground ? [ground] : [])].map((bitmap) => centred(gridOf(bitmap)));
}

/** How much of each cell is ink, 0 to 15. */
export function gridOf(bitmap: Bitmap): Float64Array {
  const { size, ink } = bitmap;
  const step = size / GRID;
  const grid = new Float64Array(GRID * GRID);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (ink[y * size + x]) grid[Math.floor(y / step) * GRID + Math.floor(x / step)]! += 15 / step ** 2;
    }
  }
  return grid;
}

/** The outline's ink, its longer side filling the picture. */
export function bitmapOf(outline: Outline): Bitmap {
  return rasterize(fitSquare(outline, 2), PX, 1);
}

/**
 * The ground that has ink to its left and right, as in a letter that is cut out of a shape and may run off its edge, moved
 * and scaled to fill the square; null when there is hardly any.
 */
function enclosed({ size, ink }: Bitmap): Bitmap | null {
  const isGround = new Uint8Array(size * size);
  let [left, right, top, bottom] = [size, -1, size, -1];
  for (let y = 0; y < size; y++) {
    const row = ink.subarray(y * size, (y + 1) * size);
    const [first, last] = [row.indexOf(1), row.lastIndexOf(1)];
    for (let x = first + 1; x < last; x++) {
      if (row[x]) continue;
      isGround[y * size + x] = 1;
      [left, right, top, bottom] = [
        Math.min(left, x),
        Math.max(right, x),
        Math.min(top, y),
        Math.max(bottom, y),
      ];
    }
  }
  const side = Math.max(right - left, bottom - top) + 1;
  if (side < size / 4) return null;
  const [middleX, middleY] = [(left + right + 1) / 2, (top + bottom + 1) / 2];
  const filled = new Uint8Array(size * size);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const sourceX = Math.floor(middleX + ((x + 0.5) / size - 0.5) * side);
      const sourceY = Math.floor(middleY + ((y + 0.5) / size - 0.5) * side);
      const isInside = sourceX >= 0 && sourceX < size && sourceY >= 0 && sourceY < size;
      if (isInside) filled[y * size + x] = isGround[sourceY * size + sourceX]!;
    }
  }
  return { size, ink: filled };
}

/** Blurred by one cell, with mean 0 and length 1, so that a product is a correlation. */
function centred(grid: Float64Array): Float64Array {
  const blurred = new Float64Array(grid.length);
  for (let y = 0; y < GRID; y++) {
    for (let x = 0; x < GRID; x++) {
      let sum = 0;
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          if (x + dx >= 0 && x + dx < GRID && y + dy >= 0 && y + dy < GRID)
            sum += grid[(y + dy) * GRID + x + dx]!;
        }
      }
      blurred[y * GRID + x] = sum;
    }
  }
  const mean = blurred.reduce((sum, cell) => sum + cell, 0) / blurred.length;
  const length = Math.hypot(...blurred.map((cell) => cell - mean)) || 1;
  return blurred.map((cell) => (cell - mean) / length);
}

function product(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < one.length; index++) sum += one[index]! * other[index]!;
  return sum;
}

import type { Bitmap } from "./raster";

/** Pixels on every side, so that a closing is not stopped by the picture's edge. */
const MARGIN = 2;
const WORD = 32;

/**
 * A picture with a margin of ground, 32 pixels a word: 3×3 erosions and dilations work on words. What lies outside is
 * ground, so that ink at the picture's edge is eroded too.
 */
export interface PackedBitmap {
  readonly wordsPerRow: number;
  readonly words: Uint32Array;
}

/** The picture in words, its margin round it. */
export function pack({ size, ink }: Bitmap): PackedBitmap {
  const rows = size + 2 * MARGIN;
  const wordsPerRow = Math.ceil(rows / WORD);
  const words = new Uint32Array(wordsPerRow * rows);
  for (let y = 0, index = 0; y < size; y++) {
    const row = (y + MARGIN) * wordsPerRow;
    for (let x = MARGIN; x < size + MARGIN; x++, index++) {
      if (ink[index] !== 0) words[row + (x >>> 5)]! |= 1 << (x & 31);
    }
  }
  return { wordsPerRow, words };
}

/** 3×3 dilation. The margin has room for two. */
export function dilate(packed: PackedBitmap): PackedBitmap {
  return combineSquares(packed, (one, two, three) => one | two | three);
}

/** 3×3 erosion. */
export function erode(packed: PackedBitmap): PackedBitmap {
  return combineSquares(packed, (one, two, three) => one & two & three);
}

type Combine = (one: number, two: number, three: number) => number;

/** Each pixel from the nine round it, 32 at a time: from the three of its row, then from the three rows. */
function combineSquares({ wordsPerRow, words }: PackedBitmap, combine: Combine): PackedBitmap {
  const rows = new Uint32Array(words.length);
  for (let index = 0; index < words.length; index++) {
    const column = index % wordsPerRow;
    const here = words[index]!;
    const before = column === 0 ? 0 : words[index - 1]!;
    const after = column === wordsPerRow - 1 ? 0 : words[index + 1]!;
    rows[index] = combine(here, (here << 1) | (before >>> 31), (here >>> 1) | (after << 31));
  }
  const result = new Uint32Array(words.length);
  for (let index = 0; index < words.length; index++) {
    result[index] = combine(rows[index - wordsPerRow] ?? 0, rows[index]!, rows[index + wordsPerRow] ?? 0);
  }
  return { wordsPerRow, words: result };
}

/** Pixels of ink. */
export function countInk({ words }: PackedBitmap): number {
  let sum = 0;
  for (let index = 0; index < words.length; index++) {
    // Bits in a word, by adding neighbors in parallel (Warren, Hacker's Delight, section 5-1).
    let bits = words[index]!;
    bits -= (bits >>> 1) & 0x55555555;
    bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
    sum += Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return sum;
}

import { fitSquare, type Outline } from "@/lib/geometry/outline";
import { fromPathData } from "@/lib/geometry/path-data";
import { type Bitmap, rasterize } from "@/lib/geometry/raster";
import type { Drawing } from "../logo.schema";
import { overlap, SILHOUETTE_PX } from "./metrics";

/** What a mark looks like in one color, for comparing it with others. */
export interface MarkFingerprint {
  /** 64 bits as 16 hexadecimal digits. */
  readonly phash: string;
  /** The 64 px silhouette, one bit a pixel, row by row from the top left: 512 bytes. */
  readonly bitmap: Uint8Array;
}

/** Two marks nearer than both of these are taken for the same. */
export const CLASH_HAMMING = 8;
export const CLASH_IOU = 0.9;

/** The fingerprint of a drawing's ink, whatever its size, position and colors. */
export function markFingerprint(drawing: Pick<Drawing, "shapes">): MarkFingerprint {
  return fingerprintOutline(drawing.shapes.flatMap(({ d }) => fromPathData(d)));
}

export function fingerprintOutline(outline: Outline): MarkFingerprint {
  return fingerprintSilhouette(rasterize(fitSquare(outline, 2), SILHOUETTE_PX, 1));
}

export function fingerprintSilhouette(silhouette: Bitmap): MarkFingerprint {
  return { phash: perceptualHash(silhouette), bitmap: packBits(silhouette) };
}

/** True when two marks would be confused: pHash within 8 bits and intersection over union of at least 0.90. */
export function collides(one: MarkFingerprint, other: MarkFingerprint): boolean {
  return (
    hamming(one.phash, other.phash) <= CLASH_HAMMING &&
    overlap(unpackBits(one.bitmap), unpackBits(other.bitmap)) >= CLASH_IOU
  );
}

/** Bits in which two 16-digit hashes differ, 0 to 64. */
export function hamming(one: string, other: string): number {
  let bits = 0;
  for (let at = 0; at < 16; at += 8) {
    bits += ones(Number.parseInt(one.slice(at, at + 8), 16) ^ Number.parseInt(other.slice(at, at + 8), 16));
  }
  return bits;
}

/** Frequencies kept in each direction. */
const KEPT = 8;
const COSINES = Float64Array.from({ length: KEPT * SILHOUETTE_PX }, (_, index) => {
  const [frequency, position] = [Math.floor(index / SILHOUETTE_PX), index % SILHOUETTE_PX];
  return Math.cos((Math.PI * frequency * (2 * position + 1)) / (2 * SILHOUETTE_PX));
});

/** In pixels of ink. Symmetry makes half of the coefficients zero: without a margin, noise would decide their bits. */
const MARGIN = 24;

/** The 8 × 8 lowest frequencies of a two-dimensional DCT-II, each one bit: clearly above their median or not. */
function perceptualHash({ ink }: Bitmap): string {
  const size = SILHOUETTE_PX;
  const rows = new Float64Array(size * KEPT);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (ink[y * size + x] === 0) continue;
      for (let u = 0; u < KEPT; u++) rows[y * KEPT + u]! += COSINES[u * size + x]!;
    }
  }
  const values = Array.from({ length: KEPT * KEPT }, (_, index) => {
    const [v, u] = [Math.floor(index / KEPT), index % KEPT];
    let sum = 0;
    for (let y = 0; y < size; y++) sum += rows[y * KEPT + u]! * COSINES[v * size + y]!;
    return sum;
  });
  const sorted = values.toSorted((a, b) => a - b);
  const median = (sorted[31]! + sorted[32]!) / 2;
  let hash = "";
  for (let at = 0; at < 64; at += 4) {
    hash += values
      .slice(at, at + 4)
      .reduce((digit, value) => digit * 2 + (value > median + MARGIN ? 1 : 0), 0)
      .toString(16);
  }
  return hash;
}

function packBits({ ink }: Bitmap): Uint8Array {
  const bytes = new Uint8Array(ink.length / 8);
  for (let index = 0; index < ink.length; index++) bytes[index >> 3]! |= ink[index]! << (7 - (index & 7));
  return bytes;
}

function unpackBits(bytes: Uint8Array): Bitmap {
  const ink = new Uint8Array(bytes.length * 8);
  for (let index = 0; index < ink.length; index++) ink[index] = (bytes[index >> 3]! >> (7 - (index & 7))) & 1;
  return { size: Math.sqrt(ink.length), ink };
}

function ones(word: number): number {
  let [rest, count] = [word >>> 0, 0];
  for (; rest !== 0; rest = (rest & (rest - 1)) >>> 0) count += 1;
  return count;
}

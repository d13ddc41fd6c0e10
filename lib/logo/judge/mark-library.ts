import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { CLASH_HAMMING, type MarkFingerprint } from "./mark-fingerprint";

/** Fingerprints in a form that a file can hold; silhouettes at 32 px. */
export interface PackedMarks {
  readonly count: number;
  /** 64 bits a mark, base64. */
  readonly hashes: string;
  /** 128 bytes a mark, brotli, base64. */
  readonly bitmaps: string;
}

/** Bytes of a 32 px silhouette. */
const SMALL_BYTES = 128;
/** At 32 px edges count for more: a little below 0.90 holds for every pair that reaches 0.90 at 64 px. */
const SMALL_IOU = 0.86;

export function packMarks(prints: readonly MarkFingerprint[]): PackedMarks {
  return {
    count: prints.length,
    hashes: Buffer.from(prints.map(({ phash }) => phash).join(""), "hex").toString("base64"),
    bitmaps: brotliCompressSync(Buffer.concat(prints.map(({ bitmap }) => halve(bitmap)))).toString("base64"),
  };
}

/** A function that gives the indices of all packed marks that a mark would be confused with. */
export function openMarks({ count, hashes, bitmaps }: PackedMarks): (print: MarkFingerprint) => number[] {
  const bytes = Buffer.from(hashes, "base64");
  const words = Uint32Array.from({ length: 2 * count }, (_, index) => bytes.readUInt32BE(4 * index));
  const pictures = brotliDecompressSync(Buffer.from(bitmaps, "base64"));
  return ({ phash, bitmap }) => {
    const [high, low] = [Number.parseInt(phash.slice(0, 8), 16), Number.parseInt(phash.slice(8), 16)];
    const found: number[] = [];
    let small: Uint8Array | null = null;
    for (let index = 0; index < count; index++) {
      const distance = ones(words[2 * index]! ^ high) + ones(words[2 * index + 1]! ^ low);
      if (distance > CLASH_HAMMING) continue;
      small ??= halve(bitmap);
      if (intersectionOverUnion(small, pictures, index * SMALL_BYTES) >= SMALL_IOU) found.push(index);
    }
    return found;
  };
}

/** A 64 px silhouette at 32 px: ink where at least half of the four pixels are. */
function halve(bitmap: Uint8Array): Uint8Array {
  const bit = (x: number, y: number) => (bitmap[y * 8 + (x >> 3)]! >> (7 - (x & 7))) & 1;
  const result = new Uint8Array(SMALL_BYTES);
  for (let y = 0; y < 32; y++) {
    for (let x = 0; x < 32; x++) {
      const [left, top] = [2 * x, 2 * y];
      const ink = bit(left, top) + bit(left + 1, top) + bit(left, top + 1) + bit(left + 1, top + 1);
      if (ink >= 2) result[y * 4 + (x >> 3)]! |= 1 << (7 - (x & 7));
    }
  }
  return result;
}

function intersectionOverUnion(one: Uint8Array, others: Uint8Array, offset: number): number {
  let [both, either] = [0, 0];
  for (let at = 0; at < SMALL_BYTES; at++) {
    both += ones(one[at]! & others[offset + at]!);
    either += ones(one[at]! | others[offset + at]!);
  }
  return either === 0 ? 0 : both / either;
}

function ones(word: number): number {
  let rest = word - ((word >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

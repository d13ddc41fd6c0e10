import { Resvg } from "@resvg/resvg-js";
import { deflateIndexes, encodeIndexedPng, type Rgba } from "@/lib/geometry/indexed-png";

/** An indexed PNG has so many colors at most (PNG specification, 11.2.2). */
const MOST_COLORS = 256;

/**
 * The PNG of a scene's SVG, by resvg. Scenes are flat: a few colors, and where edges are smoothed the steps between two of
 * them. The most frequent 256 are kept and the others shown by the nearest of those, a difference nobody sees; one
 * byte a pixel instead of four to pack and to check.
 */
export function sceneToPng(svg: string, width: number): Uint8Array {
  const image = new Resvg(svg, {
    fitTo: { mode: "width", value: width },
    font: { loadSystemFonts: false },
  }).render();
  const { pixels } = image;
  // Signed, because V8 keeps no opaque pixel's unsigned word without a heap number.
  const words = new Int32Array(pixels.buffer, pixels.byteOffset, image.width * image.height);
  const counts = countColors(words);
  const colors = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]).map(([color]) => color);
  const kept = colors.slice(0, MOST_COLORS);
  const indexOf = new Map(kept.map((color, index) => [color, index]));
  for (const color of colors.slice(MOST_COLORS)) indexOf.set(color, nearest(color, kept));
  const indexes = new Uint8Array(words.length);
  let last = words[0]!;
  let index = indexOf.get(last)!;
  for (let at = 0; at < words.length; at++) {
    const color = words[at]!;
    if (color !== last) {
      last = color;
      index = indexOf.get(color)!;
    }
    indexes[at] = index;
  }
  return encodeIndexedPng(deflateIndexes(indexes, image.width, image.height), kept.map(channels));
}

/** How often each color stands in the picture, counted by runs: most pixels have the color of the one before. */
function countColors(words: Int32Array): Map<number, number> {
  const counts = new Map<number, number>();
  for (let start = 0; start < words.length; ) {
    const color = words[start]!;
    let end = start + 1;
    while (end < words.length && words[end] === color) end++;
    counts.set(color, (counts.get(color) ?? 0) + end - start);
    start = end;
  }
  return counts;
}

function nearest(color: number, kept: readonly number[]): number {
  const [red, green, blue] = channels(color);
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (let index = 0; index < kept.length; index++) {
    const [r, g, b] = channels(kept[index]!);
    const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
    if (distance < least) [best, least] = [index, distance];
  }
  return best;
}

/** Of a pixel as a little-endian word. Every scene covers its whole area, so that all are opaque. */
function channels(word: number): Rgba {
  return [word & 255, (word >> 8) & 255, (word >> 16) & 255, 255];
}

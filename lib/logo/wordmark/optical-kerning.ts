import type { PlacedGlyph } from "@/lib/fonts/typesetter";
import { flatten } from "@/lib/geometry/outline";

const SCANLINES = 64;
/** White deeper than this share of the x-height does not count: the eye does not look further into an L or a T. */
const DEPTH_OF_X_HEIGHT = 0.45;
/** No pair moves further than this, in em. */
const LIMIT_EM = 0.04;
/** The font's own kerning is mostly right; half the way to the median evens out what it left. */
const STRENGTH = 0.5;
/** Scripts whose letters stand apart; joined and stacked scripts keep the font's positions. */
const SEPARATE_SCRIPTS = new Set(["latn", "cyrl", "grek", "armn", "geor", "DFLT"]);

interface Band {
  readonly capHeight: number;
  readonly xHeight: number;
}

/**
 * Moves letters so that the white between them is more even. For each pair the gap is averaged over 64 scanlines from
 * baseline to cap height, each clamped at 0.45 × x-height; each pair then moves towards its word's median.
 * @param tracking added between all letters of separate scripts, in em.
 */
export function opticallyKern(line: readonly PlacedGlyph[], band: Band, tracking: number): PlacedGlyph[] {
  const edges = line.map((glyph) => profile(glyph, band.capHeight));
  const gaps = line.map((glyph, index): number | null => {
    const next = line[index + 1];
    if (!next || !separate(glyph) || !separate(next)) return null;
    return meanGap(edges[index]!, edges[index + 1]!, next.x - glyph.x, band.xHeight * DEPTH_OF_X_HEIGHT);
  });
  const medians = wordMedians(line, gaps);
  let shift = 0;
  return line.map((glyph, index) => {
    const moved = { ...glyph, x: glyph.x + shift };
    const [gap, median] = [gaps[index], medians[index]];
    if (gap != null && median != null) {
      shift += Math.max(-LIMIT_EM, Math.min(LIMIT_EM, (median - gap) * STRENGTH));
    }
    if (separate(glyph) || glyph.outline.length === 0) shift += tracking;
    return moved;
  });
}

function separate(glyph: PlacedGlyph): boolean {
  return glyph.outline.length > 0 && glyph.advance > 0 && SEPARATE_SCRIPTS.has(glyph.script);
}

/** Leftmost and rightmost ink on each scanline, relative to the glyph's own origin; null where there is none. */
type Profile = readonly (readonly [left: number, right: number] | null)[];

function profile({ outline }: PlacedGlyph, capHeight: number): Profile {
  const left = new Array<number>(SCANLINES).fill(Infinity);
  const right = new Array<number>(SCANLINES).fill(-Infinity);
  const lineOf = (y: number) => (-y / capHeight) * SCANLINES - 0.5;
  for (const polygon of flatten(outline, 0.004)) {
    polygon.forEach(([x1, y1], index) => {
      const [x2, y2] = polygon[(index + 1) % polygon.length]!;
      const [a, b] = [lineOf(y1), lineOf(y2)];
      const [first, last] = [Math.max(0, Math.ceil(Math.min(a, b))), Math.min(SCANLINES - 1, Math.max(a, b))];
      for (let line = first; line <= last; line++) {
        const x = a === b ? x1 : x1 + ((line - a) / (b - a)) * (x2 - x1);
        left[line] = Math.min(left[line]!, x);
        right[line] = Math.max(right[line]!, x);
      }
    });
  }
  return left.map((value, index) => (value === Infinity ? null : [value, right[index]!]));
}

function meanGap(one: Profile, other: Profile, distance: number, depth: number): number {
  let sum = 0;
  for (let line = 0; line < SCANLINES; line++) {
    const [a, b] = [one[line], other[line]];
    sum += a && b ? Math.min(depth, distance + b[0] - a[1]) : depth;
  }
  return sum / SCANLINES;
}

/** For each pair the median gap of its word; null for words with fewer than three pairs, which have no rhythm yet. */
function wordMedians(line: readonly PlacedGlyph[], gaps: readonly (number | null)[]): (number | null)[] {
  const result = gaps.map((): number | null => null);
  let word: number[] = [];
  const finish = () => {
    const sorted = word.map((index) => gaps[index]!).sort((one, other) => one - other);
    const median = sorted[Math.floor(sorted.length / 2)];
    if (word.length >= 3) for (const index of word) result[index] = median ?? null;
    word = [];
  };
  line.forEach((_, index) => {
    if (gaps[index] === null) finish();
    else word.push(index);
  });
  finish();
  return result;
}

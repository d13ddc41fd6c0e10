import {
  fitSquare,
  flatten,
  inkArea,
  type Outline,
  scale,
  signedArea,
  translate,
} from "@/lib/geometry/outline";
import { centroid, fillTogether, roomInside } from "@/lib/geometry/placement";
import type { HeraldicField } from "@/lib/logo/fields/heraldic-fields";
import { chargesFor, punched } from "@/lib/logo/fields/heraldry";
import { drawInitial, isBroad } from "@/lib/logo/letters/draw-initial";
import type { MarkPart, MarkSketch, Motif } from "@/lib/logo/mark";
import { between, type Random } from "@/lib/model/random";
import type { FamilyInput } from "../family";

/** One way to part a field and charge it; null where it comes out unsound. */
export type Way = (random: Random, field: HeraldicField, pool: Pool) => MarkSketch | null;

/** What a part bears: its longer side 100, its box's middle at the origin. */
export interface Bearing {
  readonly name: string;
  readonly motifs: readonly Motif[];
  readonly outline: Outline;
  /** Its size against the square that has room for it: what leaves its corners free may be larger. */
  readonly share: number;
  /** Below this size it is a speck, or its strokes are too thin. */
  readonly least: number;
}

/** What the ways of one draw choose from: drawn once, because drawing is slow. */
export interface Pool {
  readonly all: readonly Bearing[];
  readonly charges: readonly Bearing[];
}

export function drawPool({ random, letter, symbols }: FamilyInput): Pool {
  const charges = random
    .shuffle(chargesFor(symbols))
    .slice(0, 3)
    .map(({ name, motifs, draw }): Bearing => {
      return { name, motifs, outline: fitSquare(draw(random), 100), share: 1.1, least: 21 };
    });
  const things = symbols.slice(0, SYMBOLS).flatMap(({ id, name, draw }): Bearing[] => {
    const outline = fitSquare(draw(random), 100);
    if (outline.length > 1 || outline.flat().length > SYMBOL_SEGMENTS) return [];
    return [{ name, motifs: [`symbol:${id}`], outline, share: 1.05, least: 23 }];
  });
  const initial = letter?.latin ? [initialBearing(random, letter.latin)] : [];
  return { all: [...charges, ...things, ...things, ...initial, ...initial], charges };
}

const SYMBOLS = 2;
/** Charges are small: what has more to it is lost. */
const SYMBOL_SEGMENTS = 22;

function initialBearing(random: Random, latin: string): Bearing {
  const width = isBroad(latin) ? ([19, 21] as const) : ([22, 25] as const);
  const outline = drawInitial(random, latin, { width, half: [40, 48], radii: [0, 12, 60] });
  return { name: latin, motifs: ["letter"], outline: fitSquare(outline, 100), share: 1, least: 29 };
}

/** In the middle of the part's largest square, clear of its edges; null where it would be a speck, or `more` units short of enough. */
export function placed({ outline, share, least }: Bearing, part: Outline, { more = 0 } = {}): Outline | null {
  const { x, y, side } = roomInside(part);
  const size = Math.min(MOST, (side - 2 * CLEAR) * share);
  if (size < least + more) return null;
  return translate(scale(outline, size / 100), Math.abs(x) < 2 ? 0 : x, y);
}

const CLEAR = 5.5;
const MOST = 56;

/** Null where there is no room. */
export function opened(part: Outline, bearing: Bearing): Outline | null {
  const thing = placed(bearing, part);
  return thing && punched(part, thing);
}

/** Fine, plain or broad: a crest keeps to one of them. */
export function drawGap(random: Random): number {
  return random.pick([
    () => between(random, 5.8, 7),
    () => between(random, 7, 9),
    () => between(random, 10, 13),
  ])();
}

/** Broad enough to stand at 16 px once the mark is scaled to its square. */
export function drawRim(random: Random): number {
  return between(random, 11.5, 14);
}

/** Of the middle of gravity from the box's. */
const OFF_MAX = 5.5;
const COMMANDS_MAX = 48;
const SMALLEST_SHARE = 0.016;

export function idea(
  variant: string,
  field: HeraldicField,
  bearings: readonly Bearing[],
  where: string,
  parts: readonly MarkPart[],
): MarkSketch | null {
  const drawn = fillTogether(parts);
  const whole = drawn.flatMap(({ outline }) => outline);
  const least = inkArea(whole) * SMALLEST_SHARE;
  const [x, y] = centroid(whole);
  if (Math.hypot(x, y) > OFF_MAX) return null;
  if (
    whole.flat().length + 2 * whole.length > COMMANDS_MAX ||
    flatten(whole, 0.4).some((line) => Math.abs(signedArea(line)) < least)
  )
    return null;
  return {
    variant,
    concept: `${bearings.map(({ name }) => name).join(" and ")} ${where}, on a ${field.name}`,
    motifs: [...bearings.flatMap(({ motifs }) => motifs), field.motif],
    roundness: field.roundness,
    parts: drawn,
  };
}

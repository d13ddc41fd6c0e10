import type { Corner } from "@/lib/geometry/band";
import type { EndForm } from "@/lib/geometry/band-end";
import type { Outline } from "@/lib/geometry/outline";
import { fillTogether } from "@/lib/geometry/placement";
import { passesGates } from "@/lib/logo/judge/gates";
import type { MarkPart, MarkSketch, Motif } from "@/lib/logo/mark";
import { between, type Random } from "@/lib/model/random";
import { type Strand, weave } from "./interlace-geometry";

/** What is said of an interlaced mark. */
export interface About {
  readonly variant: string;
  readonly concept: string;
  readonly motifs: readonly Motif[];
  /** The mean rounding of the corners, in widths of the band. */
  readonly roundness: number;
}

interface Knot extends About {
  readonly strands: readonly Strand[];
  /** Of the band, in units of 100: from, to. */
  readonly width: readonly [number, number];
  /** Degrees that the whole may be turned by. */
  readonly turns: readonly number[];
  /** The forms that free ends may take; all of them when left out. */
  readonly ends?: readonly EndForm[];
}

const END_FORMS: readonly EndForm[] = ["flat", "axis", "round"];
export const QUARTERS = [0, 90, 180, 270];

/** A mark of woven strands; weight, gap, ends, turn and hand are drawn here. */
export function knot(
  random: Random,
  { strands, width, turns, ends = END_FORMS, ...about }: Knot,
): MarkSketch {
  const [turn, hand] = [random.pick(turns), random.pick([1, -1])];
  const placedStrands = strands.map((strand) => ({
    ...strand,
    corners: strand.corners.map((corner) => placed(corner, turn, hand)),
  }));
  return interlaced(
    about,
    weave(placedStrands, {
      width: between(random, ...width),
      gap: between(random, 5.6, 7),
      ends: random.pick(ends),
      flip: random.next() < 0.5,
    }),
  );
}

/** A letter of bands has what symmetry the letter has. */
export const SYMMETRY = "asymmetric";
const TRIES = 4;

/** For forms that are only now and then in balance: nothing is clipped here, so that a second draw costs little. */
export function settled(random: Random, form: (random: Random) => MarkSketch): MarkSketch {
  let idea = form(random);
  for (let attempt = 1; attempt < TRIES && !passesGates(idea.parts, SYMMETRY); attempt++) idea = form(random);
  return idea;
}

export function interlaced(
  { variant, concept, motifs, roundness }: About,
  outlines: readonly Outline[],
): MarkSketch {
  const parts = outlines.map(
    (outline, index): MarkPart => ({ outline, fill: index % 2 ? "accent" : "primary" }),
  );
  return {
    variant,
    concept,
    motifs,
    roundness: Math.min(1, roundness * 0.35),
    parts: fillTogether(parts),
  };
}

/** As round as there is room, in widths of the band. */
export const ROUND = 9;

export const ROUNDINGS = [0, 0.5, 1, ROUND] as const;

/** One rounding for all corners, or two that contrast. */
export function roundingPair(random: Random): [number, number] {
  const one = random.pick(ROUNDINGS);
  return random.next() < 0.6 ? [one, one] : [one, random.pick(ROUNDINGS)];
}

/** Turned and, with `hand` -1, mirrored. */
function placed([x, y, radius = 0]: Corner, turn: number, hand: number): Corner {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [x * hand * cos - y * sin, x * hand * sin + y * cos, radius];
}

import type { Outline } from "@/lib/geometry/outline";
import type { Random } from "@/lib/model/random";

/** What a construction is drawn with: every brand has its own measures. */
export interface Measures {
  readonly random: Random;
  /** A float in [from, to). */
  readonly v: (from: number, to: number) => number;
  /** The width of the gaps between the solids, in hundredths of the height. */
  readonly gap: number;
}

/** One way to build a letter: its parts in the square of [-50, 50], which do not touch; the first is the main one. */
export type LetterDesign = (measures: Measures) => Outline[];

export type LetterDesigns = Readonly<Record<string, readonly LetterDesign[]>>;

import type { Style } from "@/lib/model/brief.schema";
import type { Random } from "@/lib/model/random";
import type { Letter } from "../letters/letter";
import type { MarkSketch, Symmetry } from "../mark";
import type { MarkSymbol } from "../symbols/symbol";

export interface FamilyInput {
  readonly random: Random;
  /** Null when the name has no character with an outline; letter families then draw nothing. */
  readonly letter: Letter | null;
  /** What the brief is about, most fitting first; never empty. */
  readonly symbols: readonly MarkSymbol[];
}

export interface Family {
  readonly id: string;
  /** How well the family suits a style, 0 to 1. */
  readonly styles: Readonly<Record<Style, number>>;
  /** Declared before anything is drawn; the gates go by it. */
  readonly symmetry: Symmetry;
  /** It sets two letters beside or over each other, so that neither has to be read alone. */
  readonly isPair?: true;
  /** Its marks are plain cuts, whose corners may be rounded; the others draw or inherit theirs. */
  readonly isCut?: true;
  /**
   * The largest share of brands whose mark the calibration lets it be, 0 to 1, where that is less than other families'.
   * Said of those that the judges of the blind test tell most often: one of the directions, but seldom the mark.
   */
  readonly largestShare?: number;
  /** Of the 26 capitals, at least this many get a mark that passes every gate, by two seeds each. */
  readonly lettersServed: number;
  readonly draw: (input: FamilyInput) => MarkSketch[];
}

/** The sketches of some of a family's ways, by lot: all for every name, and the same handful would stand for every brand. */
export function drawSome(
  random: Random,
  ways: readonly ((random: Random) => MarkSketch)[],
  count: number,
): MarkSketch[] {
  return random
    .shuffle(ways)
    .slice(0, count)
    .map((way) => way(random));
}

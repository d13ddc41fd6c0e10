import type { Style } from "@/lib/model/brief.schema";
import type { Random } from "@/lib/model/random";
import type { Letter } from "../letters/letter";
import type { MarkIdea, Symmetry } from "../mark";
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
  readonly draw: (input: FamilyInput) => MarkIdea[];
}

/** The ideas of some of a family's ways, by lot: all for every name, and the same handful would stand for every brand. */
export function drawSome(
  random: Random,
  ways: readonly ((random: Random) => MarkIdea)[],
  count: number,
): MarkIdea[] {
  return random
    .shuffle(ways)
    .slice(0, count)
    .map((way) => way(random));
}

import type { Outline } from "@/lib/geometry/outline";
import type { Style } from "@/lib/model/brief.schema";
import type { Random } from "@/lib/model/random";
import type { FillRole } from "../logo.schema";
import type { MarkSymbol } from "../symbols/symbol";

/** What a form can stand for; matched with what the brief is about. */
const MOTIFS = [
  "sun",
  "leaf",
  "flower",
  "water",
  "drop",
  "mountain",
  "gem",
  "spark",
  "home",
  "eye",
  "shield",
  "together",
  "cycle",
  "path",
  "box",
  "layers",
  "orbit",
  "gate",
  "letter",
  // Set in a field as it is in the typeface: it names the brand and says nothing of it.
  "plain-letter",
] as const;
/** A general form, or one of the symbols by its id. */
export type Motif = (typeof MOTIFS)[number] | `symbol:${string}`;

/** Parts of a mark never touch or overlap: in one colour they are told apart by the gaps between them. */
export interface MarkPart {
  readonly outline: Outline;
  /** Marks that are drawn here have no "ink", which is the color of text; a customer's may. */
  readonly fill: FillRole;
}

/** A drawn candidate, in a square of about [-50, 50]. */
export interface MarkIdea {
  readonly family: string;
  readonly variant: string;
  /** What the form shows, in a few words that a person reads. */
  readonly concept: string;
  readonly motifs: readonly Motif[];
  /** 0 angular (hard) to 1 circular (soft). */
  readonly roundness: number;
  readonly parts: readonly MarkPart[];
}

/** The initial of the name as a heavy glyph, its longer side 100, centred on the origin. */
export interface Letter {
  readonly character: string;
  readonly outline: Outline;
  /** Its lower-case form in the same square; null where the script or the face has none of its own. */
  readonly small: Outline | null;
  /** A–Z when the character folds to one, else null. */
  readonly latin: string | null;
  /** Serifs make broken edges where a letter is cropped. */
  readonly hasSerifs: boolean;
  /** The letter that stands beside it in a monogram: the second word's initial, else the name's second letter. */
  readonly companion: Letter | null;
}

export interface FamilyInput {
  readonly random: Random;
  /** Null when the name has no character with an outline; letter families then draw nothing. */
  readonly letter: Letter | null;
  /** What the brief is about, most fitting first; never empty. */
  readonly symbols: readonly MarkSymbol[];
}

/**
 * Whether the marks of a family must look the same mirrored or turned, or may clearly not: letters have what symmetry
 * they have, and a shadow falls to one side.
 */
export type Symmetry = "symmetric" | "asymmetric";

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

/** A float in [from, to). */
export function between(random: Random, from: number, to: number): number {
  return from + (to - from) * random.next();
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

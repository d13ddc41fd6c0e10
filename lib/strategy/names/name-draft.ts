import type { TradeFound } from "../find-trades";

export const NAME_METHODS = ["own word", "real word", "metaphor", "compound"] as const;
export type NameMethod = (typeof NAME_METHODS)[number];

/** A name as it is written, and how it came to be. */
export interface NameDraft {
  readonly name: string;
  readonly method: NameMethod;
  /** Whole sentences in English. */
  readonly why: string;
  /** The words it was made of, so that alternatives do not repeat them. */
  readonly sources: readonly string[];
  /** The word of the idea that led to it; absent where the name is for all that its list is for. */
  readonly said?: SaidWord;
  /** The trade that lends it. */
  readonly found?: TradeFound;
}

/** A word of the idea as written, and as cues are compared with it. */
export interface SaidWord {
  readonly text: string;
  readonly folded: string;
  /** How many words of the idea stand before it. */
  readonly at: number;
  /** In a capital in the middle of a sentence: outside of German no thing, but a place or a person. */
  readonly isProper: boolean;
}

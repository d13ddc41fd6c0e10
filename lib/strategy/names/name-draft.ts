import type { TradeLanguage } from "../trades/trade";
import type { Quality } from "./lexicon/qualities";

export const NAME_METHODS = ["own word", "real word", "metaphor", "compound"] as const;
export type NameMethod = (typeof NAME_METHODS)[number];

/** A name as it is written, and how it came to be. */
export interface NameDraft {
  readonly name: string;
  readonly method: NameMethod;
  /** Whole sentences in English. */
  readonly why: string;
  /** How plainly it belongs to this idea, 0 to 1. */
  readonly fit: number;
  /** How good a word it is by itself, 0 to 1: known to most people, or well joined. */
  readonly craft: number;
  /** The words it was made of, so that alternatives do not repeat them. */
  readonly sources: readonly string[];
}

/** What in the brief led to a word. */
export interface Lead {
  readonly kind: "word" | "audience" | "feature" | "trade" | "mood";
  /** As written in the brief; the trade's or mood's name for those. */
  readonly text: string;
}

/** A word of the lexicon that this idea calls up. */
export interface NameWord {
  /** Small letters a to z. */
  readonly text: string;
  readonly language: string;
  /** What it means; may be empty for a word that everyone knows. */
  readonly gloss: string;
  readonly isVerb: boolean;
  /** Too bare to stand alone, good in company. */
  readonly isPlain: boolean;
  /** The two words that it was put together of, where that is how it is explained. */
  readonly parts?: readonly [string, string];
  readonly field: string;
  readonly scene: string;
  readonly lead: Lead;
  readonly relevance: number;
}

export interface NameMaterial {
  /** Of the six with word lists; English stands in for others. */
  readonly language: TradeLanguage;
  /** Words in the idea's language, nearest first. */
  readonly own: readonly NameWord[];
  /** The idea's own things, small Latin letters, most telling first. */
  readonly ideaWords: readonly string[];
  readonly qualities: readonly {
    readonly quality: Quality;
    readonly lead: Lead;
    readonly relevance: number;
  }[];
}

export type DraftMethod = (material: NameMaterial) => NameDraft[];

/** Do two different words of the idea itself lead to the two? */
export function areBothNamed({ lead: one }: NameWord, { lead: other }: NameWord): boolean {
  return one.kind === "word" && other.kind === "word" && one.text !== other.text;
}

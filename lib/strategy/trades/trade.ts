import type { ColorMood, PersonalityDimension, TypeVoice } from "../strategy.schema";

export type TradeLanguage = "en" | "fr" | "de" | "es" | "pt" | "it";

/** A line of business: how to recognise it, and what it suggests. */
export interface Trade {
  /** `[a-z-]`, recorded in the strategy. */
  readonly id: string;
  /** Word beginnings, lower case without accents, by language; a token matches when it starts with one of them. */
  readonly words: Partial<Record<TradeLanguage, string>>;
  /** Words of scripts without word ends that can be relied on, found anywhere in the text. */
  readonly native?: string;
  /** Moods of colour that suit the trade, the usual one first. */
  readonly moods: readonly [ColorMood, ...ColorMood[]];
  readonly voice: TypeVoice;
  readonly traits: readonly PersonalityDimension[];
  /** Things that a mark may draw. */
  readonly symbols: readonly string[];
}

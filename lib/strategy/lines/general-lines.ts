import { SENTENCES } from "../sentences/sentences";
import type { ColorMood } from "../strategy.schema";
import { TRADE_LANGUAGES, type TradeLanguage } from "../trade.schema";

type Lines = Readonly<Record<ColorMood, readonly string[]>>;

/** Taglines that claim nothing but a way of working, in the languages whose ideas are cut. */
export const GENERAL_LINES = Object.fromEntries(
  TRADE_LANGUAGES.map((language) => [language, SENTENCES[language]!.lines]),
) as Readonly<Record<TradeLanguage, Lines>>;

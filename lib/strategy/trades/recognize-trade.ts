import { fold } from "../language/fold";
import { tokenize, type Word } from "../language/tokenize";
import { MODIFIERS } from "../words/english-nouns";
import { EVERYDAY_TRADES } from "./everyday-trades";
import { FOOD_TRADES } from "./food-trades";
import { LIFE_TRADES } from "./life-trades";
import { PLACE_TRADES } from "./place-trades";
import { TECH_TRADES } from "./tech-trades";
import type { Trade, TradeLanguage } from "./trade";
import { WORK_TRADES } from "./work-trades";

export const TRADES: readonly Trade[] = [
  ...FOOD_TRADES,
  ...LIFE_TRADES,
  ...PLACE_TRADES,
  ...WORK_TRADES,
  ...TECH_TRADES,
  ...EVERYDAY_TRADES,
];

/** What stands in when no trade's words occur. */
export const GENERAL_TRADE: Trade = {
  id: "general",
  words: {},
  moods: ["trust", "growth", "energy"],
  voice: "grotesque",
  traits: ["competence"],
  symbols: ["circles-three", "asterisk", "compass"],
};

export interface TradeMatch {
  readonly trade: Trade;
  /** The words that led to it, as written, first mention first. */
  readonly evidence: readonly string[];
  readonly score: number;
  /** A trade that lends its means to others, as software does: its pictures say little about this idea. */
  readonly isBroad: boolean;
}

interface TradeInput {
  /** In lower case. */
  readonly text: string;
  readonly words: readonly Word[];
  readonly language: string;
  /** The part of the idea that says for whom: a bank's app for dentists is not a dentist. */
  readonly audience: string;
  /** The part that says what it is and does. */
  readonly offer: string;
  /** Its head noun, empty when that cannot be told. */
  readonly head: string;
}

const AUDIENCE_WEIGHT = 0.45;
const MODIFIER_WEIGHT = 0.5;
const OFFER_WEIGHT = 1.4;
/** "With a rooftop garden" tells how, not what. */
const BESIDE_WEIGHT = 0.8;
/** The head of what it is: a "tattoo removal clinic" is a clinic. */
const HEAD_WEIGHT = 1.75;
const ENDING_MAX = 4;
/** What may follow an English word's beginning: a "booth" is no "boot". */
const ENGLISH_ENDING =
  /^(?:e?s|e?d|ing|e?rs?|e?ry|y|ies?|ists?|ics?|al|ly|ors?|ions?|en|ish|man|men|age|able|ive|ment|ian|ants?|ents?|ure|e|ess|ful|less|i?ty|ons?|tion|cy|like|’s|’)$/u;
/** Words that many trades use: they decide only when nothing else does. */
const BROAD_TRADES = new Set([
  "software",
  "marketplace",
  "artificial-intelligence",
  "logistics",
  "consulting",
]);
const vocabulary = TRADES.map((trade) => ({
  trade,
  beginnings: Object.entries(trade.words).map(
    ([language, words]) => [language as TradeLanguage, words.split(" ")] as const,
  ),
  native: trade.native?.split(" ") ?? [],
}));

/** Trades whose words occur in the text, best first; earlier and more specific words count more. */
export function recognizeTrades({ text, words, language, audience, offer, head }: TradeInput): TradeMatch[] {
  const audienceWords = new Set(tokenize(audience).map((word) => fold(word.text)));
  const headWord = fold(head);
  const offerWords = new Set(tokenize(offer).map((word) => fold(word.text)));
  const matches = vocabulary.map(({ trade, beginnings, native }) => {
    const evidence = new Map<string, number>();
    const own = beginnings.find(([code]) => code === language)?.[1];
    const lists = own ? [own] : beginnings.map(([, list]) => list);
    words.forEach((word, position) => {
      const best = Math.max(0, ...lists.map((list) => matchStrength(fold(word.text), list, language)));
      if (best > 0) {
        const folded = fold(word.text);
        const weight =
          folded === headWord
            ? HEAD_WEIGHT
            : MODIFIERS.has(folded)
              ? MODIFIER_WEIGHT
              : offerWords.has(folded)
                ? OFFER_WEIGHT
                : audienceWords.has(folded)
                  ? AUDIENCE_WEIGHT
                  : BESIDE_WEIGHT;
        evidence.set(word.text, (best * weight) / (1 + position * 0.045));
      }
    });
    for (const part of native) if (text.includes(part)) evidence.set(part, 0.8 + part.length * 0.2);
    const strength = [...evidence.values()].reduce((sum, value) => sum + value, 0);
    return {
      trade,
      evidence: [...evidence.keys()],
      score: strength * (BROAD_TRADES.has(trade.id) ? 0.6 : 1),
      isBroad: BROAD_TRADES.has(trade.id),
    };
  });
  return matches.filter((match) => match.score > 0).sort((a, b) => b.score - a.score);
}

/** Is this one of the trade's own plain words? Names must not be. */
export function isTradeWord(trade: Trade, word: string): boolean {
  const folded = fold(word);
  return Object.values(trade.words).some((words) => matchStrength(folded, words.split(" ")) > 0);
}

/** "er" of "garden|er", "ger" of "jog|ger". */
function isEnglishEnding(beginning: string, ending: string): boolean {
  return (
    ENGLISH_ENDING.test(ending) || (ending[0] === beginning.at(-1) && ENGLISH_ENDING.test(ending.slice(1)))
  );
}

function matchStrength(token: string, beginnings: readonly string[], language = ""): number {
  let best = 0;
  for (const beginning of beginnings) {
    const isWhole = token === beginning;
    const ending = token.startsWith(beginning) ? token.slice(beginning.length) : "";
    const isInflected =
      beginning.length >= 4 &&
      ending !== "" &&
      ending.length <= ENDING_MAX &&
      (language !== "en" || isEnglishEnding(beginning, ending));
    const isPlural = beginning.length < 4 && token === `${beginning}s`;
    // German compounds carry the telling noun anywhere: "Sauerteigbrot", "Kinderkleidung".
    const isCompound = language === "de" && beginning.length >= 4 && token.startsWith(beginning);
    const isInside =
      isCompound ||
      (beginning.length >= 5 && token.length >= beginning.length + 3 && token.includes(beginning));
    if (isWhole) best = Math.max(best, 1.2);
    else if (isInflected || isPlural) best = Math.max(best, 1);
    else if (isInside) best = Math.max(best, 0.7);
  }
  return best;
}

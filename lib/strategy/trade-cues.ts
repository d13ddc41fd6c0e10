import { fold } from "./language/fold";
import { TRADE_LANGUAGES, type Trade, type TradeLanguage } from "./trade.schema";
import { wordSets } from "./words/word-set";
import words from "./words.json";

/** What a hint counts beside a word that names the trade. */
export const HINT = 0.15;

/** Common words that begin or end as a cue does, and mean another thing. */
const NO_TRADE: Readonly<Record<string, ReadonlySet<string>>> = wordSets(words["stop-words"].noTrade);

/** One word, or some in a row, as `trade.schema.ts` writes them. */
export interface Cue {
  readonly parts: readonly string[];
  readonly text: string;
  readonly isPrefix: boolean;
  readonly isExact: boolean;
  readonly share: number;
}

const parsed = new Map<string, readonly Cue[]>();

export function cuesOf(list: string): readonly Cue[] {
  const known = parsed.get(list);
  if (known) return known;
  const cues = list
    .split(" ")
    .filter((entry) => entry !== "")
    .map((entry) => {
      const cue = entry.replace("?", "");
      const parts = cue.replace("*", "").split("_").filter(Boolean);
      return {
        parts,
        text: parts.join("_"),
        isPrefix: cue.endsWith("*"),
        isExact: cue.endsWith("_"),
        share: entry.endsWith("?") ? HINT : 1,
      };
    });
  parsed.set(list, cues);
  return cues;
}

/**
 * Where the first of the cues stands among folded words, or -1. Within a German compound it stands at either end, and
 * not in the middle ("eisen" in "Reisende").
 */
export function findCue(list: string, words: readonly string[], language: TradeLanguage): number {
  const cues = cuesOf(list);
  return words.findIndex((word, at) =>
    cues.some((cue) =>
      cue.parts.length > 1
        ? standsAt(cue, words, at)
        : matches(word, cue, language) &&
          (language !== "de" || word.startsWith(cue.text) || word.endsWith(cue.text)),
    ),
  );
}

/** Do the words of a cue of several stand here in a row? The last may end in "s", or go on where the cue is a beginning. */
export function standsAt({ parts, isPrefix }: Cue, words: readonly string[], at: number): boolean {
  return parts.every((part, offset) => {
    const word = words[at + offset] ?? "";
    const isLast = offset === parts.length - 1;
    return word === part || (isLast && (word === `${part}s` || (isPrefix && word.startsWith(part))));
  });
}

const PLAIN_CUES = 10;

/** Is this one of the trade's own plain words? Names must not be. */
export function isTradeWord(trade: Trade, word: string): boolean {
  const folded = fold(word);
  return TRADE_LANGUAGES.some((language) =>
    cuesOf(trade.cues[language]).some(
      (cue, place) =>
        (place < PLAIN_CUES || cue.share < 1) && matches(folded, cue, language === "de" ? "fr" : language),
    ),
  );
}

const ENDING_MAX = 4;
const INFLECTED_MIN = 5;

/** Is a folded word the cue, or an inflection of it? */
export function matches(
  word: string,
  { parts, text: cue, isPrefix, isExact }: Cue,
  language: TradeLanguage,
): boolean {
  if (NO_TRADE[language]?.has(word)) return false;
  if (word === cue) return true;
  if (parts.length > 1) return false;
  if (isExact) return false;
  if (isPrefix && word.startsWith(cue)) return true;
  if (language === "de") {
    // Compounds carry the telling noun at either end: "Sauerteigbrot", "Lastenrad". The beginning of a word is no end of
    // one: "Streit" has nothing to do with "reiten".
    const isLong = cue.length >= INFLECTED_MIN;
    if (cue.length >= 4 && (word.startsWith(cue) || (!isPrefix && word.endsWith(cue)))) return true;
    return isLong && word.includes(cue);
  }
  const ending = word.startsWith(cue) ? word.slice(cue.length) : undefined;
  if (ending === undefined) return false;
  if (language === "en") return ending === "s" || ending === "es" || ending === "’s";
  return ending === "s" || ending === "x" || (cue.length >= INFLECTED_MIN && ending.length <= ENDING_MAX);
}

import { GENERAL_TRADE } from "./find-trades";
import type { Idea } from "./idea";
import { fold } from "./language/fold";
import { tokenize } from "./language/tokenize";
import { SYMBOL_LANGUAGES } from "./trade.schema";
import { wordSet } from "./words/word-set";
import words from "./words.json";

const SYMBOLS_MAX = 12;
const COMPOUND_PART_MIN = 4;
const LANGUAGES: readonly string[] = SYMBOL_LANGUAGES;
const QUIET_SYMBOLS = wordSet(words.grave.symbols);

/**
 * Things a mark may draw, most fitting first: those of the idea's own words (what is offered before the rest of the
 * sentence), then those of its trades. Never empty; names are those of Phosphor Icons.
 */
export function chooseSymbols(idea: Idea): string[] {
  const offer = new Set(wordsOf(`${idea.topic} ${idea.action?.object ?? ""} ${idea.kind}`));
  const all = wordsOf(idea.text);
  const own = Object.entries<readonly string[]>(words.symbols)
    .flatMap(([symbol, lists], order) => {
      const called = (language: string) =>
        lists[LANGUAGES.indexOf(language)]?.split(" ").filter(Boolean) ?? [];
      const beginnings = called(idea.language);
      const at = all.findIndex((word) => names(beginnings, word, idea.language));
      const native = called("native")
        .map((word) => idea.text.indexOf(word))
        .filter((place) => place >= 0);
      if (at < 0 && native.length === 0) return [];
      const place = at < 0 ? Math.min(...native) / 4 : at;
      return [{ symbol, rank: place + (at >= 0 && offer.has(all[at]!) ? 0 : 8), order }];
    })
    .sort((a, b) => a.rank - b.rank || a.order - b.order);
  const [first, second] = idea.trades;
  const ofTrades = [
    ...(first?.trade ?? GENERAL_TRADE).symbols,
    ...(second && second.score >= 0.6 * (first?.score ?? 0) ? second.trade.symbols : []),
  ];
  const named = [...own.map(({ symbol }) => symbol), ...ofTrades];
  const fitting = idea.isGrave
    ? [...named.filter((symbol) => QUIET_SYMBOLS.has(symbol)), ...QUIET_SYMBOLS]
    : named;
  return [...new Set(fitting)].slice(0, SYMBOLS_MAX);
}

function names(beginnings: readonly string[], word: string, language: string): boolean {
  return beginnings.some((beginning) => {
    if (beginning.startsWith("=")) return word === beginning.slice(1);
    if (word.startsWith(beginning))
      return language === "de" || mayEnd(beginning, word.slice(beginning.length));
    return language === "de" && beginning.length >= COMPOUND_PART_MIN && word.endsWith(beginning);
  });
}

/** Short beginnings bear a plural alone: "port" is in "ports", and not in "portrait". */
function mayEnd(beginning: string, ending: string): boolean {
  if (beginning.length <= 3) return ending === "" || ending === "s";
  return ending.length <= (beginning.length === 4 ? 2 : 4);
}

function wordsOf(text: string): string[] {
  return tokenize(text).flatMap(({ text: word }) => [fold(word), ...fold(word).split("-").slice(1)]);
}

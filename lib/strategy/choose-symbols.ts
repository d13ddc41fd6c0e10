import type { Idea } from "./idea";
import { fold } from "./language/fold";
import { tokenize } from "./language/tokenize";
import { GENERAL_TRADE } from "./trades/recognize-trade";
import { SYMBOL_WORDS, type SymbolLanguage, type SymbolWords } from "./words/symbol-words";

const SYMBOLS_MAX = 12;
const COMPOUND_STEM_MIN = 4;

/**
 * Things a mark may draw, most fitting first: those of the idea's own words (what is offered before the rest of the
 * sentence), then those of its trades. Never empty; names are those of Phosphor Icons.
 */
export function chooseSymbols(idea: Idea): string[] {
  const offer = new Set(wordsOf(`${idea.topic} ${idea.action?.object ?? ""} ${idea.kind}`));
  const all = wordsOf(idea.text);
  const own = SYMBOL_WORDS.flatMap((entry, order) => {
    const at = all.findIndex((word) => names(entry, word, idea.language));
    const native = entry.native.map((word) => idea.text.indexOf(word)).filter((place) => place >= 0);
    if (at < 0 && native.length === 0) return [];
    const place = at < 0 ? Math.min(...native) / 4 : at;
    return [{ symbol: entry.symbol, rank: place + (at >= 0 && offer.has(all[at]!) ? 0 : 8), order }];
  }).sort((a, b) => a.rank - b.rank || a.order - b.order);
  const [first, second] = idea.trades;
  const ofTrades = [
    ...(first?.trade ?? GENERAL_TRADE).symbols,
    ...(second && second.score >= 0.6 * (first?.score ?? 0) ? second.trade.symbols : []),
  ];
  return [...new Set([...own.map(({ symbol }) => symbol), ...ofTrades])].slice(0, SYMBOLS_MAX);
}

function names({ stems }: SymbolWords, word: string, language: string): boolean {
  const own = stems[language as SymbolLanguage] ?? [];
  return own.some((stem) => {
    if (stem.startsWith("=")) return word === stem.slice(1);
    if (word.startsWith(stem)) return language === "de" || mayEnd(stem, word.slice(stem.length));
    return language === "de" && stem.length >= COMPOUND_STEM_MIN && word.endsWith(stem);
  });
}

/** Short stems bear a plural alone: "port" is in "ports", and not in "portrait". */
function mayEnd(stem: string, ending: string): boolean {
  if (stem.length <= 3) return ending === "" || ending === "s";
  return ending.length <= (stem.length === 4 ? 2 : 4);
}

function wordsOf(text: string): string[] {
  return tokenize(text).flatMap(({ text: word }) => [fold(word), ...fold(word).split("-").slice(1)]);
}

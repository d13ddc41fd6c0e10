import { ANIMALS } from "./animals";
import { BUILDINGS } from "./buildings";
import { FOOD } from "./food";
import { HOME } from "./home";
import { IDEAS } from "./ideas";
import { LIFE } from "./life";
import { NATURE } from "./nature";
import { SIGNS } from "./signs";
import type { MarkSymbol } from "./symbol";
import { THINGS } from "./things";
import { WAYS } from "./ways";
import { WORK } from "./work";

export const SYMBOLS: readonly MarkSymbol[] = [
  ...NATURE,
  ...ANIMALS,
  ...FOOD,
  ...BUILDINGS,
  ...WAYS,
  ...THINGS,
  ...HOME,
  ...SIGNS,
  ...IDEAS,
  ...LIFE,
  ...WORK,
];

const BY_ID: ReadonlyMap<string, MarkSymbol> = new Map(SYMBOLS.map((symbol) => [symbol.id, symbol]));

/** @throws RangeError for an id that no symbol has */
export function symbolNamed(id: string): MarkSymbol {
  const symbol = BY_ID.get(id);
  if (!symbol) throw new RangeError(`No symbol "${id}"; one of ${[...BY_ID.keys()].join(", ")}`);
  return symbol;
}

/** Fit of a symbol's own name, and of the last of its words. */
const FIRST = 1;
const LAST = 0.72;
/** What a part of a compound ("bean" of "coffee-bean") counts beside the whole. */
const PART = 0.92;
/** How much the last of the words asked for counts less than the first. */
const DECLINE = 0.3;

/**
 * How well each symbol stands for the words (English, any case, compounds joined by "-"), 0 to 1, best first: a
 * symbol's own name counts most, then the order of its words and of the words asked for.
 */
export function rankSymbols(words: readonly string[]): { symbol: MarkSymbol; weight: number }[] {
  const asked = words.flatMap((word, order) => {
    const factor = 1 - DECLINE * (order / Math.max(8, words.length));
    const parts = word.toLowerCase().split("-");
    if (parts.length === 1) return [{ word: withoutEnding(word), factor }];
    return [
      { word: word.toLowerCase(), factor },
      ...parts.map((part, index) => ({ word: withoutEnding(part), factor: factor * (PART - 0.08 * index) })),
    ];
  });
  const weights = new Map<MarkSymbol, number>();
  for (const { word, factor } of asked) {
    for (const { symbol, fit } of BY_WORD.get(word) ?? []) {
      weights.set(symbol, Math.max(weights.get(symbol) ?? 0, fit * factor));
    }
  }
  return [...weights]
    .map(([symbol, weight]) => ({ symbol, weight }))
    .sort((one, other) => other.weight - one.weight);
}

const BY_WORD: ReadonlyMap<string, readonly { symbol: MarkSymbol; fit: number }[]> = Map.groupBy(
  SYMBOLS.flatMap((symbol) =>
    symbol.words.map((word, rank) => ({
      word: word.includes("-") ? word : withoutEnding(word),
      symbol,
      fit: rank === 0 ? FIRST : FIRST - 0.08 - ((FIRST - 0.08 - LAST) * rank) / symbol.words.length,
    })),
  ),
  ({ word }) => word,
);

/** Plurals and the commonest endings taken off: enough to meet our own word lists. */
function withoutEnding(word: string): string {
  return word
    .toLowerCase()
    .replace(/ies$/, "y")
    .replace(/(?<=.{3})(?:ing|es|s|er|ed)$/, "")
    .replace(/(?<=.{3})e$/, "");
}

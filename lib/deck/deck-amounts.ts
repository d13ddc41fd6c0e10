import type { DeckChart } from "./deck.schema";
import type { DeckPhrases } from "./phrases/deck-phrases";

interface Unit {
  readonly factor: number;
  readonly name: "thousand" | "million" | "billion" | null;
}

const UNITS: readonly Unit[] = [
  { factor: 1e9, name: "billion" },
  { factor: 1e6, name: "million" },
  { factor: 1e3, name: "thousand" },
  { factor: 1, name: null },
];
/** Below this much of a unit a figure would lose what it says. */
const LEAST_SHARE = 0.1;

/** Latin digits in every language: charts in PowerPoint have them too. */
const digitsOf = (language: string) => {
  try {
    return new Intl.Locale(language, { numberingSystem: "latn" });
  } catch {
    return new Intl.Locale("en");
  }
};

/** A sum as people of the language write it, such as "$500,000". */
export function formatMoney(amount: number, currency: string, language: string): string {
  const written = new Intl.NumberFormat(digitsOf(language), {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: 0,
    maximumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);
  // Marks of direction, which only plain text needs.
  return withPlainSpaces(written.replace(/[\u200e\u200f\u061c]/g, ""));
}

/** A figure of a chart as its labels show it. */
export function formatFigure(value: number, digits: 0 | 1, language: string): string {
  const written = new Intl.NumberFormat(digitsOf(language), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);
  return withPlainSpaces(written);
}

/** Few fonts have the narrow spaces that some languages group digits with. */
const withPlainSpaces = (text: string): string => text.replace(/\s/gu, " ");

interface Amount {
  readonly label: string;
  readonly amount: number;
}

/** Amounts in the largest unit in which the smallest of them is still a figure, and what that unit is called. */
export function scaleAmounts(
  amounts: readonly Amount[],
  currency: string,
  phrases: DeckPhrases,
): Pick<DeckChart, "points" | "digits"> & { unit: string } {
  const seen = amounts.map(({ amount }) => amount).filter((amount) => amount > 0);
  const least = Math.min(...seen);
  const most = Math.max(0, ...seen);
  const unit = UNITS.find(({ factor }) => most >= factor && least >= factor * LEAST_SHARE) ?? UNITS.at(-1)!;
  const scaled = amounts.map(({ label, amount }) => ({
    label,
    value: Math.round((amount / unit.factor) * 10) / 10,
  }));
  const digits = scaled.every(({ value }) => Number.isInteger(value)) ? 0 : 1;
  return { points: scaled, digits, unit: unit.name ? `${currency}, ${phrases[unit.name]}` : currency };
}

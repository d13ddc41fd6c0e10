import { DECK_LIMITS } from "@/lib/deck/deck-limits";
import type { Random } from "@/lib/model/random";
import { deckFormTexts } from "@/test-support/deck-form-texts";

/** What a founder says of a company, in words of `source`, some as long as they may be. */
export function drawForm(random: Random, source: string): object {
  const words = source.split(/\s+/);
  const text = (max: number) => {
    const most = Math.max(2, Math.floor(max * (0.25 + 0.75 * random.next())));
    let line = "";
    while (line.length < most) line += `${line && words.length > 3 ? " " : ""}${random.pick(words)}`;
    return [...line].slice(0, most).join("").trim();
  };
  const rows = (most: number) => 1 + Math.floor(random.next() * most);
  const market = 10 ** (5 + Math.floor(random.next() * 6));
  return {
    ...deckFormTexts({ text, rows }),
    currency: random.pick(["EUR", "USD", "JPY", "RUB"]),
    market: {
      total: market * 7.3,
      reachable: market,
      target: Math.round(market / 9),
      source: text(DECK_LIMITS.source),
    },
    revenue: Array.from({ length: rows(DECK_LIMITS.years) }, (_, index) => ({
      year: 2025 + index,
      amount: market * (index + 1) * random.next() + 1,
    })),
    ask: market / 20,
  };
}

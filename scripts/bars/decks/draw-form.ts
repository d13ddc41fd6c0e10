import { DECK_LIMITS } from "@/lib/deck/deck-limits";
import type { Random } from "@/lib/model/random";

/** What a founder says of a company, in words of `source`, some as long as they may be. */
export function drawForm(random: Random, source: string): object {
  const words = source.split(/\s+/);
  const text = (max: number) => {
    const most = Math.max(2, Math.floor(max * (0.25 + 0.75 * random.next())));
    let line = "";
    while (line.length < most) line += `${line && words.length > 3 ? " " : ""}${random.pick(words)}`;
    return [...line].slice(0, most).join("").trim();
  };
  const times = <Row>(count: number, row: (index: number) => Row) =>
    Array.from({ length: 1 + Math.floor(random.next() * count) }, (_, index) => row(index));
  const L = DECK_LIMITS;
  const market = 10 ** (5 + Math.floor(random.next() * 6));
  return {
    problem: text(L.statement),
    problemPoints: times(L.points, () => text(L.point)),
    whyNow: times(L.points, () => text(L.point)),
    currency: random.pick(["EUR", "USD", "JPY", "RUB"]),
    market: {
      total: market * 7.3,
      reachable: market,
      target: Math.round(market / 9),
      source: text(L.source),
    },
    model: text(L.statement),
    prices: times(L.prices, () => ({ value: text(L.value), label: text(L.label) })),
    competitors: times(L.competitors, () => ({ name: text(L.name), difference: text(L.difference) })),
    ours: text(L.difference),
    team: times(L.members, () => ({ name: text(L.name), role: text(L.role) })),
    milestones: times(L.steps, () => ({ when: text(L.when), what: text(L.step) })),
    revenue: times(L.years, (index) => ({
      year: 2025 + index,
      amount: market * (index + 1) * random.next() + 1,
    })),
    ask: market / 20,
    uses: times(L.uses, () => ({ what: text(L.label), percent: 25 })),
    contact: text(L.contact),
  };
}

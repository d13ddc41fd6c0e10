import { DECK_LIMITS } from "@/lib/deck/deck-limits";

interface Told {
  /** One text of at most so many characters. */
  text: (most: number) => string;
  /** How many rows a list of at most so many has. */
  rows: (most: number) => number;
}

/** All that a founder says in words, for the form of a deck: figures are not among it. */
export function deckFormTexts({ text, rows }: Told) {
  const L = DECK_LIMITS;
  const times = <Row>(most: number, row: () => Row) => Array.from({ length: rows(most) }, row);
  return {
    problem: text(L.statement),
    problemPoints: times(L.points, () => text(L.point)),
    whyNow: times(L.points, () => text(L.point)),
    model: text(L.statement),
    prices: times(L.prices, () => ({ value: text(L.value), label: text(L.label) })),
    competitors: times(L.competitors, () => ({ name: text(L.name), difference: text(L.difference) })),
    ours: text(L.difference),
    team: times(L.members, () => ({ name: text(L.name), role: text(L.role) })),
    milestones: times(L.steps, () => ({ when: text(L.when), what: text(L.step) })),
    uses: times(L.uses, () => ({ what: text(L.label), percent: 25 })),
    contact: text(L.contact),
  };
}

/** Most characters of each text, and most rows of each list: what a slide has room for in any script. */
export const DECK_LIMITS = {
  statement: 140,
  point: 110,
  name: 40,
  role: 48,
  value: 16,
  label: 40,
  when: 12,
  step: 64,
  difference: 90,
  source: 90,
  contact: 80,
  /** A text of a slide that somebody wrote over. */
  edit: 160,
  feature: 40,
  caption: 120,
  features: 4,
  points: 3,
  prices: 3,
  competitors: 3,
  members: 4,
  steps: 4,
  years: 6,
  uses: 4,
  amount: 1e15,
} as const;

const L = DECK_LIMITS;
/** Places that have less room than most; rows of a list have the same. */
const OF_PLACE: Readonly<Record<string, number>> = {
  "title.caption": L.contact,
  "solution.head": L.label,
  "market.caption": L.caption,
  "product.text": L.feature,
  "model.head": L.value,
  "model.text": L.label,
  "competition.key": L.name,
  "competition.head": L.name,
  "team.head": L.name,
  "team.text": L.role,
  "team.key": L.when,
  "team.entry": L.step,
  "ask.caption": L.caption,
  "ask.head": L.value,
  "ask.text": L.label,
};

/** Most characters of a text that is written over a place, such as "team.head-2". */
export const placeLimit = (place: string): number => OF_PLACE[place.replace(/-\d+$/, "")] ?? L.edit;

import type { Idea } from "../idea";
import rating from "../names-rating.json";
import { askTrees, type Features, type Rating } from "../rating/ask-trees";
import type { TradeLanguage } from "../trade.schema";
import { describeName, type Readings, readingsOf } from "./describe-name";
import type { NameDraft } from "./name-draft";

/** `scripts/rating/train-names.ts` makes it of what readers said. */
export interface NamesRating extends Rating {
  /** How much better than others of its kind a name was read, by the keys of `readingsOf`; absent where seen too seldom. */
  readonly readings: Readonly<Record<string, number>>;
}

const NAMES_RATING = rating as unknown as NamesRating;

/** What readers would say of the name for this idea: about 1 fits plainly, 0.5 acceptable, 0 does not fit, below 0 it harms. */
export function rateName(draft: NameDraft, idea: Idea, language: TradeLanguage): number {
  return askNames(NAMES_RATING, describeName(draft, idea, language), readingsOf(draft, idea, language));
}

export function askNames(rating: NamesRating, described: Features, readings: Readings): number {
  const known = Object.entries(readings).map(([feature, key]) => [feature, rating.readings[key] ?? 0]);
  return askTrees(rating, { ...described, ...Object.fromEntries(known) });
}

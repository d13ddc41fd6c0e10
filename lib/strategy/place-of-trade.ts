import type { Place } from "./place.schema";
import type { Strategy } from "./strategy.schema";
import { TRADES } from "./trades/recognize-trade";

/** Trades by what their customers hold, pass or open. What is missing here writes letters, which suits everybody. */
const TRADES_OF: Record<Exclude<Place, "desk">, readonly string[]> = {
  screen: [
    "software",
    "artificial-intelligence",
    "security",
    "data",
    "blockchain",
    "marketplace",
    "social",
    "games",
    "space",
    "language-learning",
  ],
  shelf: [
    "pantry",
    "bags",
    "bakery",
    "coffee",
    "tea",
    "sweets",
    "farm",
    "brewery",
    "wine",
    "beauty",
    "fashion",
    "jewelry",
    "shoes",
    "books",
    "craft",
    "pets",
    "children",
  ],
  door: [
    "restaurant",
    "hotel",
    "travel",
    "repair",
    "fitness",
    "yoga",
    "photography",
    "art",
    "wedding",
    "sport-outdoor",
    "interior",
    "bicycle",
  ],
  road: [
    "meal-delivery",
    "boats",
    "cleaning",
    "garden",
    "construction",
    "energy",
    "sustainability",
    "automotive",
    "logistics",
    "manufacturing",
  ],
};

/**
 * Of a farewell, an office or a trade that was not recognised nothing is assumed: it writes letters. So does a business of
 * which the first thing that comes to mind is not of the trade that its words were taken for: a hotel above the harbour has
 * no boats.
 */
export function placeOfTrade({ trade, symbols }: Pick<Strategy, "trade" | "symbols">): Place {
  const [found] = Object.entries(TRADES_OF).find(([, trades]) => trades.includes(trade)) ?? ["desk"];
  const things = TRADES.find(({ id }) => id === trade)?.symbols ?? [];
  const isSure = symbols[0] !== undefined && things.includes(symbols[0]);
  return isSure ? (found as Place) : "desk";
}

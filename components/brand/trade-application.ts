import type { Strategy } from "@/lib/strategy/strategy.schema";
import { TRADES } from "@/lib/strategy/trades/recognize-trade";

/** What a trade is met on beside its card and its site. */
export type TradeApplication = "app" | "label" | "letter" | "sign" | "van";

/** Trades by what their customers hold, pass or open. What is missing here gets a letter, which suits everybody. */
const TRADES_OF: Record<Exclude<TradeApplication, "letter">, readonly string[]> = {
  app: [
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
  label: [
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
  sign: [
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
  van: [
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
export function applicationOf({ trade, symbols }: Pick<Strategy, "trade" | "symbols">): TradeApplication {
  const [found] = Object.entries(TRADES_OF).find(([, trades]) => trades.includes(trade)) ?? ["letter"];
  const things = TRADES.find(({ id }) => id === trade)?.symbols ?? [];
  const isSure = symbols[0] !== undefined && things.includes(symbols[0]);
  return isSure ? (found as TradeApplication) : "letter";
}

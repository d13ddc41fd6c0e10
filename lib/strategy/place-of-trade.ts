import { TRADES } from "./find-trades";
import type { Place } from "./place.schema";
import type { Strategy } from "./strategy.schema";
import { isTradeWord } from "./trade-cues";

const SOFTWARE = TRADES.find(({ id }) => id === "software");

/**
 * Of a farewell, an office or a trade that was not recognised nothing is assumed: it writes letters, or shows its screen
 * when it is software. So does a business of which the first thing that comes to mind is not of the trade that its words
 * were taken for: a hotel above the harbour has no boats.
 */
export function placeOfTrade({
  trade,
  symbols,
  keywords,
}: Pick<Strategy, "trade" | "symbols" | "keywords">): Place {
  const found = TRADES.find(({ id }) => id === trade);
  const isSure = symbols[0] !== undefined && found?.symbols.includes(symbols[0]);
  if (found && isSure && found.look.place !== "desk") return found.look.place;
  return SOFTWARE && keywords.some((word) => isTradeWord(SOFTWARE, word)) ? "screen" : "desk";
}

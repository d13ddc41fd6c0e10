import { ANYBODY, FOR_WHOM } from "../language/for-whom";
import { shareOfWords } from "../language/shares-words";
import { tokenize } from "../language/tokenize";

/** "For children" of "wigs for children", "for veterinary practices" of "a CFO for veterinary practices"; else empty. */
export function whomOf(offer: string, language: string): string {
  const words = tokenize(offer).map(({ text }) => text);
  const at = words.findIndex((word) => word.toLowerCase() === FOR_WHOM[language]);
  return at < 0 ? "" : words.slice(at).join(" ");
}

/** "Freight for circuses" says of "touring circuses" and of "circuses and fairs" what matters: is most of it said? */
export function isMostly(audience: string, whom: string): boolean {
  return (
    shareOfWords(audience, whom) > HALF ||
    groupsOf(audience).every((group) => shareOfWords(group, whom) >= HALF)
  );
}

const HALF = 0.5;

/**
 * "Freight for circuses", which the audience says more nearly ("touring circuses"): what is offered, without whom, where
 * that still says something; else empty. "Ice cream for dogs" is not for "dog owners" in the same sense.
 */
export function withoutWhom(offer: string, audience: string, language: string): string {
  const whom = whomOf(offer, language);
  const named = whom.slice(whom.indexOf(" ") + 1).toLowerCase();
  if (whom === "" || !offer.endsWith(` ${whom}`) || ANYBODY.test(audience)) return "";
  const isNamed = (group: string) => {
    if (group === named) return true;
    const rest = group.startsWith(`${named} `) ? group.slice(named.length) : "";
    if (language !== "en") return rest !== "";
    return rest === "" ? group.endsWith(` ${named}`) && !RELATION.test(group) : RELATION.test(rest);
  };
  // "Inspections, but | for estate agents".
  const bare = offer
    .slice(0, -whom.length)
    .replace(/,?\s(?:but|only|just|mais|aber|pero|mas|ma)\s$/iu, "")
    .trimEnd();
  const isTelling = tokenize(bare).filter(({ text }) => text.length > 3).length > 1;
  return isTelling && groupsOf(audience.toLowerCase()).some(isNamed) ? bare : "";
}

/** Tells in English which of those named before are meant. */
const RELATION = /\s(?:of|with|for|from|in|on|at|who)\s/u;

function groupsOf(audience: string): string[] {
  return audience.replace(/^les\s/u, "").split(/,\s|\s(?:and|or|et|ou|und|oder|y|o|e)\s/u);
}

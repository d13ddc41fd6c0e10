import type { Idea } from "../idea";
import { isParticiple } from "../language/english-words";
import { tokenize } from "../language/tokenize";
import { verbForm } from "../words/english-verbs";
import { isPeople } from "./english-grammar";

const LEADS_IN = /^(?:with|from|of|using|by)$/u;
/** What follows is a place, a reason or another clause. */
const ENDS =
  /^(?:with|from|of|using|by|for|in|on|at|to|and|or|that|which|who|where|when|so|but|as|into|near|next|through|after|before|without|while)$/u;
const SAYS_NOTHING = /^(?:no|not|only|any|every|all|each|your|our|their|its|his|her|my|it|them|you|us)$/u;
const MAX_WORDS = 3;

/**
 * What the idea itself says that it is made with: "the crack detection" of "inspection of wind turbines with crack
 * detection"; "of" counts after a participle alone ("made of cactus leather"). Null where it says nothing of the kind.
 */
export function englishOwnDetail({ phrase, topic }: Pick<Idea, "phrase" | "topic">): string | null {
  const words = tokenize(phrase);
  for (const [index, { text, mark }] of words.entries()) {
    const lead = text.toLowerCase();
    if (!LEADS_IN.test(lead) || mark !== "" || index === 0) continue;
    // "People with celiac disease": it says something of them, and not of what is offered.
    if (isPeople(words[index - 1]!.text)) continue;
    const isMade = isParticiple(words[index - 1]!.text);
    if (lead === "of" && !isMade) continue;
    const rest = words.slice(index + 1).map((word) => ({ ...word, lower: word.text.toLowerCase() }));
    if (/^(?:an?|the)$/u.test(rest[0]?.lower ?? "")) rest.shift();
    const breaks = rest.findIndex((word) => ENDS.test(word.lower) || isParticiple(word.text));
    const stops = rest.findIndex((word) => word.mark !== "");
    const end = Math.min(breaks < 0 ? rest.length : breaks, stops < 0 ? rest.length : stops + 1);
    const group = rest.slice(0, end);
    const detail = group.map((word) => word.text).join(" ");
    // "By" leads to means and to makers; one word alone is mostly "by hand" or "by night".
    if (group.length < (lead === "by" ? 2 : 1) || group.length > MAX_WORDS) continue;
    if (group.some((word) => SAYS_NOTHING.test(word.lower) || /\d/u.test(word.text))) continue;
    if (isPeople(detail) || verbForm(group[0]!.text)?.form === "gerund") continue;
    if (topic.toLowerCase().includes(detail.toLowerCase())) continue;
    // A name of a place or a person takes no article.
    if (/^\p{Lu}\p{Ll}/u.test(group[0]!.text)) continue;
    return `the ${detail}`;
  }
  return null;
}

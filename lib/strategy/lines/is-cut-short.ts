import type { Idea } from "../idea";
import { tokenize, type Word } from "../language/tokenize";
import { type Rung, weightOf } from "./line";
import { isOfPeople } from "./parts";

/** A line of so many words that weigh says something by itself. */
const WHOLE_WEIGHT = 4;
const SAID_BY_US = /^(?:we|i)\s/iu;

/** "Repatriation of people" (who die abroad). */
const CLAUSE =
  /^(?:,?\s(?:who|whose|that|which|qui|dont|que|quienes|che|cui)|,\s(?:die|der|das|deren|dessen|denen))\s/iu;
/** Who is meant reads it on the door. */
const PLAIN_DEATH =
  /\b(?:die|dies|died (?:alone|suddenly)|dying|dead|deaths?|suicides?|killed|murder\p{L}*|bailiffs?)\b/iu;
/** "We clean out the house" (after a suicide). */
const REASON = /^,?\s(?:after|before|because|until|nach|après|tras|dopo|após|depois)\s/iu;
/** "You find the ammonite, we take the rock off it", "Fresh pasta, arancini, tiramisu": the second half belongs to it. */
const SECOND_HALF = /^,\s(?:we|i|also|wir|nous|nosotros|noi|nós)\s/iu;
/** "Guitarras hechas con cajas" (de puros). */
const OF_WHAT = /^\s(?:de|di|du|des|del|della|delle|dei|degli|do|da|dos|das|von|of)\s|^\sd’/iu;
/** "In small languages like Welsh" (, Maltese and Basque). */
const EXAMPLE = /\s(?:like|such as|wie|comme|como|come)\s\S+$/iu;
/** "We scan old seed packets" (, herbarium sheets and farm diaries). */
const LIST_GOES_ON = /^,\s(?:[\p{L}’-]+\s){0,3}[\p{L}’-]+s(?:,|\s(?:and|or)\s)/iu;
/** "We make wooden legs" (for pianos, billiard tables). */
const FOR_LIST = /^\sfor\s(?:\S+\s){0,2}\S+,\s/iu;
/** "While you go" (by train): the verb waits for what follows. */
const ENDS_IN_VERB =
  /\s(?:go|goes|going|come|comes|get|gets|stay|live|is|are|be|have|has|put|puts|take|takes|keep|keeps|and|or)$/iu;
/** "Aus Nachlässen abbauen" (, schätzen und weiterverkaufen). */
const GERMAN_DEEDS = /^,\s(?:\S+\s){0,2}\p{Ll}+e?n(?:,|\s(?:und|oder)\s)/u;
/** "Taller donde la gente afina" (y construye …), "Je ramasse le marc" (et j’y fais pousser …): what becomes of it is missing. */
const BARE_DEED = /\s(?:donde|onde|dove|où|where)(?:\s\S+){2,3}$/iu;
const AND = /^\s(?:y|e|et|and|und)\s/iu;
const WITH_IT =
  /^,?\s(?:et|and|y|e|und)\s(?:j’y|j’en|(?:(?:i|we)\s)?(?:turn|make|grow|cook|sell|bring|send)\s(?:it|them))\s/iu;
/** "We take it up" (to the sixth floor). */
const ENDS_IN_IT = /\s(?:it|them)(?:\s(?:up|off|out|down|in|over|away|back))?$/iu;

/** So many words before a comma hold what its other side is told beside. */
const NEAR = 4;
/** "Et j’apprends", "pour que": something else begins. */
const ELSE = /^(?:and|et|und|y|e|we|i|pour|para)$/iu;

/** "Left-handed scissors" (, left-handed notebooks), "when to sleep" (, when to eat): one item of several that begin alike. */
function isOneOfSeveral(words: readonly Word[], rest: string): boolean {
  const next = /^,\s([\p{L}’-]+)/u.exec(rest)?.[1]?.toLowerCase();
  return (
    next !== undefined &&
    !ELSE.test(next) &&
    words.slice(-NEAR).some(({ text }) => text.toLowerCase() === next)
  );
}

/** "Ramps, grab rails, wet rooms" (, stair rails.), "nets with bowling machine, bar" (, open till late): all but the last of a list. */
const LAST_OF_LIST = /^,\s(?:[\p{L}\d’-]+\s){0,2}[\p{L}\d’-]+(?:[.!?]|$)/u;
const ITEM_OF_LIST = /,\s(?:(?!(?:and|or|et|ou|und|oder|y|o|e)\s)\S+\s){0,3}\S+$/u;

const OTHERS_DO =
  /,\s(?:you|people|\p{L}+s)\s(?!(?:for|of|in|on|at|with|and|or|to|from|by|that|who)\s|\p{L}+(?:ed|ing|ly)\s|(?:made|sold|sent|built|baked|grown)\s)\p{L}+\s[^,]+$/iu;
/** "Uniform swap, parents drop blazers" (, we wash them): what others do first. */
function isFirstHalf(line: string, rest: string): boolean {
  return SECOND_HALF.test(rest) && OTHERS_DO.test(line);
}

/** Is what says which, or the other half, missing? The idea goes on behind the line with what the line cannot do without. */
export function isCutShort(line: string, { text, isGrave, language }: Idea, rung: Rung): boolean {
  const at = text.toLowerCase().indexOf(line.toLowerCase());
  const rest = at < 0 ? "" : text.slice(at + line.length);
  const words = tokenize(line);
  const isOurs = SAID_BY_US.test(line);
  const isOfThings = isOurs && !/\s(?:for|of|over|by|with|in|at|on|from|to)\s/iu.test(line);
  // A thing that is named stands by itself, whatever it also does; people are told apart by what follows.
  const isNamed = rung === "plain" && !isGrave && (language !== "en" || !isOfPeople(words));
  return (
    (isGrave && (REASON.test(rest) || PLAIN_DEATH.test(line))) ||
    (isOurs && FOR_LIST.test(rest) && weightOf(words) <= WHOLE_WEIGHT) ||
    isOneOfSeveral(words, rest) ||
    ((ENDS_IN_IT.test(line) || (language === "en" && ENDS_IN_VERB.test(line))) && /^\s\p{L}/u.test(rest)) ||
    (language === "de" && /\s\p{Ll}+en$/u.test(line) && GERMAN_DEEDS.test(rest)) ||
    (rung === "cut" && OF_WHAT.test(rest)) ||
    // What the customer has to do, and not what is done then.
    ((EXAMPLE.test(line) || /^you\s/iu.test(line)) && rest.startsWith(",")) ||
    ((isOfThings || /\bonly for\s/iu.test(line)) && LIST_GOES_ON.test(rest)) ||
    (BARE_DEED.test(line) && AND.test(rest)) ||
    (WITH_IT.test(rest) && !line.includes(",")) ||
    ((LAST_OF_LIST.test(rest) || AND.test(rest)) && ITEM_OF_LIST.test(line)) ||
    isFirstHalf(line, rest) ||
    (SECOND_HALF.test(rest) && (/\byou\s/iu.test(line) || /:[^:]*,/u.test(line))) ||
    (CLAUSE.test(rest) && !isNamed && (weightOf(words) < WHOLE_WEIGHT || isOfPeople(words)))
  );
}

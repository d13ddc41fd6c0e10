import type { Idea } from "../idea";
import { tokenize, type Word } from "../language/tokenize";
import { isThirdPerson, verbForm } from "../words/english-verbs";
import { type Rung, weightOf } from "./line";
import { isOfPeople } from "./parts";

/** A line and what the idea says right behind it. */
interface Parting {
  readonly line: string;
  readonly words: readonly Word[];
  readonly rest: string;
  readonly rung: Rung;
  readonly idea: Idea;
}

/** "For moving sofas" (, plants, kids, dogs), "of old stone walls" (, roofs and graveyards), "from Icelandic" (, Estonian and …). */
const ENDS_IN_MANY = /\s(?:\p{L}+[^s\P{L}]s|\p{Lu}\p{L}+)$/u;
const MANY = String.raw`(?:[\p{L}’-]+\s)?(?:[\p{L}’-]+[^s\P{L}]s|\p{Lu}\p{L}+)(?=[,.!?]|$|\s(?:and|or)\s)`;
const MORE_FOLLOW = new RegExp(`^(?:,\\s${MANY})+(?:,?\\s(?:and|or)\\s${MANY}|,\\s${MANY})`, "u");

/** "Left-handed scissors" (, left-handed notebooks): true, but the first of several things or people that the idea names in a row. */
export function namesOneOfMany(line: string, { text, language }: Idea): boolean {
  if (line.includes(",")) return false;
  const rest = restBehind(line, text);
  const isOfThings = SAID_BY_US.test(line) && !PREPOSITION.test(line);
  return (
    (language === "en" && ENDS_IN_MANY.test(line) && MORE_FOLLOW.test(rest)) ||
    (isOfThings && THINGS_FOLLOW.test(rest)) ||
    isOneOfSeveral(tokenize(line), rest)
  );
}

/** What the idea says right behind the line, with the mark or space that it begins with; empty where it has no such words. */
function restBehind(line: string, text: string): string {
  const at = text.toLowerCase().indexOf(line.toLowerCase());
  return at < 0 ? "" : text.slice(at + line.length);
}

/** Is what says which, or the other half, missing? The idea goes on behind the line with what the line cannot do without. */
export function isCutShort(line: string, idea: Idea, rung: Rung): boolean {
  const parting = { line, rest: restBehind(line, idea.text), rung, idea, words: tokenize(line) };
  return [leavesGrief, isPartOfList, isPartOfDeed, isFirstHalf, lacksWhich].some((isShort) =>
    isShort(parting),
  );
}

/** A line of so many words that weigh says something by itself. */
const WHOLE_WEIGHT = 4;
const SAID_BY_US = /^(?:we|i)\s/iu;

/** Who is meant reads it on the door. */
const PLAIN_DEATH =
  /\b(?:die|dies|died (?:alone|suddenly)|dying|dead|deaths?|suicides?|killed|murder\p{L}*|bailiffs?)\b/iu;
const REASON = /^,?\s(?:after|before|because|until|nach|après|tras|dopo|após|depois)\s/iu;

/** "We clean out the house" (after a suicide). */
function leavesGrief({ line, rest, idea }: Parting): boolean {
  return idea.isGrave && (REASON.test(rest) || PLAIN_DEATH.test(line));
}

/** "In small languages like Welsh" (, Maltese and Basque). */
const EXAMPLE = /\s(?:like|such as|wie|comme|como|come)\s\S+$/iu;
const PREPOSITION = /\s(?:for|of|over|by|with|in|at|on|from|to)\s/iu;
/** "We scan old seed packets" (, herbarium sheets and farm diaries). */
const THINGS_FOLLOW = /^,\s(?:[\p{L}’-]+\s){0,3}[\p{L}’-]+s(?:,|\s(?:and|or)\s)/iu;
/** "We make wooden legs" (for pianos, billiard tables). */
const USES_FOLLOW = /^\sfor\s(?:\S+\s){0,2}\S+,\s/iu;
/** "Ramps, grab rails, wet rooms" (, stair rails.), "make desks, shelves" (and lamps): all but the last. */
const ENDS_IN_ITEM = /,\s(?:(?!(?:and|or|et|ou|und|oder|y|o|e)\s)\S+\s){0,3}\S+$/u;
const LAST_FOLLOWS = /^,\s(?:[\p{L}\d’-]+\s){0,2}[\p{L}\d’-]+(?:[.!?]|$)/u;
const AND = /^\s(?:y|e|et|and|und)\s/iu;

/** "Quand le camion du fromager" (, du poissonnier … passe): the verb stands behind them all. */
const OF_NEXT = /^,\s(?:du|des|del|della|dei|degli|delle|do|da|dos|das)\s/iu;

/** All but the last of several, or an example of them. */
function isPartOfList({ line, rest, words }: Parting): boolean {
  const isOurs = SAID_BY_US.test(line);
  return (
    ((line.includes(",") || OF_NEXT.test(rest)) && isOneOfSeveral(words, rest)) ||
    (EXAMPLE.test(line) && rest.startsWith(",")) ||
    (/\bonly for\s/iu.test(line) && THINGS_FOLLOW.test(rest)) ||
    (isOurs && USES_FOLLOW.test(rest) && weightOf(words) <= WHOLE_WEIGHT) ||
    (ENDS_IN_ITEM.test(line) && (LAST_FOLLOWS.test(rest) || AND.test(rest)))
  );
}

/** So many words before a comma hold what its other side is told beside. */
const NEAR = 4;
/** "Et j’apprends", "pour que": something else begins. */
const ELSE = /^(?:and|et|und|y|e|we|i|pour|para)$/iu;

/** "Left-handed scissors" (, left-handed notebooks), "when to sleep" (, when to eat): items that begin alike. */
function isOneOfSeveral(words: readonly Word[], rest: string): boolean {
  const next = /^,\s([\p{L}’-]+)/u.exec(rest)?.[1]?.toLowerCase();
  return (
    next !== undefined &&
    !ELSE.test(next) &&
    words.slice(-NEAR).some(({ text }) => text.toLowerCase() === next)
  );
}

/** "While you go" (by train): the verb waits for what follows. */
const ENDS_IN_VERB =
  /\s(?:go|goes|going|come|comes|get|gets|stay|live|is|are|be|have|has|put|puts|take|takes|keep|keeps|and|or)$/iu;
/** "We take it up" (to the sixth floor). */
const ENDS_IN_IT = /\s(?:it|them)(?:\s(?:up|off|out|down|in|over|away|back))?$/iu;
/** "Aus Nachlässen abbauen" (, schätzen und weiterverkaufen). */
const GERMAN_DEEDS = /^,\s(?:\S+\s){0,2}\p{Ll}+e?n(?:,|\s(?:und|oder)\s)/u;
/** "Ich programmiere Strickmaschinen um, damit die Muster" (vom Laptop kommen). */
const GERMAN_CLAUSE = /\s(?:damit|weil|wenn|dass|ob)\s[^,]*$/u;
/** "Taller donde la gente afina" (y construye …). */
const BARE_DEED = /\s(?:donde|onde|dove|où|where)(?:\s\S+){2,3}$/iu;
/** "Je ramasse le marc" (et j’y fais pousser …): what becomes of it. */
const DONE_WITH_IT =
  /^,?\s(?:et|and|y|e|und)\s(?:j’y|j’en|(?:(?:i|we)\s)?(?:turn|make|grow|cook|sell|bring|send)\s(?:it|them))\s/iu;

/** "A small team who dry" (, press and frame seaweed). */
const DEEDS_FOLLOW = /^,\s\p{L}+(?:,|\s(?:and|or)\s)/iu;
/** "Waiting in your house" (for the delivery). */
const WAITS_FOR = /\b(?:wait|look|search|care)(?:s|ing)?\b(?!.*\sfor\s)/iu;

/** "Weekends where you come as strangers" (, mend ten metres of a wall). */
const WHERE_YOU = /\swhere you\s[^,]+$/iu;

/** A deed without its end, or without the deed that it is done for. */
function isPartOfDeed({ line, rest, idea: { language } }: Parting): boolean {
  const isOpen = ENDS_IN_IT.test(line) || (language === "en" && ENDS_IN_VERB.test(line));
  return (
    (isOpen && /^\s\p{L}/u.test(rest)) ||
    (language === "de" && /\s\p{Ll}+en$/u.test(line) && GERMAN_DEEDS.test(rest)) ||
    (BARE_DEED.test(line) && AND.test(rest)) ||
    (language === "de" && GERMAN_CLAUSE.test(line) && /^\s\p{L}/u.test(rest)) ||
    (DONE_WITH_IT.test(rest) && !line.includes(",")) ||
    (/^(?:we|i) (?:buy|collect|gather|take)\s/iu.test(line) && AND.test(rest)) ||
    (WHERE_YOU.test(line) && goesOnDoing(rest)) ||
    (/\s(?:who|which|that) \p{L}+$/iu.test(line) && DEEDS_FOLLOW.test(rest)) ||
    (language === "en" && WAITS_FOR.test(line) && /^\sfor\s/iu.test(rest))
  );
}

function goesOnDoing(rest: string): boolean {
  return verbForm(/^,\s(\p{L}+)\s/u.exec(rest)?.[1] ?? "")?.form === "base";
}

const OURS_FOLLOWS = /^,\s(?:we|i|also|wir|nous|nosotros|noi|nós)\s/iu;
const OTHERS_DO =
  /,\s(?:you|people|\p{L}+s)\s(?!(?:for|of|in|on|at|with|and|or|to|from|by|that|who)\s|\p{L}+(?:ed|ing|ly)\s|(?:made|sold|sent|built|baked|grown)\s)\p{L}+\s[^,]+$/iu;

/**
 * What others do first, without what the business then does: "You find the ammonite" (, we take the rock off it),
 * "Uniform swap, parents drop blazers" (, we wash them). A list behind a colon is such a half too.
 */
function isFirstHalf({ line, rest }: Parting): boolean {
  return (
    (/^you\s/iu.test(line) && rest.startsWith(",")) ||
    (OURS_FOLLOWS.test(rest) && (OTHERS_DO.test(line) || /\byou\s/iu.test(line) || /:[^:]*,/u.test(line)))
  );
}

/** "Guitarras hechas con cajas" (de puros). */
const OF_WHAT = /^\s(?:de|di|du|des|del|della|delle|dei|degli|do|da|dos|das|von|of)\s|^\sd’/iu;
/** "Repatriation of people" (who die abroad). */
const CLAUSE =
  /^(?:,?\s(?:who|whose|that|which|qui|dont|que|quienes|che|cui)|,\s(?:die|der|das|deren|dessen|denen))\s/iu;

/** What tells it from others of its kind stands behind it. */
function lacksWhich({ line, rest, words, rung, idea: { isGrave, language } }: Parting): boolean {
  if (rung === "cut" && OF_WHAT.test(rest)) return true;
  // A thing that is named stands by itself, whatever it also does; people are told apart by what follows.
  const isNamed = rung === "plain" && !isGrave && (language !== "en" || !isOfPeople(words));
  // "We build machines that …", "small plugin for choir leaders that slows …": of many it tells, or of the one thing.
  const [, verb] = /^\s(?:that|which) (\p{L}+)/u.exec(rest) ?? [];
  if (verb && isThirdPerson(verb) && /[^s]s$/u.test(line)) return false;
  const least = WHOLE_WEIGHT + (/^(?:ich|wir)\s/iu.test(line) ? 1 : 0);
  return CLAUSE.test(rest) && !isNamed && (weightOf(words) < least || isOfPeople(words));
}

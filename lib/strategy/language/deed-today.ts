import { verbForm } from "../words/english-verbs";
import { PAST } from "./past-forms";
import { tokenize } from "./tokenize";

/** A deed of today in the languages whose forms tell it from one of the past. */
const DEED_TODAY =
  /^(?:nous (?!avons|sommes|étions|voulons)\p{L}+ons|je (?!suis|viens|sais|veux|peux|dois|vis|habite|connais|pense|crois|rêve|reste|prends)\p{L}{2,}(?:e|(?<!ai)s)|on (?!est|a|avait|était|veut|va|voit|sait|peut|doit)\p{L}{3,}|(?:wir|ich) (?!haben?|hatten?|sind|bin|waren?|wollten?|wurden?|möchten?|wollen|will)\p{Ll}+e?n?)\s/iu;
/** "We do tyres and brakes". */
const DOES_THINGS =
  /^(?:we|i) do (?!(?:not|so|it|this|that|the|all|what|have|know|want|need|love|like|think|hope|try)\b)\p{Ll}{3,}(?:,| (?:and|for|in|by|on|at)) /iu;
const COMES = /^(?:we|i) (?:come|go) (?:in|to|with|by|out|round|at)\s/iu;
/** "I clear | the workshop", whatever the verb. */
const DOES_IT =
  /^(?:we|i) (?!was|were|am|are|can|could|will|would|do|did|miss|remember|hear|guess|get|spend)\p{Ll}+ (?:the|an?|your|their|every|each|old|new)\s/iu;
const OF_US = /^(?:we|i) (?:(?:only|just|mostly|always) )?(\p{L}+)\s(?!from\s)/iu;
const NO_TRADE_VERB =
  /^(?:have|want|know|live|think|feel|see|love|like|hope|need|hate|believe|start|try|run|keep|own)$/u;

/** Is it told as what is done today? */
function isDeedToday(sentence: string): boolean {
  const [, verb = ""] = OF_US.exec(sentence) ?? [];
  return (
    DEED_TODAY.test(sentence) ||
    COMES.test(sentence) ||
    DOES_THINGS.test(sentence) ||
    (DOES_IT.test(sentence) && !NO_TRADE_VERB.test(verb) && !PAST.en!.test(verb)) ||
    (!NO_TRADE_VERB.test(verb) && verbForm(verb.toLowerCase())?.form === "base")
  );
}

const WOULD_NOT = /(?<!\p{L})(?:would|could|did|was|were|had)n’t(?!\p{L})/iu;
/** Does the sentence tell of what has been? */
export const hasPast = (sentence: string, language: string): boolean =>
  (language === "en" && WOULD_NOT.test(sentence)) ||
  tokenize(sentence).some(({ text }) => PAST[language]?.test(text));

/** Its verb stands among so many words. */
const VERB_WITHIN = 6;

/** "I turn retired cabs into rooms": what says who acts stands at the start. */
const BEGINS_WITH_VERB = /^(?:i|we|je|nous|ich|wir)\s|^\p{L}+(?:mos|iamo)\s/iu;
export const beginningOf = (sentence: string): string =>
  sentence
    .split(" ")
    .slice(0, BEGINS_WITH_VERB.test(sentence) ? 2 : VERB_WITHIN)
    .join(" ");

/** Is it told as what is done today, with nothing of the past where its verb stands? */
export function isToldOfToday(sentence: string, language: string): boolean {
  return isDeedToday(sentence) && !hasPast(beginningOf(sentence), language);
}

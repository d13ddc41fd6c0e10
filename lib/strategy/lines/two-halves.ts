import { capitalize } from "@/lib/model/letter-case";
import { tokenize, type Word } from "../language/tokenize";
import type { Grammar } from "./grammar";
import { type Cut, LINE_LENGTH_MAX } from "./line";
import { WISH } from "./own-sentences";
import { isSaidByUs, textOf, upToMark } from "./parts";
import { SUBORDINATE } from "./stands-alone";

/** Above either half by itself, though it is longer: readers kept four of five lines of two sentences. */
const WEIGHT = 9.5;
/** "Debt letters: you bring the envelopes, …": a label, which the line does without. */
const LABEL = /^[^:,.]{3,40}:\s/u;
/** Two halves said of two who act: the customer, and the business. */
const ACTS = /^(?:you|we|i|vous|nous|je|sie|wir|ich|ihr|du)$/iu;
const YOU = /^(?:you|vous|ihr|du)$/iu;
/** "I got a van": what the business has, and nothing that it does. */
const IS_THERE = /^(?:i|we)(?:’(?:m|re|ve)|\s(?:am|are|have|got|also|do|don’t|will|can))(?!\p{L})/iu;
/** Verbs so common that the lists of what businesses do lack them. */
const GOES = /^(?:go|come|do|get)$/iu;
const HALF_MIN = 3;
const IS_SHORTENED = /\s(?:incl|inkl|etc|approx)\.?$/iu;
const LINK = /^(?:and|then|so|et|und|dann|y|e|poi|luego)$/iu;
/** Below what stands behind the label. */
const LABEL_WEIGHT = 7.8;
const POINTS = /\s(?:them|it|les|la|sie|es|los|las|lo|os|as)(?![\p{L}’])/iu;
/** "Vado a casa loro": whose, was told before. */
const OF_THEM = /^(?:loro|leurs?|ihre?[mnrs]?|deles|delas)$/u;
const DASH = /[–—]/u;
/** Marks that may stand between the halves. */
const PARTS = /^[,:]$|[–—]/u;
/** The shortest first half that is a thing: "Bike van" is one, "Yes" is none. */
const THING_WORDS = 2;

/**
 * Two halves that a sentence joins by a comma, a colon or a dash, as two sentences: "You bring the envelopes, we open them
 * with you" → "You bring the envelopes. We open them with you." The first names the thing or says what one side does, the
 * second what the other does then; a second half that is too long ends before its "and". Behind a dash anything may stand:
 * "Gravel, sand, bark. Delivered up the stairs."
 */
export function twoHalves(sentences: readonly string[], grammar: Grammar): Cut[] {
  return sentences.flatMap((sentence) => {
    const said = sentence.replace(/^(?:an?|une?|eine?|una?|uma?)\s/iu, "");
    if (WISH.test(said)) return [];
    const line = [said.replace(LABEL, ""), said].flatMap((text) => halves(tokenize(text), grammar))[0];
    if (!line || SUBORDINATE.test(line)) return [];
    // "Probate research: we find missing heirs": the second half stands by itself, "I open them with you" does not.
    const isLabelled = LABEL.test(said) && line.startsWith(said.split(":")[0]!);
    const weight = isLabelled && !POINTS.test(line) ? LABEL_WEIGHT : WEIGHT;
    return [{ text: capitalize(line), weight, isWhole: true }];
  });
}

function halves(words: readonly Word[], grammar: Grammar): string[] {
  const isActor = (at: number) => ACTS.test(words[at]?.text ?? "") || isSaidByUs(words.slice(at), grammar);
  const end = words.findIndex(
    ({ mark }, index) =>
      DASH.test(mark) || (mark !== "" && isActor(index + (LINK.test(words[index + 1]?.text ?? "") ? 2 : 1))),
  );
  const first = words.slice(0, end + 1);
  const areCommas = first.slice(0, -1).every(({ mark }) => mark === "" || mark === ",");
  if (first.length < THING_WORDS || !areCommas || !PARTS.test(first.at(-1)!.mark)) return [];
  const second = upToMark(words.slice(end + 1));
  if (isList(words.slice(end + second.length), grammar)) return [];
  const half = LINK.test(second[0]?.text ?? "") ? second.slice(1) : second;
  if (first.concat(half).some(({ text }) => OF_THEM.test(text))) return [];
  const isTold = DASH.test(first.at(-1)!.mark);
  // "We scan the maps, we …" has one side alone; "a library of dresses, you wear it" tells what anybody does with it.
  const isSame = isActor(0) ? lower(words[0]) === lower(half[0]) : YOU.test(half[0]?.text ?? "");
  if (half.length < HALF_MIN || isSame || (!isActor(0) && IS_THERE.test(textOf(half)))) return [];
  if (isTold && (grammar.asides.test(half[0]!.text) || end + 1 + second.length < words.length)) return [];
  const and = half.findIndex(
    ({ text }, index) =>
      index > HALF_MIN &&
      grammar.and.test(text) &&
      (grammar.isVerb(half[index + 1]?.text ?? "") ||
        GOES.test(half[index + 1]?.text ?? "") ||
        isActor(words.indexOf(half[index + 1]!))),
  );
  const ways = [half, ...(and > 0 ? [half.slice(0, and)] : [])].filter(
    (way) => !IS_SHORTENED.test(textOf(way)),
  );
  return ways
    .map((way) => `${textOf(first)}. ${capitalize(textOf(way))}.`)
    .filter((text) => text.length <= LINE_LENGTH_MAX);
}

/** "We mend the eyes | , the arms, all of it", "we grow woad | , madder and weld": one thing of several. `rest` begins with the last word of the half. */
function isList([last, ...rest]: readonly Word[], grammar: Grammar): boolean {
  const next = upToMark(rest);
  const first = next[0]?.text;
  if (first === undefined || last?.mark !== "," || /^(?:no|zero)$/iu.test(first)) return false;
  const isDeed = (grammar.language === "en" && grammar.isVerb(first)) || isSaidByUs(next, grammar);
  return (
    !isDeed && (next.length < HALF_MIN || next.slice(0, HALF_MIN).some(({ text }) => grammar.and.test(text)))
  );
}

function lower(word: Word | undefined): string {
  return word?.text.toLowerCase() ?? "";
}

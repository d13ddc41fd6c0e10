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
const HALF_MIN = 3;
const LINK = /^(?:and|then|so|et|und|dann|y|e|poi|luego)$/iu;
/** The shortest first half that is a thing: "Bike van" is one, "Yes" is none. */
const THING_WORDS = 2;

/**
 * Two halves that a sentence joins by a comma, as two sentences: "You bring the envelopes, we open them with you" → "You
 * bring the envelopes. We open them with you." The first names the thing or says what one side does, the second what the
 * other does then; a second half that is too long ends before its "and".
 */
export function twoHalves(sentences: readonly string[], grammar: Grammar): Cut[] {
  return sentences.flatMap((sentence) => {
    if (WISH.test(sentence)) return [];
    const said = sentence.replace(LABEL, "").replace(/^an?\s/iu, "");
    const words = tokenize(said);
    const isActor = (at: number) => ACTS.test(words[at]?.text ?? "") || isSaidByUs(words.slice(at), grammar);
    const end = words.findIndex(
      ({ mark }, index) => mark !== "" && isActor(index + (LINK.test(words[index + 1]?.text ?? "") ? 2 : 1)),
    );
    const first = words.slice(0, end + 1);
    const areCommas = first.every(({ mark }) => mark === "" || mark === ",");
    if (first.length < THING_WORDS || !areCommas || SUBORDINATE.test(said)) return [];
    const second = upToMark(words.slice(end + 1));
    if (isList(words.slice(end + 1 + second.length), grammar)) return [];
    const half = LINK.test(second[0]?.text ?? "") ? second.slice(1) : second;
    // "We scan the maps, we …" has one side alone; "a library of dresses, you wear it" tells what anybody does with it.
    const isSame = isActor(0) ? lower(words[0]) === lower(half[0]) : YOU.test(half[0]?.text ?? "");
    if (half.length < HALF_MIN || isSame || (!isActor(0) && IS_THERE.test(textOf(half)))) return [];
    const and = half.findIndex(({ text }, index) => index > 2 && grammar.and.test(text));
    const ways = [half, ...(and > HALF_MIN ? [half.slice(0, and)] : [])];
    const line = ways
      .map((way) => `${textOf(first)}. ${capitalize(textOf(way))}.`)
      .find((text) => text.length <= LINE_LENGTH_MAX);
    return line ? [{ text: capitalize(line), weight: WEIGHT, isWhole: true }] : [];
  });
}

/** "We mend the eyes | , the arms, all of it": the second half would be one thing of several. */
function isList(rest: readonly Word[], grammar: Grammar): boolean {
  const next = upToMark(rest);
  const first = next[0]?.text;
  return (
    first !== undefined &&
    next.length < HALF_MIN &&
    !/^(?:no|zero)$/iu.test(first) &&
    !(grammar.language === "en" && grammar.isVerb(first)) &&
    !isSaidByUs(next, grammar)
  );
}

function lower(word: Word | undefined): string {
  return word?.text.toLowerCase() ?? "";
}

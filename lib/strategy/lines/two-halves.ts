import { capitalize } from "@/lib/model/letter-case";
import { tokenize, type Word } from "../language/tokenize";
import type { Grammar } from "./grammar";
import { type Cut, LINE_LENGTH_MAX } from "./line";
import { WISH } from "./own-sentences";
import { isSaidByUs, textOf, upToMark } from "./parts";
import { SUBORDINATE } from "./stands-alone";

/** Above either half by itself, though it is longer: readers kept four of five lines of two sentences. */
const WEIGHT = 9.5;
/** Below what stands behind the label, where that needs none: "Probate research: we find missing heirs". */
const LABEL_WEIGHT = 7.8;
/** "Debt letters: you bring the envelopes, …": a label, which the line does without if it can. */
const LABEL = /^[^:,.]{3,40}:\s/u;
const ARTICLE = /^(?:an?|une?|eine?|una?|uma?)\s/iu;
/** "I open them with you": what they are stands before. */
const POINTS = /\s(?:them|it|les|la|sie|es|los|las|lo|os|as)(?![\p{L}’])/iu;

/**
 * Two halves that a sentence joins by a comma, a colon or a dash, as two sentences: "You bring the envelopes, we open them
 * with you" → "You bring the envelopes. We open them with you." The first names the thing or says what one side does, the
 * second what the other does then; a second half that is too long ends before its "and". Behind a dash anything may stand:
 * "Gravel, sand, bark. Delivered up the stairs."
 */
export function twoHalves(sentences: readonly string[], grammar: Grammar): Cut[] {
  return sentences.flatMap((sentence) => {
    const said = sentence.replace(ARTICLE, "");
    if (WISH.test(said)) return [];
    const [line] = [said.replace(LABEL, ""), said].flatMap((text) => joined(tokenize(text), grammar));
    if (line === undefined || SUBORDINATE.test(line)) return [];
    const isLabelled = LABEL.test(said) && line.startsWith(said.split(":")[0]!);
    const weight = isLabelled && !POINTS.test(line) ? LABEL_WEIGHT : WEIGHT;
    return [{ text: capitalize(line), weight, isWhole: true }];
  });
}

const DASH = /[–—]/u;
const LINK = /^(?:and|then|so|et|und|dann|y|e|poi|luego)$/iu;
/** The shortest first half that is a thing: "Bike van" is one, "Yes" is none. */
const THING_MIN = 2;
const HALF_MIN = 3;
const IS_SHORTENED = /\s(?:incl|inkl|etc|approx)\.?$/iu;

/** Both halves as sentences, the longest that is short enough first; nothing where there are no two. */
function joined(words: readonly Word[], grammar: Grammar): string[] {
  const begins = (at: number) => at + (LINK.test(words[at]?.text ?? "") ? 1 : 0);
  const end = words.findIndex(
    ({ mark }, index) =>
      DASH.test(mark) || (mark !== "" && whoActs(words.slice(begins(index + 1)), grammar) !== undefined),
  );
  if (end + 1 < THING_MIN || words.slice(0, end).some(({ mark }) => !/^,?$/u.test(mark))) return [];
  const first = words.slice(0, end + 1);
  const half = upToMark(words.slice(begins(end + 1)));
  const rest = words.slice(begins(end + 1) + half.length);
  const areTwo = DASH.test(words[end]!.mark)
    ? rest.length === 0 && !grammar.asides.test(half[0]?.text ?? "")
    : /^[,:]$/u.test(words[end]!.mark) && areOfTwo(first, half, grammar) && !isList(half, rest, grammar);
  if (!areTwo || half.length < HALF_MIN || [...first, ...half].some(({ text }) => OF_THEM.test(text)))
    return [];
  const and = half.findIndex(
    ({ text }, index) => index > HALF_MIN && grammar.and.test(text) && isDeed(half.slice(index + 1), grammar),
  );
  return [half, ...(and > 0 ? [half.slice(0, and)] : [])]
    .map((way) => `${textOf(first)}. ${capitalize(textOf(way))}.`)
    .filter((text) => text.length <= LINE_LENGTH_MAX && !IS_SHORTENED.test(text));
}

const PRONOUN = /^(?:you|we|i|vous|nous|je|sie|wir|ich|ihr|du)$/iu;
const YOU = /^(?:you|vous|ihr|du)$/iu;
/** "Vado a casa loro": whose, was told before. */
const OF_THEM = /^(?:loro|leurs?|ihre?[mnrs]?|deles|delas)$/u;
/** "I got a van": what the business has, and nothing that it does. */
const IS_THERE = /^(?:i|we)(?:’(?:m|re|ve)|\s(?:am|are|have|got|also|do|don’t|will|can))(?!\p{L})/iu;
/** Verbs so common that the lists of what businesses do lack them. */
const GOES = /^(?:go|come|do|get)$/iu;

/** The pronoun that a clause begins with, in small letters, "we" where its verb says so; undefined where nobody acts. */
function whoActs(words: readonly Word[], grammar: Grammar): string | undefined {
  const first = words[0]?.text ?? "";
  return PRONOUN.test(first) ? first.toLowerCase() : isSaidByUs(words, grammar) ? "we" : undefined;
}

/** "We scan the maps, we …" has one side alone; "a library of dresses, you wear it" tells what anybody does with it. */
function areOfTwo(first: readonly Word[], half: readonly Word[], grammar: Grammar): boolean {
  const who = whoActs(first, grammar);
  if (who !== undefined) return who !== whoActs(half, grammar);
  return !YOU.test(half[0]?.text ?? "") && !IS_THERE.test(textOf(half));
}

function isDeed(words: readonly Word[], grammar: Grammar): boolean {
  const [first = { text: "" }] = words;
  return grammar.isVerb(first.text) || GOES.test(first.text) || whoActs(words, grammar) !== undefined;
}

/** "We mend the eyes | , the arms, all of it", "we grow woad | , madder and weld": one thing of several. */
function isList(half: readonly Word[], rest: readonly Word[], grammar: Grammar): boolean {
  const next = upToMark(rest);
  const first = next[0]?.text;
  if (first === undefined || half.at(-1)?.mark !== "," || /^(?:no|zero)$/iu.test(first)) return false;
  if ((grammar.language === "en" && grammar.isVerb(first)) || isSaidByUs(next, grammar)) return false;
  return next.length < HALF_MIN || next.slice(0, HALF_MIN).some(({ text }) => grammar.and.test(text));
}

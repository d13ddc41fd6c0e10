import { MY, wordsOfFirstPerson } from "../language/first-person";
import { HYPE } from "../language/hype";
import { tokenize } from "../language/tokenize";
import type { TradeLanguage } from "../trade.schema";
import { type Cut, LINE_LENGTH_MAX, weigh, weightOf } from "./line";
import { TELLING_WORDS } from "./parts";

/** What follows tells which, why or when. */
const CLAUSE =
  /,?\s(?:and where|et où|und wo|y donde|e onde|e dove|that|which|who|so|because|while|when|qui|que|dont|quand|parce|pour que|die|der|das|damit|weil|wenn|para que|porque|cuando|quando|che|perché)\s/giu;
/** What follows is done besides. */
const BESIDES = /\s(?:and|then|et|und|y|e)\s(?=\p{Ll})/giu;

/** "The pills that my mother takes" are not the customer's mother's. */
const MINE = new RegExp(`(?<!\\p{L})${MY}\\s\\p{L}`, "iu");

/**
 * The sentence up to where something else begins, the longest that is short enough: where nothing better can be cut, it
 * says more than a line that is true of any business. Behind "and" only where somebody says what they do, or what is done there.
 */
export function beginnings(sentence: string, language: TradeLanguage, weight: number): Cut[] {
  if (HYPE.test(sentence) || MINE.test(sentence)) return [];
  const isTold = /\s(?:where|that|which|où|qui|donde|que|onde|dove|che)\s.*?\s(?:and|et|y|e)\s/iu.test(
    sentence,
  );
  const isSaid = wordsOfFirstPerson(tokenize(sentence), language) > 0 || /^(?:i|we)\s/iu.test(sentence);
  const ends = [CLAUSE, ...(isSaid || isTold ? [BESIDES] : [])].flatMap((pattern) =>
    [...sentence.matchAll(pattern)].map(({ index }) => index),
  );
  const [longest] = ends
    .filter((end) => end <= LINE_LENGTH_MAX)
    .sort((a, b) => b - a)
    .map((end) => sentence.slice(0, end))
    .filter((text) => weightOf(tokenize(text)) >= TELLING_WORDS);
  return weigh(weight, longest ? [longest] : [], true);
}

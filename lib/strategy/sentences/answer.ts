import { capitalize } from "@/lib/model/letter-case";
import { wordsOfFirstPerson } from "../language/first-person";
import { tokenize } from "../language/tokenize";
import { verbForm } from "../words/english-verbs";
import { OURS } from "./who-speaks";

/** So far into a sentence its verb is looked for. */
const CLAUSE_WORDS = 8;
/** No verb of the main clause stands behind these. */
const NO_SUBJECT = /^(?:that|who|which|to|and|or|you|we|i|they|it|an?|of|for|in|by|your|)$/iu;

const AUXILIARY = /^(?:is|are|gets?|has|have|can|cannot|can’t|don’t|doesn’t)$/iu;
const MANY = /(?:[^s]s|people|children|men)$/u;
const OF_ONE = /^(?:the|every|each)$/iu;
/** In other languages by its beginning: "Wer Schulden hat, …", "Ogni anno …", "Les gens …". */
const OF_OTHERS =
  /^(?:wer [^,]{3,60},|(?:viele|die meisten|manche|immer mehr|jede[srn]?) |(?:beaucoup|la plupart|trop) d|(?:chaque|les gens|cada|todos los|todas las|todos os|todas as|la gente|muchos|muchas|muitos|muitas|ogni|molti|molte|tanti|tante) )/iu;

/** "Debt letters pile up in a drawer", "the interpreter leaves": what others do or bear, to which the business answers. */
export function isOfOthers(told: string, language: string): boolean {
  if (language !== "en") return OF_OTHERS.test(told);
  const words = told.split(" ");
  if (/^(?:an?|i|we|you|it|our|my|no|with|from)$/iu.test(words[0]!)) return false;
  return words.slice(0, CLAUSE_WORDS).some((word, at) => {
    const [before = "", next = ""] = [words[at - 1], words[at + 1]];
    if (NO_SUBJECT.test(before)) return false;
    const form = verbForm(word)?.form;
    const isOfMany = MANY.test(before) && (form === "base" || /^(?:up|away|down|out)$/u.test(next));
    // "Leaves when": a noun to the list of verbs.
    const isOfOne =
      OF_ONE.test(words[0]!) && at > 1 && (form === "third" || (/s$/u.test(word) && next === "when"));
    return AUXILIARY.test(word) || isOfMany || isOfOne;
  });
}

/**
 * What is wrong, and what the business does about it, before which its customers may do something: "(…) You bring us the drawer.
 * We open, sort, …".
 * @param next the sentences behind it
 * @param max characters; where both are too long only what is done is said
 * @returns empty where nothing is done
 */
export function answered(
  wrong: string,
  [next = "", third = ""]: readonly string[],
  max: number,
  language: string,
): string {
  const isOurs = (sentence: string) =>
    OURS.test(sentence) || (language !== "en" && wordsOfFirstPerson(tokenize(sentence), language) > 0);
  const isTheirs = /^you\s/iu.test(next);
  if (!isTheirs && !isOurs(next)) return "";
  const done = isTheirs && isOurs(third) ? [next, third] : [next];
  const ways = [[wrong, ...done], done].map((sentences) => sentences.map(capitalize).join(". "));
  return ways.find((text) => text.length <= max) ?? "";
}

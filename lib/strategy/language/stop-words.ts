import { wordSets } from "../words/word-set";
import words from "../words.json";
import { fold } from "./fold";

const { function: functionWords, common, otherLanguages } = words["stop-words"];

/** Function words that tell the six languages apart and carry no meaning of their own. Folded, without accents. */
export const STOP_WORDS = wordSets(functionWords);
/** Words that audiences are written with; they settle the language of short phrases. */
export const COMMON_WORDS = wordSets(common);
/** Languages that are told apart but whose sentences are not read. Folded here: their signs fall apart when they are. */
export const OTHER_LANGUAGES: Readonly<Record<string, ReadonlySet<string>>> = wordSets(
  Object.fromEntries(Object.entries(otherLanguages).map(([language, words]) => [language, fold(words)])),
);

/** The function words of one of the six languages; undefined for another. */
export function stopWordsOf(language: string): ReadonlySet<string> | undefined {
  return language in STOP_WORDS ? STOP_WORDS[language as keyof typeof STOP_WORDS] : undefined;
}

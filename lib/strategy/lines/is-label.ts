import type { Idea } from "../idea";
import { isEnglishWord } from "../language/english-spelling";
import { foldWords } from "../language/fold";
import { ONLY } from "../language/patterns";
import { tokenize } from "../language/tokenize";
import { TRADE_LANGUAGES } from "../trade.schema";
import { GRAMMARS } from "./grammar";
import { CHATTER } from "./guard-line";
import { type WordClass, wordClass } from "./word-class";

/** Words of a label but for "de" and its like. */
const LABEL_WORDS = 3;
const LINKS = new Set<WordClass>(["of", "link", "article"]);
const TOLD = new Set<WordClass>([
  "for",
  "we",
  "you",
  "they",
  "third",
  "auxiliary",
  "relative",
  "wish",
  "adverb",
]);

/** "Fix zippers only": a limit needs no other, "and nothing else". */
const LIMITED = new RegExp(`(?<!\\p{L})${ONLY}(?!\\p{L})`, "iu");

/**
 * Is the line the whole idea, and no more than a label, "bell ropes"? A fresh reader would keep none of 24 such labels alone, eight
 * of eleven things with "and nothing else" behind them, and three of nine deeds with "done properly".
 */
export function isLabel(line: string, idea: Idea): boolean {
  const language = TRADE_LANGUAGES.find((code) => code === idea.language) ?? "en";
  const words = tokenize(line);
  const classes = words
    .map((word, at) => wordClass(word, at, GRAMMARS[language]))
    // "Hat blocks": a plural to those who read no further.
    .map((name, at) => (name === "third" && at > 0 && at === words.length - 1 ? "word" : name));
  return (
    foldWords(line) === foldWords(idea.text) &&
    words.every(({ mark }) => mark === "") &&
    !CHATTER.test(line) &&
    !LIMITED.test(line) &&
    classes.filter((name) => !LINKS.has(name)).length <= LABEL_WORDS &&
    !classes.some((name) => TOLD.has(name)) &&
    // "Abanicos pintados", English by nothing but its audience, goes on in no language.
    (language !== "en" || words.some(({ text }) => isEnglishWord(text.toLowerCase())))
  );
}

import { ADJUNCT_STARTS, ARTICLES, isParticiple, isPeople } from "../language/english-words";
import { joinWords } from "../language/phrase";
import type { Word } from "../language/tokenize";
import { verbForm } from "../words/english-verbs";
import { LINE_WORDS_MAX, weightOf } from "./line";

/** Words that begin another clause: a constituent ends before them. */
const CLAUSE_STARTS = new Set(
  "so because while when whenever if but although though unless until since which where whose whom as".split(
    " ",
  ),
);

const DROPPABLE =
  /^(?:by|in|with|on|at|through|using|via|within|across|near|inside|outside|under|during|after|before|for|without|from|that|which|who|where)$/iu;

export const RELATIVES = new Set(["that", "which", "who"]);

/** The words as a line when they are few enough. */
export function exact(words: readonly Word[]): string[] {
  return words.length >= 2 && weightOf(words) <= LINE_WORDS_MAX ? [joinWords(words)] : [];
}

/**
 * The words as a line. Too many lose a last "by …" or "with …" that can be left out; none where what is left would end on
 * a verb or on people of whom it says which ones.
 */
export function trimmed(words: readonly Word[]): string[] {
  let rest = withoutLooseEnd(words);
  while (weightOf(rest) > LINE_WORDS_MAX) {
    const at = rest.findLastIndex(
      ({ text }, index) =>
        index >= 3 &&
        (DROPPABLE.test(text) || (lower(text) === "and" && isFiniteVerb(rest[index + 1]?.text ?? ""))),
    );
    if (at < 0) return [];
    const last = rest[at - 1]!.text;
    const isPlace = /^(?:in|at|near|across|within)$/iu.test(rest[at]!.text);
    const isOpen =
      /ing$/u.test(last) ||
      verbForm(last) !== undefined ||
      isParticiple(last) ||
      (isPeople([rest[at - 1]!]) && !isPlace) ||
      DROPPABLE.test(last);
    if (isOpen) return [];
    rest = withoutLooseEnd(rest.slice(0, at));
  }
  // "seagrass that washes up (on beaches)": a clause that has lost its end goes as a whole.
  const clauseAt =
    rest.length < words.length ? rest.findLastIndex(({ text }) => RELATIVES.has(lower(text))) : -1;
  if (clauseAt > rest.length - 4 && clauseAt > 0) rest = withoutLooseEnd(rest.slice(0, clauseAt));
  return rest.length >= 3 ? [joinWords(rest)] : [];
}

/** The words before the next clause: up to a conjunction or a mark that is no comma. */
export function upToClause(words: readonly Word[]): Word[] {
  const end = words.findIndex(({ text }, index) => index > 0 && CLAUSE_STARTS.has(lower(text)));
  const limit = end < 0 ? words.length : end;
  const mark = words.findIndex(({ mark }, index) => index < limit - 1 && mark !== "" && mark !== ",");
  return words.slice(0, mark < 0 ? limit : mark + 1);
}

/** The words before the next adjunct, "that" clause, "and" or mark. */
export function upToBoundary(words: readonly Word[]): Word[] {
  const end = words.findIndex(
    ({ text }, index) =>
      index > 0 && (ADJUNCT_STARTS.has(lower(text)) || /^(?:for|to|that|which|who|and|or)$/iu.test(text)),
  );
  const mark = words.findIndex(({ mark }) => mark !== "");
  const limits = [end, mark < 0 ? -1 : mark + 1, words.length].filter((at) => at > 0);
  return words.slice(0, Math.min(...limits));
}

/** How many words stand before "and", "or" or what describes the last of them. */
export function listEnd(words: readonly Word[]): number {
  const at = words.findIndex(
    ({ text }, index) => index > 0 && /^(?:and|or|for|that|which|who)$/iu.test(text),
  );
  return at < 0 ? words.length : at;
}

/** The words without an article at their start. */
export function withoutArticle(words: readonly Word[]): readonly Word[] {
  return ARTICLES.has(lower(words[0]?.text ?? "")) ? words.slice(1) : words;
}

/** Whether the word is a verb as it stands after a subject: "bake", "bakes". */
export function isFiniteVerb(word: string): boolean {
  return /^(?:base|third)$/u.test(verbForm(word)?.form ?? "");
}

function withoutLooseEnd(words: readonly Word[]): Word[] {
  const end = words.findLastIndex(
    ({ text }) => !/^(?:and|or|but|then|also|both|even|just|only)$/iu.test(text),
  );
  return words.slice(0, end + 1);
}

export function lower(text: string): string {
  return text.toLowerCase();
}

import { BUSINESS_FORMS, PEOPLE } from "../words/english-nouns";
import { verbForm } from "../words/english-verbs";
import { wordSet, wordSets } from "../words/word-set";
import words from "../words.json";
import type { Word } from "./tokenize";

const { pronouns, stoppers, nounsInIng, notPeople, ...lists } = words["english-grammar"];
/** `words.schema.ts` says what each list is. */
export const {
  articles: ARTICLES,
  relatives: RELATIVES,
  adjunctStarts: ADJUNCT_STARTS,
  freeAdverbs: FREE_ADVERBS,
  userVerbs: USER_VERBS,
  verbOnlyGerunds: VERB_ONLY_GERUNDS,
  verbOnlyBases: VERB_ONLY_BASES,
  helpers: HELPERS,
  gerundLinks: GERUND_LINKS,
} = wordSets(lists);
const PRONOUNS = wordSet(pronouns);
const STOPPERS = wordSet(stoppers);
const NOUNS_IN_ING = wordSet(nounsInIng);
const NOT_PEOPLE = wordSet(notPeople);
const DETERMINERS =
  /^(?:all of (?:its|their|our) own|only|just|first|best|largest|leading|an?|the|their|your|his|her|its|our|my|some|any|all|every|each|more|other|those|these)\s+/iu;
/** Participles that look like the base form, where "by" or "in" follows: "run by librarians". */
const FLAT_PARTICIPLES = /^(?:run|set|cut|led|held|born|spun|won|aged|read)$/iu;

/** Does a new part of the sentence begin here? */
export function isBoundary(word: Word, next: Word | undefined, previous: Word | undefined): boolean {
  const lower = word.text.toLowerCase();
  if (RELATIVES.has(lower) || ADJUNCT_STARTS.has(lower) || STOPPERS.has(lower)) return true;
  if (lower === "for" || lower === "to") return true;
  if (next === undefined) return false;
  if (previous !== undefined && PRONOUNS.has(lower)) return true;
  const form = verbForm(lower)?.form;
  // "studio designing …": after a kind of business an -ing word is what it does, but not in "book lending library".
  const follows = isOneOf(previous, BUSINESS_FORMS) || (previous !== undefined && isPeople([previous]));
  if (form === "gerund" && follows && !isOneOf(next, BUSINESS_FORMS)) return true;
  // "llamas visiting retirement homes": what several do; but not "sales training software".
  const isMany = /\p{L}{2}[^s\P{L}]s$/u.test(previous?.text ?? "") && previous?.mark === "";
  if (form === "gerund" && isMany && !NOUNS_IN_ING.has(lower) && !isOneOf(next, BUSINESS_FORMS)) return true;
  return previous !== undefined && isParticiple(word.text) && leadsOn(word, next);
}

/**
 * "books printed on …", "kits delivered every month", "boots made of …", "gardens planned, planted and watered": what
 * follows is no noun.
 */
function leadsOn(word: Word, { text }: Word): boolean {
  const lower = text.toLowerCase();
  if (FLAT_PARTICIPLES.test(word.text)) return /^(?:by|in|on|from|with)$/u.test(lower);
  return (
    ADJUNCT_STARTS.has(lower) ||
    FREE_ADVERBS.has(lower) ||
    /^(?:for|to|of|like|as|every|each|\p{L}+ly)$/u.test(lower) ||
    (word.mark === "," && isParticiple(text)) ||
    (lower === "and" && word.mark === "")
  );
}

export function isParticiple(word: string): boolean {
  return (
    verbForm(word)?.form === "participle" || /\p{L}{3}(?<!e)ed$/u.test(word) || FLAT_PARTICIPLES.test(word)
  );
}

/** Where the run of words ends: at `end`, or before that at a mark that is no comma of a list. */
export function endOfClause(words: readonly Word[], end: number): number {
  const limit = end < 0 ? words.length : end;
  for (let index = 0; index < limit - 1; index++) {
    const { mark } = words[index]!;
    if (mark === "") continue;
    const isList =
      mark === "," && words.slice(index + 1, limit).some(({ text }) => /^(?:and|or)$/iu.test(text));
    if (!isList) return index + 1;
  }
  return limit;
}

/** Up to eight words that name something. */
export function nounPhrase(words: readonly Word[]): Word[] {
  const end = words.findIndex(
    (word, index) => index > 0 && isBoundary(word, words[index + 1], words[index - 1]),
  );
  return words.slice(0, Math.min(8, endOfClause(words, end)));
}

export function isPeople(words: readonly Word[]): boolean {
  return words.some(({ text }) => {
    const lower = text.toLowerCase();
    return (
      PEOPLE.has(lower) ||
      (/(?:ers|ors|ists|ians|ants|ents|ees|mums|moms|dads)$/u.test(lower) &&
        !/(?:ments|trees|coffees|employees’)$/u.test(lower) &&
        !NOT_PEOPLE.has(lower))
    );
  });
}

/** Without an article or "their". */
export function bare(phrase: string): string {
  return phrase.replace(DETERMINERS, "");
}

export function isOneOf(word: Word | undefined, set: ReadonlySet<string>): boolean {
  return word !== undefined && set.has(word.text.toLowerCase());
}

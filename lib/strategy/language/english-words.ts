import { BUSINESS_FORMS, PEOPLE } from "../words/english-nouns";
import { verbForm } from "../words/english-verbs";
import type { Word } from "./tokenize";

export const ARTICLES = new Set(["a", "an", "the", "my", "our", "your"]);
export const RELATIVES = new Set(["that", "which", "who", "where", "whose", "whom"]);
export const ADJUNCT_STARTS = new Set(
  "by in with from on at through using via without within across near into inside outside under over around between beside behind during after before powered".split(
    " ",
  ),
);
export const FREE_ADVERBS = new Set(
  "online directly locally worldwide together easily quickly fast daily weekly monthly safely overnight home abroad twice once".split(
    " ",
  ),
);
/** In the imperative these tell a customer what to do; other verbs there may be nouns ("Print shop"). */
export const USER_VERBS = new Set("rent find learn buy swap order discover hire book".split(" "));
export const VERB_ONLY_GERUNDS = new Set(
  "selling helping making building creating offering providing teaching connecting delivering turning bringing giving renting producing growing baking repairing letting matching enabling converting restoring transforming organizing organising importing exporting refurbishing designing developing publishing reviving planning".split(
    " ",
  ),
);
export const VERB_ONLY_BASES = new Set(
  "sell help connect teach make build create offer provide deliver bring give turn produce grow bake let enable".split(
    " ",
  ),
);
/** Verbs that put what is done into a second verb: "helps parents plan meals". */
export const HELPERS = new Set([
  "help",
  "let",
  "allow",
  "enable",
  "empower",
  "assist",
  "make",
  "teach",
  "support",
  "guide",
]);
/** "a game about building …", "a platform for analyzing …": the user does it. */
export const GERUND_LINKS = new Set(["for", "about"]);

const NOUNS_IN_ING = new Set(
  "training coaching marketing learning cleaning parking building housing catering printing tracking planning".split(
    " ",
  ),
);
const PRONOUNS = new Set(["you", "your", "we", "they", "my", "our", "their"]);
const STOPPERS = new Set([
  "about",
  "so",
  "when",
  "while",
  "because",
  "as",
  "if",
  "but",
  "without",
  "how",
  "why",
  "whether",
  "until",
  "instead",
]);
const DETERMINERS =
  /^(?:all of (?:its|their|our) own|only|just|first|best|largest|leading|an?|the|their|your|his|her|its|our|my|some|any|all|every|each|more|other|those|these)\s+/iu;
/** Participles that look like the base form, where "by" or "in" follows: "run by librarians". */
const FLAT_PARTICIPLES = /^(?:run|set|cut|led|held|born|spun|won|aged|read)$/iu;

/** Does a new part of the sentence begin here? */
export function isBoundary(word: Word, next: Word | undefined, previous: Word | undefined): boolean {
  const lower = word.text.toLowerCase();
  if (previous?.mark === "-") return false;
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
        !/^(?:letters|papers|flowers|numbers|dinners|powers|computers|trailers|plants|restaurants|events|documents|elevators|doors|colors|floors|errors|mirrors|sensors)$/u.test(
          lower,
        ))
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

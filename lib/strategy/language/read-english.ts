import type { Action } from "../idea";
import { BUSINESS_FORMS, PEOPLE } from "../words/english-nouns";
import { baseOfThirdPerson, verbForm } from "../words/english-verbs";
import type { Clause } from "./clause";
import { joinWords } from "./phrase";
import { stripLeadIns } from "./strip-lead-ins";
import { tokenize, type Word } from "./tokenize";

const ARTICLES = new Set(["a", "an", "the", "my", "our", "your"]);
const RELATIVES = new Set(["that", "which", "who", "where", "whose", "whom"]);
const ADJUNCT_STARTS = new Set(
  "by in with from on at through using via without within across near into inside under over around between during after before powered".split(
    " ",
  ),
);
const PRONOUNS = new Set(["you", "your", "we", "they", "my", "our", "their"]);
const STOPPERS = new Set(["about", "so", "when", "while", "because", "as", "if", "but", "without"]);
/** "a game about building …", "a platform for analyzing …": the user does it. */
const GERUND_LINKS = new Set(["for", "about"]);
const FREE_ADVERBS = new Set(
  "online directly locally worldwide together easily quickly fast daily weekly safely".split(" "),
);
/** Verbs that put what is done into a second verb: "helps parents plan meals". */
const HELPERS = new Set([
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
const VERB_ONLY_GERUNDS = new Set(
  "selling helping making building creating offering providing teaching connecting delivering turning bringing giving renting producing growing baking repairing letting matching enabling".split(
    " ",
  ),
);
const VERB_ONLY_BASES = new Set(
  "sell help connect teach make build create offer provide deliver bring give turn produce grow bake let enable".split(
    " ",
  ),
);
const OWNERS = new Set(["our", "my"]);
/** In the imperative these tell a customer what to do; other verbs there may be nouns ("Print shop"). */
const USER_VERBS = new Set("rent find learn buy swap order discover hire book".split(" "));
const DETERMINERS =
  /^(?:only|first|best|largest|leading|an?|the|their|your|his|her|its|our|my|some|any|all|every|each|more|other|those|these)\s+/iu;

/** Reads an English sentence by its function words and a list of verbs; what it cannot read it leaves empty. */
export function readEnglish(sentence: string): Clause {
  const phrase = stripLeadIns(sentence);
  const words = tokenize(phrase);
  const subjectVerb = readSubjectVerb(words);
  if (subjectVerb) {
    return { kind: "", hasArticle: false, phrase, ...subjectVerb };
  }
  const startsWithArticle = isOneOf(words[0], ARTICLES);
  const body = startsWithArticle ? words.slice(1) : words;
  const end = findIndex(
    body,
    (word, index) => index > 0 && isBoundary(word, body[index + 1], body[index - 1]),
  );
  const kindWords = body.slice(0, endOfClause(body, end));
  const found = readSegments(body, kindWords.length);
  return {
    kind: bare(joinWords(kindWords)),
    hasArticle: /^an?$/iu.test(words[0]?.text ?? ""),
    phrase,
    ...found,
  };
}

type Found = Pick<Clause, "action" | "audience"> & { subject: string };

/** "We help …", "Selling …", "Connect …": a sentence that begins with its verb. */
function readSubjectVerb(words: readonly Word[]): Found | null {
  const first = words[0]?.text.toLowerCase() ?? "";
  let start = -1;
  if (first === "we" || first === "i" || first === "to") {
    start = findIndex(words, (word, index) => index > 0 && index < 4 && verbForm(word.text)?.form === "base");
  } else if (isOneOf(words[0], OWNERS)) {
    // "Our platform lets landlords …"
    start = findIndex(
      words,
      (word, index) => index > 1 && index < 5 && verbForm(word.text)?.form === "third",
    );
  } else if (USER_VERBS.has(first) && words.length > 3 && !isOneOf(words[1], BUSINESS_FORMS)) {
    return byUser(readVerb(first, words.slice(1)));
  } else if (VERB_ONLY_GERUNDS.has(first) || VERB_ONLY_BASES.has(first)) start = 0;
  const verb = words[start];
  return verb ? readVerb(verbForm(verb.text)?.base ?? verb.text.toLowerCase(), words.slice(start + 1)) : null;
}

function readSegments(words: readonly Word[], from: number): Found {
  let found: Found = { action: null, audience: "", subject: "" };
  for (let index = from; index < words.length; index++) {
    const word = words[index]!;
    const lower = word.text.toLowerCase();
    const next = words[index + 1];
    if (!next) break;
    const rest = words.slice(index + 1);
    if (RELATIVES.has(lower)) {
      if (words[index - 1]?.text === "so") continue;
      const action = lower === "where" ? readModal(rest) : readRelative(rest);
      if (action && !found.action) found = merge(found, action);
    } else if (lower === "for") {
      const group = nounPhrase(rest);
      if (isPeople(group)) found = { ...found, audience: found.audience || bare(joinWords(group)) };
      else found = { ...found, subject: found.subject || bare(joinWords(group)) };
    } else if (lower === "to" && verbForm(next.text)?.form === "base" && !found.action) {
      found = merge(found, byUser(readVerb(next.text.toLowerCase(), rest.slice(1))));
    } else if (
      verbForm(lower)?.form === "gerund" &&
      index > 0 &&
      !found.action &&
      !ADJUNCT_STARTS.has(lower)
    ) {
      const before = words[index - 1]!;
      if (index === from || before.mark !== "" || GERUND_LINKS.has(before.text.toLowerCase())) {
        const read = readVerb(verbForm(lower)!.base, rest);
        found = merge(found, GERUND_LINKS.has(before.text.toLowerCase()) ? byUser(read) : read);
      }
    }
  }
  return found;
}

function byUser(found: Found): Found {
  return { ...found, action: found.action && { ...found.action, isDoneByUser: true } };
}

function merge(found: Found, more: Found): Found {
  return {
    action: more.action ?? found.action,
    audience: found.audience || more.audience,
    subject: found.subject || more.subject,
  };
}

function readRelative(rest: readonly Word[]): Found | null {
  const start = findIndex(rest, ({ text }) => !/ly$|^(?:also|will|can|just|only|not|is|are)$/iu.test(text));
  const verb = rest[start];
  if (!verb || start > 2) return null;
  const form = verbForm(verb.text);
  if (start > 0 && form?.form === "participle") return null;
  if (!form && !/s$/u.test(verb.text)) return readModal(rest);
  return readVerb(form?.base ?? baseOfThirdPerson(verb.text.toLowerCase()), rest.slice(start + 1));
}

/** "where neighbours can share tools": the group, then the verb. */
function readModal(rest: readonly Word[]): Found | null {
  const modal = findIndex(rest, ({ text }) => /^(?:can|could|may|will)$/iu.test(text));
  const start =
    modal >= 0 ? modal : findIndex(rest, (word, index) => index > 0 && verbForm(word.text)?.form === "base");
  const verb = rest[modal >= 0 ? start + 1 : start];
  if (start <= 0 || start > 5 || !verb) return null;
  const group = rest.slice(0, start);
  const found = readVerb(
    verbForm(verb.text)?.base ?? verb.text.toLowerCase(),
    rest.slice(modal >= 0 ? start + 2 : start + 1),
  );
  return { ...byUser(found), audience: isPeople(group) ? bare(joinWords(group)) : "" };
}

function readVerb(verb: string, rest: readonly Word[]): Found {
  if (HELPERS.has(verb)) {
    const inner = findIndex(
      rest,
      (word, index) => index > 0 && index < 7 && startsInnerVerb(word, rest[index - 1]!),
    );
    const group = rest.slice(0, inner).filter(({ text }) => text.toLowerCase() !== "to");
    if (inner > 0 && group.every(({ mark }) => mark === "") && isPeople(group)) {
      const found = byUser(readVerb(rest[inner]!.text.toLowerCase(), rest.slice(inner + 1)));
      return { ...found, audience: bare(joinWords(group)) };
    }
  }
  const objectEnd = endOfClause(
    rest,
    findIndex(rest, (word, index) => isObjectEnd(word, rest[index + 1], index)),
  );
  const object = rest.slice(0, objectEnd);
  const adjunct = readAdjunct(rest.slice(objectEnd));
  const group = rest.slice(objectEnd);
  const forIndex = findIndex(group, ({ text }) => text.toLowerCase() === "for");
  const served = forIndex >= 0 ? nounPhrase(group.slice(forIndex + 1)) : [];
  if (object.length === 0 && adjunct !== "") {
    // "to code with robots": what is done has no object of its own.
    return { action: { verb, object: adjunct, adjunct: "", isDoneByUser: true }, audience: "", subject: "" };
  }
  const action: Action | null =
    object.length > 0 && object.length <= 8
      ? { verb, object: joinWords(object), adjunct, isDoneByUser: false }
      : null;
  return { action, audience: isPeople(served) ? bare(joinWords(served)) : "", subject: "" };
}

function readAdjunct(rest: readonly Word[]): string {
  const first = rest[0]?.text.toLowerCase() ?? "";
  if (FREE_ADVERBS.has(first)) {
    const more = rest[0]?.mark === "" ? readAdjunct(rest.slice(1)) : "";
    return more ? `${rest[0]!.text} ${more}` : first;
  }
  const leadsToPlace = first === "to" && verbForm(rest[1]?.text ?? "")?.form !== "base";
  if (!ADJUNCT_STARTS.has(first) && !leadsToPlace) return "";
  const end = findIndex(
    rest,
    ({ text }, index) =>
      index > 0 && (RELATIVES.has(text.toLowerCase()) || /^(?:for|to|so|and|but|while|when)$/iu.test(text)),
  );
  const adjunct = rest.slice(0, endOfClause(rest, end));
  return adjunct.length >= 2 && adjunct.length <= 5 ? joinWords(adjunct) : "";
}

function isBoundary(word: Word, next: Word | undefined, previous: Word | undefined): boolean {
  const lower = word.text.toLowerCase();
  if (previous?.mark === "-") return false;
  if (RELATIVES.has(lower) || ADJUNCT_STARTS.has(lower) || STOPPERS.has(lower) || lower === "for")
    return true;
  if (lower === "to") return true;
  if (next === undefined) return false;
  if (previous !== undefined && PRONOUNS.has(lower)) return true;
  if (verbForm(lower)?.form === "gerund" && VERB_ONLY_GERUNDS.has(lower)) return true;
  // "studio designing …": after a kind of business an -ing word is what it does.
  if (lower.endsWith("ing") && isOneOf(previous, BUSINESS_FORMS)) return true;
  // "books printed on …", "beans delivered monthly": a participle with something after it but no noun.
  const isParticiple = verbForm(lower)?.form === "participle" || /\p{L}{3}ed$/u.test(lower);
  return isParticiple && previous !== undefined && leadsOn(next);
}

function leadsOn({ text }: Word): boolean {
  const lower = text.toLowerCase();
  return ADJUNCT_STARTS.has(lower) || FREE_ADVERBS.has(lower) || /^(?:for|to|monthly|\p{L}+ly)$/u.test(lower);
}

function isObjectEnd(word: Word, next: Word | undefined, index: number): boolean {
  const lower = word.text.toLowerCase();
  if (index === 0) return ADJUNCT_STARTS.has(lower) || lower === "for" || lower === "to";
  if (lower === "and" && next && isVerbAfterAnd(next)) return true;
  if (FREE_ADVERBS.has(lower) && (!next || isBoundary(next, undefined, undefined))) return true;
  return isBoundary(word, next, undefined);
}

/** Where the run of words ends: at `end`, or before that at a mark that is no comma of a list. */
function endOfClause(words: readonly Word[], end: number): number {
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

function nounPhrase(words: readonly Word[]): Word[] {
  const end = findIndex(words, (word, index) => index > 0 && isBoundary(word, words[index + 1], undefined));
  return words.slice(0, Math.min(8, endOfClause(words, end)));
}

function isPeople(words: readonly Word[]): boolean {
  return words.some(({ text }) => {
    const lower = text.toLowerCase();
    return (
      PEOPLE.has(lower) ||
      (/(?:ers|ors|ists|ians|ants|ents|mums|moms|dads)$/u.test(lower) && !/ments$/u.test(lower))
    );
  });
}

/** The verb of "helps parents plan meals" and "teaches kids to code", known or not. */
function startsInnerVerb(word: Word, before: Word): boolean {
  return before.text === "to" || (word.text !== "to" && verbForm(word.text)?.form === "base");
}

function isVerbAfterAnd({ text }: Word): boolean {
  return (
    /^(?:get|be|see|do|go|have|stay|feel)$/iu.test(text) ||
    ["base", "third", "gerund"].includes(verbForm(text)?.form ?? "")
  );
}

function bare(phrase: string): string {
  return phrase.replace(DETERMINERS, "");
}

function isOneOf(word: Word | undefined, set: ReadonlySet<string>): boolean {
  return word !== undefined && set.has(word.text.toLowerCase());
}

function findIndex(words: readonly Word[], test: (word: Word, index: number) => boolean): number {
  return words.findIndex(test);
}

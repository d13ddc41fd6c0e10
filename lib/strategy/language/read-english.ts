import { BUSINESS_FORMS } from "../words/english-nouns";
import { baseOfThirdPerson, verbForm } from "../words/english-verbs";
import type { Clause } from "./clause";
import {
  ADJUNCT_STARTS,
  ARTICLES,
  bare,
  endOfClause,
  GERUND_LINKS,
  isBoundary,
  isOneOf,
  isPeople,
  nounPhrase,
  RELATIVES,
  USER_VERBS,
  VERB_ONLY_BASES,
  VERB_ONLY_GERUNDS,
} from "./english-words";
import { joinWords } from "./phrase";
import { byUser, type Found, readAdjunct, readVerb } from "./read-english-verb";
import { stripLeadIns } from "./strip-lead-ins";
import { tidy } from "./tidy";
import { tokenize, type Word } from "./tokenize";

const OWNERS = new Set(["our", "my"]);
/** Words between a relative pronoun or "we" and its verb. */
const BEFORE_VERB = /ly$|^(?:also|will|can|just|only|not|is|are)$/iu;

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
  const end = body.findIndex(
    (word, index) => index > 0 && isBoundary(word, body[index + 1], body[index - 1]),
  );
  const kindWords = body.slice(0, endOfClause(body, end));
  const kind = bare(joinWords(kindWords));
  const found = readSegments(body, kindWords.length, kind);
  return { kind, hasArticle: /^an?$/iu.test(words[0]?.text ?? ""), phrase, ...found };
}

/** "We help …", "Selling …", "Connect …": a sentence that begins with its verb. */
function readSubjectVerb(words: readonly Word[]): Found | null {
  const first = words[0]?.text.toLowerCase() ?? "";
  let start = -1;
  if (first === "we" || first === "i") {
    start = words.findIndex(({ text }, index) => index > 0 && !BEFORE_VERB.test(text));
    if (start > 3 || /^(?:am|are|were|have|had|be)$/iu.test(words[1]?.text ?? "")) return null;
  } else if (first === "to") {
    start = words.findIndex((word, index) => index > 0 && index < 4 && verbForm(word.text)?.form === "base");
  } else if (isOneOf(words[0], OWNERS)) {
    // "Our platform lets landlords …"
    start = words.findIndex((word, index) => index > 1 && index < 5 && verbForm(word.text)?.form === "third");
  } else if (USER_VERBS.has(first) && words.length > 3 && !isOneOf(words[1], BUSINESS_FORMS)) {
    return byUser(readVerb(first, words.slice(1)));
  } else if (VERB_ONLY_GERUNDS.has(first) || VERB_ONLY_BASES.has(first)) start = 0;
  const verb = words[start];
  if (!verb) return null;
  const form = verbForm(verb.text);
  // After "we" an unknown word is a verb as it stands; elsewhere it may be a third person.
  const base = form?.base ?? verb.text.toLowerCase();
  return readVerb(base, words.slice(start + 1));
}

function readSegments(words: readonly Word[], from: number, kind: string): Found {
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
      else if (index === from) found = { ...found, subject: bare(joinWords(group)) };
    } else if (lower === "to" && verbForm(next.text)?.form === "base" && !found.action) {
      found = merge(found, readPurpose(next.text.toLowerCase(), rest.slice(1), kind));
    } else if (
      verbForm(lower)?.form === "gerund" &&
      index > 0 &&
      !found.action &&
      !ADJUNCT_STARTS.has(lower)
    ) {
      const before = words[index - 1]!;
      const isLinked = GERUND_LINKS.has(before.text.toLowerCase());
      if (
        (index === from && before.mark === "") ||
        isLinked ||
        (before.mark !== "" && VERB_ONLY_GERUNDS.has(lower))
      ) {
        const read = readVerb(verbForm(lower)!.base, rest);
        found = merge(found, isLinked ? byUser(read) : read);
      }
    }
  }
  return found;
}

/** "An app to track invoices"; and "tree houses to rent", where the thing stands before its verb. */
function readPurpose(verb: string, rest: readonly Word[], kind: string): Found {
  const found = byUser(readVerb(verb, rest));
  if (found.action?.object || !kind) return found;
  const action = { verb, object: tidy(kind, "en"), adjunct: readAdjunct(rest), isDoneByUser: true };
  return { ...found, action };
}

function merge(found: Found, more: Found): Found {
  return {
    action: more.action ?? found.action,
    audience: found.audience || more.audience,
    subject: found.subject || more.subject,
  };
}

function readRelative(rest: readonly Word[]): Found | null {
  const start = rest.findIndex(({ text }) => !BEFORE_VERB.test(text));
  const verb = rest[start];
  if (!verb || start > 2) return null;
  const form = verbForm(verb.text);
  const isPassive = rest.slice(0, start).some(({ text }) => /^(?:is|are)$/iu.test(text));
  if (isPassive || (start > 0 && form?.form === "participle")) return null;
  if (!form && !/s$/u.test(verb.text)) return readModal(rest);
  return readVerb(form?.base ?? baseOfThirdPerson(verb.text.toLowerCase()), rest.slice(start + 1));
}

/** "where neighbours can share tools": the group, then the verb. */
function readModal(rest: readonly Word[]): Found | null {
  const modal = rest.findIndex(({ text }) => /^(?:can|could|may|will)$/iu.test(text));
  const start =
    modal >= 0 ? modal : rest.findIndex((word, index) => index > 0 && verbForm(word.text)?.form === "base");
  const skipped = modal >= 0 ? rest.slice(modal + 1).findIndex(({ text }) => !BEFORE_VERB.test(text)) + 1 : 0;
  const verb = rest[start + skipped];
  if (start <= 0 || start > 5 || !verb) return null;
  const group = rest.slice(0, start);
  const found = readVerb(
    verbForm(verb.text)?.base ?? verb.text.toLowerCase(),
    rest.slice(start + skipped + 1),
  );
  return { ...byUser(found), audience: isPeople(group) ? bare(joinWords(group)) : "" };
}

import type { Clause } from "./language/clause";
import { shorten } from "./language/phrase";
import { STOP_WORDS, stopWordsOf } from "./language/stop-words";
import { AND, tidy } from "./language/tidy";
import { EMPTY_WORDS, GENERIC_MODIFIERS, PALE_VERBS, PEOPLE } from "./words/english-nouns";
import { gerund, verbForm } from "./words/english-verbs";

const TOPIC_MAX = 44;

/** What the business is about, bare: the first of object, kind, subject and best keyword that says something. */
export function chooseTopic(clause: Clause, keywords: readonly string[], language: string): string {
  const candidates = (
    language === "en" ? englishCandidates(clause) : otherCandidates(clause, language)
  ).filter((phrase) => phrase !== "");
  const telling = candidates.find((phrase) => !isEmptyPhrase(phrase));
  const word =
    keywords.find((keyword) => !PEOPLE.has(keyword) && verbForm(keyword)?.form !== "gerund") ?? keywords[0];
  return shorten(
    withinLimit(telling ?? word ?? candidates[0] ?? "", language),
    TOPIC_MAX,
    stopWordsOf(language),
  );
}

function englishCandidates({ action, subject, kind }: Clause): string[] {
  const goods =
    /\b(?:box|shop|store|marketplace|collection|range|line|brand|studio|agency|app|platform)\s+of\s+(.+)$/iu.exec(
      kind,
    )?.[1];
  const object = bare(action?.object ?? "");
  const isAboutPeople = PEOPLE.has(object.split(" ").at(-1)?.toLowerCase() ?? "");
  const isPale = PALE_VERBS.has(action?.verb ?? "") || (isAboutPeople && kind !== "");
  const own = tidy(bare(kind), "en");
  const words = own.toLowerCase().split(" ");
  const isBare = words.slice(0, -1).every((word) => GENERIC_MODIFIERS.has(word));
  const served = subject && !/\bfor\b/iu.test(own) ? `${own} for ${subject}` : own;
  const whole = served.length <= TOPIC_MAX && !isEmptyPhrase(own) ? served : own;
  const isGeneric = isBare && EMPTY_WORDS.has(words.at(-1) ?? "");
  // "Savings app that rounds up payments" says it itself; "a tool that finds dead code" does not.
  if (own !== "" && !isBare && !goods) return [whole, object];
  if ((own === "" || isGeneric) && object === "" && action)
    return [withSpace(gerund(action.verb), action.adjunct)];
  if (isPale || object === "") return [goods ?? "", isGeneric ? subject : whole, subject, own, object];
  return [object, goods ?? "", subject, own];
}

function otherCandidates({ action, subject, kind }: Clause, language: string): string[] {
  const tidied = (phrase: string) => {
    const own = stopWordsOf(language) ? tidy(phrase, language) : phrase.trim();
    // "hilft Chören beim Proben": the thing is the rehearsing.
    return language === "de" ? own.replace(/^(?:beim|zum|zur|im|am|vom|ins)\s/iu, "") : own;
  };
  const object = tidied(action?.object ?? "");
  const own = tidied(kind);
  // A Romance kind of several words that is no mere form says it itself: "planetario ambulante".
  const isOwn = language !== "de" && own.includes(" ") && subject === kind;
  return isOwn ? [own, object] : [object, tidied(subject), own];
}

function withSpace(first: string, second: string): string {
  return second ? `${first} ${second}` : first;
}

function bare(phrase: string): string {
  const rest = phrase.replace(
    /^(?:all of (?:its|their|our) own|only|just|an?|the|their|your|his|her|its|our|my|some|any|all|more|every|own)\s+/iu,
    "",
  );
  const own = rest.replace(/^own\s+/iu, "").replace(/^(?:world|city|country|town)’s\s+\p{L}+est\s+/iu, "");
  return /^(?:with|by|in|on|at|from|through|using|without|of|like)\s/iu.test(own) ? "" : own;
}

/** Cut where a list goes on, before it is cut in the middle of a thing. */
function withinLimit(phrase: string, language: string): string {
  if (phrase.length <= TOPIC_MAX) return phrase;
  const link = AND[language];
  const at = link ? phrase.indexOf(` ${link} `) : -1;
  return at > 3 ? phrase.slice(0, at) : phrase;
}

function isEmptyPhrase(phrase: string): boolean {
  return phrase
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => EMPTY_WORDS.has(word) || Object.values(STOP_WORDS).some((list) => list.has(word)));
}

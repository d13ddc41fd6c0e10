import type { Action } from "../idea";
import { PEOPLE } from "../words/english-nouns";
import { verbForm } from "../words/english-verbs";
import {
  ADJUNCT_STARTS,
  bare,
  endOfClause,
  FREE_ADVERBS,
  HELPERS,
  isBoundary,
  isPeople,
  nounPhrase,
  RELATIVES,
} from "./english-words";
import { joinWords } from "./phrase";
import type { Word } from "./tokenize";

/** What a part of a sentence says: what is done, for whom, and what a "for …" without people names. */
export interface Found {
  readonly action: Action | null;
  readonly audience: string;
  readonly subject: string;
}

const OBJECT_MAX = 8;
const ADJUNCT_MAX = 5;
const PARTICLES = new Set(["up", "out", "off", "down", "back", "away"]);
/** "Sends grandparents photo books": first who gets it, then what. */
const GIVING = new Set(["send", "give", "bring", "lend", "show", "deliver", "ship", "teach"]);
/** What these do to people says nothing without what follows: "tells farmers when to irrigate". */
const TELLING = new Set(["tell", "show", "remind", "warn", "inform", "ask", "alert", "notify"]);
/** A clause and no thing: "proves decaf can taste good". */
const CLAUSE_SIGNS = /^(?:can|could|will|would|is|are|was|were|that|how|what|does|do|not)$/iu;

/** Reads what follows a verb: its object, then how, where and for whom. */
export function readVerb(verb: string, rest: readonly Word[]): Found {
  if (HELPERS.has(verb)) {
    const helped = readHelped(rest);
    if (helped) return helped;
  }
  const more = readMoreVerbs(rest);
  if (more) return readVerb(`${verb}${more.text}`, rest.slice(more.length));
  if (PARTICLES.has(rest[0]?.text.toLowerCase() ?? "") && rest.length > 1) {
    return readVerb(`${verb} ${rest[0]!.text.toLowerCase()}`, rest.slice(1));
  }
  const end = rest.findIndex((word, index) => isObjectEnd(rest, word, index));
  const objectEnd = endOfClause(rest, end);
  const whole = rest.slice(0, objectEnd);
  const receivers = GIVING.has(verb) ? countReceivers(whole) : 0;
  const object = whole.slice(receivers);
  const after = rest.slice(objectEnd);
  const isEnded = object.at(-1)?.mark !== "" && object.length > 0;
  const toWhom = receivers > 0 ? `to ${joinWords(whole.slice(0, receivers))}` : "";
  const adjunct = [toWhom, isEnded ? "" : readAdjunct(after)].filter(Boolean).join(" ");
  const forIndex = after.findIndex(({ text }) => text.toLowerCase() === "for");
  const served = forIndex >= 0 ? nounPhrase(after.slice(forIndex + 1)) : [];
  const isTold = TELLING.has(verb) && isPeople(object);
  const canSay =
    !isTold && object.length <= OBJECT_MAX && !object.some(({ text }) => CLAUSE_SIGNS.test(text));
  const action: Action | null =
    canSay && (object.length > 0 || adjunct !== "")
      ? { verb, object: joinWords(object), adjunct, isDoneByUser: false }
      : null;
  return { action, audience: isPeople(served) ? bare(joinWords(served)) : "", subject: "" };
}

/** " and resell" of "(repair) and resell cameras", ", restore and resell" of "(buy), restore and resell cameras". */
function readMoreVerbs(rest: readonly Word[]): { text: string; length: number } | null {
  const [first, second, third] = rest.map(({ text }) => text.toLowerCase());
  const base = (word = "") => {
    const form = verbForm(word);
    return form && form.form !== "participle" ? form.base : undefined;
  };
  const isLink = (word = "") => word === "and" || word === "or";
  if (isLink(first) && base(second)) return { text: ` ${first} ${base(second)}`, length: 2 };
  const isRow = rest[0]?.mark === "" && base(first) && isLink(second) && base(third) && rest.length > 3;
  return isRow ? { text: `, ${base(first)} ${second} ${base(third)}`, length: 3 } : null;
}

/** How many words at the start of "elderly neighbours hot meals" say who gets something; none unless a thing follows. */
function countReceivers(words: readonly Word[]): number {
  const end = words.findIndex(({ text }) => PEOPLE.has(text.toLowerCase())) + 1;
  const next = words[end]?.text ?? "";
  const isJoined = words.slice(0, end).some(({ mark }) => mark !== "") || /^(?:and|or)$/iu.test(next);
  return end > 0 && end <= 3 && next !== "" && !isJoined ? end : 0;
}

/** The same, done by the customer. */
export function byUser(found: Found): Found {
  return { ...found, action: found.action && { ...found.action, isDoneByUser: true } };
}

/** "(helps) parents plan meals", "(teaches) kids to code": who is helped, then what they do. */
function readHelped(rest: readonly Word[]): Found | null {
  const inner = rest.findIndex(
    (word, index) => index > 0 && index < 7 && startsInnerVerb(word, rest[index - 1]!),
  );
  const group = rest.slice(0, inner).filter(({ text }) => text.toLowerCase() !== "to");
  // After "helps" and "lets" any several can be who acts, "choirs" too.
  const areMany = /\p{L}{2}[^s\P{L}]s$/u.test(group.at(-1)?.text ?? "");
  if (inner <= 0 || group.some(({ mark }) => mark !== "") || !(isPeople(group) || areMany)) return null;
  const verb = rest[inner]!.text.toLowerCase();
  const found = byUser(readVerb(verb, rest.slice(inner + 1)));
  const action = found.action ?? { verb, object: "", adjunct: "", isDoneByUser: true };
  return { ...found, action, audience: bare(joinWords(group)) };
}

export function readAdjunct(rest: readonly Word[]): string {
  const first = rest[0]?.text.toLowerCase() ?? "";
  if (FREE_ADVERBS.has(first)) {
    const more = rest[0]?.mark === "" ? readAdjunct(rest.slice(1)) : "";
    return more ? `${rest[0]!.text} ${more}` : first;
  }
  const leadsToPlace = first === "to" && verbForm(rest[1]?.text ?? "")?.form !== "base";
  if (!ADJUNCT_STARTS.has(first) && !leadsToPlace) return "";
  const end = rest.findIndex(
    ({ text }, index) =>
      index > 0 && (RELATIVES.has(text.toLowerCase()) || /^(?:for|to|so|and|but|while|when)$/iu.test(text)),
  );
  const whole = rest.slice(0, endOfClause(rest, end));
  const next = whole.findIndex(({ text }, index) => index > 1 && ADJUNCT_STARTS.has(text.toLowerCase()));
  const adjunct = whole.length > ADJUNCT_MAX && next > 0 ? whole.slice(0, next) : whole;
  const pointsBack = adjunct.some(({ text }) => /^(?:their|them|it|its)$/iu.test(text));
  return adjunct.length >= 2 && adjunct.length <= ADJUNCT_MAX && !pointsBack ? joinWords(adjunct) : "";
}

function isObjectEnd(words: readonly Word[], word: Word, index: number): boolean {
  const lower = word.text.toLowerCase();
  const next = words[index + 1];
  if (index === 0) {
    return ADJUNCT_STARTS.has(lower) || FREE_ADVERBS.has(lower) || /^(?:for|to|like)$/u.test(lower);
  }
  if (lower === "and" && next && isVerbAfterAnd(next, words[index + 2])) return true;
  if (FREE_ADVERBS.has(lower) && (!next || isBoundary(next, undefined, undefined))) return true;
  return isBoundary(word, next, words[index - 1]);
}

/** The verb of "helps parents plan meals" and "teaches kids to code", known or not. */
function startsInnerVerb(word: Word, before: Word): boolean {
  return before.text === "to" || (word.text !== "to" && verbForm(word.text)?.form === "base");
}

/** "… and get paid", "… and fills the gaps". */
function isVerbAfterAnd({ text }: Word, next: Word | undefined): boolean {
  return (
    /^(?:get|be|see|do|go|have|stay|feel)$/iu.test(text) ||
    ["base", "third", "gerund"].includes(verbForm(text)?.form ?? "") ||
    /^(?:the|a|an|your|their|its|them|it)$/iu.test(next?.text ?? "")
  );
}

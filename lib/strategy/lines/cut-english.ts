import { capitalize } from "@/lib/model/letter-case";
import type { Idea } from "../idea";
import { sentencesOf } from "../language/clean-idea";
import { ADJUNCT_STARTS, isParticiple, isPeople } from "../language/english-words";
import { joinWords } from "../language/phrase";
import { tokenize, type Word } from "../language/tokenize";
import { asCompany } from "../sentences/say-offer";
import { PALE_VERBS } from "../words/english-nouns";
import { pastParticiple, verbForm } from "../words/english-verbs";
import { told } from "./cut-clause";
import {
  exact,
  isFiniteVerb,
  listEnd,
  lower,
  RELATIVES,
  trimmed,
  upToBoundary,
  upToClause,
  withoutArticle,
} from "./english-constituents";
import { type Cut, LINE_WORDS_MAX, LIST_WEIGHT, weigh } from "./line";

/** A sentence that begins so points back at something, or speaks of the founder instead of the business. */
const POINTING =
  /^(?:it|its|it’s|they|their|this|that|these|those|he|she|his|her|i|i’m|i’ve|my|me|and|but|so|because|then|also|there|here|what|when|while|if|each|as|once|both|either|people can|next|later|soon|started|works|we take|or|you|like|unlike|think|imagine|no need)\s/iu;

const WISH =
  /\b(?:want|wants|wish|hope|need|needs|looking for|would like|planning|plan to|plans to|idea|startup|start-up|company|business|customers?|clients?|users?|target|audience|brand|logo|label|please|names?|font|colou?rs?|website should|investors?)\b/iu;

/**
 * Whole constituents of an English idea that can stand alone as a line, the most telling first. Nothing is put together
 * that the idea keeps apart; the only words that change are a verb's ending and "their", said to the reader as "your".
 */
export function cutEnglish(idea: Idea): Cut[] {
  const [first = "", ...more] = sentencesOf(idea.text);
  const [start, ...lists] = (idea.phrase || first).split(/:\s|;\s|\s[–—]\s/u);
  const words = tokenize(asCompany(start ?? "", "en"));
  return [
    ...weigh(9, turned(words)),
    ...weigh(9, partedWith(words)),
    ...weigh(8.5, participial(words)),
    ...weigh(7.8, madeBy(idea)),
    ...told(words, idea),
    ...weigh(8.6, [words, ...more.map(tokenize)].flatMap(lacking)),
    ...weigh(LIST_WEIGHT, [...lists, ...more].flatMap(own)),
    ...weigh(5.6, beginning(words)),
    ...weigh(5.5, whole(words)),
    ...weigh(5.2, served(words)),
  ];
}

/** "turns meeting recordings into tasks" → "From meeting recordings to tasks". */
function turned(words: readonly Word[]): string[] {
  const verbAt = words.findIndex(({ text }) => /^(?:turn|convert|transform|make)(?:s|ing|ed)?$/iu.test(text));
  if (verbAt < 0) return [];
  const intoAt = words.findIndex(({ text }, index) => index > verbAt + 1 && lower(text) === "into");
  const before = words.slice(verbAt + 1, intoAt);
  if (intoAt < 0 || before.length > 5 || before.some(({ mark }) => mark !== "")) return [];
  const into = upToClause(words.slice(intoAt + 1));
  const onesAt = into.findIndex(({ text }) => /^ones?$/iu.test(text));
  // "diesel vans into electric ones": both stand for the same thing, so only what changes is said.
  const from = onesAt > 0 ? before.slice(0, 1) : before;
  const to = onesAt > 0 ? [...into.slice(0, onesAt), ...into.slice(onesAt + 1)] : into;
  const list = listEnd(to);
  return trimmed([...tokenize(`from ${joinWords(from)} to`), ...to.slice(0, list)]);
}

/** "cleaners in refillable cans and no solvents" → "Refillable cans. No solvents." */
function partedWith(words: readonly Word[]): string[] {
  const noAt = words.findIndex(
    ({ text }, index) =>
      index > 2 && lower(text) === "no" && /^(?:and|but)$/iu.test(words[index - 1]?.text ?? ""),
  );
  const withAt = words.findIndex(
    ({ text }, index) => index < noAt - 2 && /^(?:with|in|of|from)$/iu.test(text),
  );
  if (noAt < 0 || withAt < 1) return [];
  const has = words.slice(withAt + 1, noAt - 1);
  const lacks = upToBoundary(words.slice(noAt));
  if (has.length > 4 || lacks.length < 2 || lacks.length > 4 || has.some(({ mark }) => mark !== ""))
    return [];
  return [`${capitalize(joinWords(has))}. ${capitalize(joinWords(lacks))}.`];
}

/** "delivers sourdough by bike" → "Sourdough, delivered by bike". */
function madeBy({ action, kind }: Idea): string[] {
  if (!action || action.isDoneByUser || action.object === "" || action.adjunct === "") return [];
  const { verb, object, adjunct } = action;
  const participle =
    PALE_VERBS.has(verb) || /^(?:sell|connect|match|pair|teach|tell|show|train|turn)\b/u.test(verb)
      ? undefined
      : pastParticiple(verb);
  const isPlain =
    object.split(" ").length <= 4 &&
    !/\b(?:an?|the|that|which|who|you|your|them|it|its|their|people|every|each|any)\b/iu.test(object);
  const isManner =
    !/^(?:to|for|of|as)\b/iu.test(adjunct) && !/\b(?:their|its|them|it|they|you|your)\b/iu.test(adjunct);
  const repeats = kind !== "" && adjunct.toLowerCase().includes(kind.toLowerCase());
  return participle && isPlain && isManner && !repeats ? [`${object}, ${participle} ${adjunct}`] : [];
}

/** Sentences and lists of the customer's own that are short enough. */
function own(sentence: string): string[] {
  const words = tokenize(sentence);
  const isOdd = POINTING.test(`${sentence} `) || WISH.test(sentence) || words.length < 2;
  return isOdd ? [] : exact(words);
}

/** "tea roasted to order and shipped the same day" → "Roasted to order. Shipped the same day." */
function participial(words: readonly Word[]): string[] {
  const at = words.findIndex(
    ({ text }, index) => index > 0 && index < 7 && isParticiple(text) && leadsOn(words, index),
  );
  if (at < 0) return [];
  const rest = upToClause(words.slice(at));
  const andAt = rest.findIndex(
    ({ text }, index) => index > 1 && lower(text) === "and" && isParticiple(rest[index + 1]?.text ?? ""),
  );
  if (andAt > 1 && rest.length - andAt > 2 && rest.length <= LINE_WORDS_MAX + 1) {
    const [one, two] = [rest.slice(0, andAt), rest.slice(andAt + 1)].map((part) =>
      capitalize(joinWords(part)),
    );
    return [`${one}. ${two}.`];
  }
  return [];
}

function leadsOn(words: readonly Word[], index: number): boolean {
  const next = lower(words[index + 1]?.text ?? "");
  return (
    words[index]!.mark === "" &&
    (ADJUNCT_STARTS.has(next) ||
      /^(?:to|for|of|daily|weekly|overnight|fresh|locally)$/u.test(next) ||
      /ly$/u.test(next))
  );
}

/** The sentence when it is short, or what stands before its first comma; without its article unless a clause describes it. */
function whole(words: readonly Word[]): string[] {
  if (/^(?:i|our|my)$/iu.test(words[0]?.text ?? "")) return [];
  const body = asTitle(words);
  const aside = body[body.findIndex(({ mark }) => mark === ",") + 1]?.text ?? "";
  // "glue for bookbinders, ships in jars": read as a list, it says something else.
  if (body[0]?.text !== aside && verbForm(lower(aside))?.form === "third") return exact(upToComma(body));
  const start = body.length <= LINE_WORDS_MAX ? body : upToComma(body);
  // Two words name a kind of business; for whom it is makes a line of them.
  return start.length > 2 ? exact(start) : [];
}

/** "Handwritten letters, posted weekly": the first two parts of a sentence that is too long, where they are no list. */
function beginning(words: readonly Word[]): string[] {
  // "We sharpen ice skates and fit pads, open from six": what comes after the comma or a second verb can be left out.
  if (lower(words[0]?.text ?? "") === "we") return trimmed(upToComma(upToClause(words)));
  const [one = -1, two = -1] = words.flatMap(({ mark }, index) => (mark === "," ? [index] : []));
  const first = withoutArticle(words.slice(0, one + 1));
  const second = words.slice(one + 1, two + 1);
  const isLong = words.length > LINE_WORDS_MAX && first.length > 1 && second.length > 1;
  const isOpen = /^(?:and|or|but|so|i|we|you|it|they|which|who|that|because)$/iu.test(second[0]?.text ?? "");
  return isLong && !isOpen && !isFiniteVerb(lower(second[0]!.text)) ? exact([...first, ...second]) : [];
}

/** Without the article, but for "a bookshop that …". */
function asTitle(words: readonly Word[]): readonly Word[] {
  const isDescribed = words
    .slice(0, LINE_WORDS_MAX)
    .some(({ text }) => /^(?:that|which|who|where)$/iu.test(text));
  return isDescribed && /^(?:an?|the)$/iu.test(words[0]?.text ?? "") ? words : withoutArticle(words);
}

/** What stands before the first comma, unless that is a list's. */
function upToComma(words: readonly Word[]): readonly Word[] {
  const comma = words.findIndex(({ mark }) => mark !== "");
  const isList = words.slice(comma + 1, comma + 7).some(({ text }) => /^(?:and|or)$/iu.test(text));
  // "that does simple, unfussy cremations": within a clause the comma parts adjectives as well as things.
  const isInClause = words.slice(0, comma).some(({ text }) => RELATIVES.has(lower(text)));
  return comma > 1 && comma < words.length - 1 && !isList && !isInClause ? words.slice(0, comma + 1) : words;
}

/** "no paperwork, no collateral" → "No paperwork. No collateral." */
function lacking(words: readonly Word[]): string[] {
  const starts = words.flatMap(({ text }, index) => (lower(text) === "no" ? [index] : []));
  const parts = starts.map((at) => upToBoundary(words.slice(at)));
  const [one, two] = parts.map((part) => capitalize(joinWords(part)));
  const areShort = parts.every((part) => part.length >= 2 && part.length <= 4);
  return one && two && parts.length === 2 && areShort ? [`${one}. ${two}.`] : [];
}

/** "For old dogs and the people who love them". */
function served(words: readonly Word[]): string[] {
  const at = words.findIndex(({ text }, index) => index > 0 && lower(text) === "for");
  if (at < 0) return [];
  const group = words.slice(at, at + 1 + words.slice(at + 1).findIndex(({ mark }) => mark !== "") + 1);
  const all = words.slice(at).some(({ mark }) => mark !== "") ? group : words.slice(at);
  // What people lack or lost is not said to them on the door.
  if (all.some(({ text }) => /^(?:no|not|without|never|lost|left)$/iu.test(text))) return [];
  if (!isPeople(all) && !all.some(({ text }) => lower(text) === "who")) return [];
  const says = all.some(({ text }) => /^(?:who|with|without|and)$/iu.test(text));
  // "For" itself is not counted: the group is what has to be short.
  return all.length >= 4 && all.length <= LINE_WORDS_MAX + 1 && says ? [joinWords(all)] : [];
}

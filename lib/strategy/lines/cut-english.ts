import { capitalize } from "@/lib/model/letter-case";
import type { Idea } from "../idea";
import { isParticiple, isPeople } from "../language/english-words";
import { BACKSTORY } from "../language/main-sentence";
import { joinWords } from "../language/phrase";
import { tokenize, type Word } from "../language/tokenize";
import { asCompany } from "../sentences/say-offer";
import { PALE_VERBS } from "../words/english-nouns";
import { pastParticiple, verbForm } from "../words/english-verbs";
import { told } from "./cut-clause";
import { cutFirst } from "./cut-parts";
import { exact, listEnd, lower, trimmed, upToBoundary, upToClause } from "./english-constituents";
import { GRAMMARS } from "./grammar";
import { HYPE } from "./guard-line";
import { type Cut, LINE_WORDS_MAX, weigh } from "./line";
import { ownSentences } from "./own-sentences";

/**
 * Whole constituents of an English idea that can stand alone as a line. Nothing is put together that the idea keeps
 * apart; the only words that change are a verb's ending and "their", said to the reader as "your".
 */
export function cutEnglish(idea: Idea): Cut[] {
  const sentences = idea.offers;
  const first = asCompany(idea.phrase || (sentences[0] ?? ""), "en");
  const words = tokenize(first);
  // Of a sentence that shouts nothing is believed, and how the founders came to it is not what they offer.
  if (HYPE.test(first)) return [];
  if (BACKSTORY.test(first)) return ownSentences(sentences.slice(1), GRAMMARS.en, "en");
  return [
    ...weigh(9, turned(words)),
    ...weigh(9, partedWith(words)),
    ...weigh(8.6, [words, ...sentences.slice(1).map(tokenize)].flatMap(lacking)),
    ...weigh(8.25, madeBy(idea)),
    ...told(words, idea),
    ...weigh(8, means(words)),
    ...weigh(7.8, founders(words, idea)),
    ...weigh(8.3, purpose(words)),
    ...weigh(7.7, able(words)),
    ...weigh(7.4, there(words)),
    ...cutFirst(first, GRAMMARS.en),
    ...ownSentences(sentences.slice(1), GRAMMARS.en, "en"),
    ...served(words).flatMap((line) => weigh(/\sand\s.*\swho\s/iu.test(line) ? 8.2 : 5.2, [line])),
  ];
}

/** "turns meeting recordings into tasks" → "From meeting recordings to tasks". */
function turned(words: readonly Word[]): string[] {
  const verbAt = words.findIndex(({ text }) => /^(?:turn|convert|transform|make)(?:s|ing|ed)?$/iu.test(text));
  if (verbAt < 0) return [];
  const intoAt = words.findIndex(({ text }, index) => index > verbAt + 1 && lower(text) === "into");
  const before = words.slice(verbAt + 1, intoAt);
  const isClause = before.some(({ text }) =>
    /^(?:what|that|which|who|is|are|the|your|their|it|them)$/iu.test(text),
  );
  if (intoAt < 0 || isClause || before.length > 5 || before.some(({ mark }) => mark !== "")) return [];
  const into = upToClause(words.slice(intoAt + 1));
  const onesAt = into.findIndex(({ text }) => /^ones?$/iu.test(text));
  // "diesel vans into electric ones": both stand for the same thing, so only what changes is said.
  const from = onesAt > 0 ? before.slice(0, 1) : before;
  const to = onesAt > 0 ? [...into.slice(0, onesAt), ...into.slice(onesAt + 1)] : into;
  const said = tokenize(`from ${joinWords(from)} to`);
  const whole = trimmed([...said, ...to.slice(0, listEnd(to))]);
  return whole.length > 0 ? whole : trimmed([...said, ...bareEnd(to)]);
}

/** "podcasts (read by local voices)". */
function bareEnd(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(
    ({ text }, index) => index > 0 && GRAMMARS.en.isState(text, words[index + 1]?.text ?? ""),
  );
  return at > 0 ? words.slice(0, at) : upToBoundary(words);
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
    !isPeople(tokenize(object)) &&
    !/\b(?:an?|the|that|which|who|you|your|them|it|its|their|people|every|each|any)\b/iu.test(object);
  const isManner =
    !/^(?:to|for|of|as)\b/iu.test(adjunct) && !/\b(?:their|its|them|it|they|you|your)\b/iu.test(adjunct);
  const repeats = kind !== "" && adjunct.toLowerCase().includes(kind.toLowerCase());
  return participle && isPlain && isManner && !repeats ? [`${object}, ${participle} ${adjunct}`] : [];
}

/** "(We are) three friends who make kilts for women with pockets" → "We make kilts for women with pockets". */
function founders(words: readonly Word[], { text }: Idea): string[] {
  const at = words.findIndex(({ text }) => lower(text) === "who");
  const verb = words[at + 1]?.text ?? "";
  const isUs = /^(?:we(?:’re| are)|i(?:’m| am))\s/iu.test(text) && isPeople(words.slice(0, at));
  if (at < 1 || at > 8 || !isUs || verbForm(verb)?.form !== "base") return [];
  return trimmed([{ text: "We", mark: "" }, ...upToClause(words.slice(at + 1))]);
}

/** "(an app to) settle who pays what after a shared holiday". */
function purpose(words: readonly Word[]): string[] {
  const to = words.findIndex(({ text }) => lower(text) === "to");
  const tool = lower(words[to - 1]?.text ?? "");
  const isTool =
    to > 0 &&
    to < 5 &&
    /^(?:app|apps|tool|website|site|service|kit|platform|software|place|space|way)$/u.test(tool);
  const clause = isTool ? yours(words.slice(to + 1)) : [];
  return clause.length >= 4 && !/^(?:be|the|an?|your|people|its)$/iu.test(clause[0]!.text)
    ? exact(clause)
    : [];
}

/** "(a tyre that can be) fitted at the kitchen table in ten minutes". */
function able(words: readonly Word[]): string[] {
  const at = words.findIndex(
    ({ text }, index) => lower(text) === "be" && /^(?:can|may)$/iu.test(words[index - 1]?.text ?? ""),
  );
  const state = at < 0 ? [] : upToClause(words.slice(at + 1));
  return state.length >= 4 && isParticiple(state[0]!.text) ? exact(state) : [];
}

/** "(clubs where children) build robots from recycled electronics": whoever comes does it. */
function there(words: readonly Word[]): string[] {
  const at = words.findIndex(({ text }) => lower(text) === "where");
  const [who = "", verb = ""] = words.slice(at + 1, at + 3).map(({ text }) => text);
  const isGuest =
    at > 0 &&
    /^(?:children|kids|teenagers|students|beginners|guests|visitors|people|families|neighbours|neighbors|adults|you)$/iu.test(
      who,
    );
  return isGuest && verbForm(verb)?.form === "base" ? trimmed(yours(upToClause(words.slice(at + 2)))) : [];
}

function yours(words: readonly Word[]): Word[] {
  return words.map((word) => (/^their$/iu.test(word.text) ? { ...word, text: "your" } : word));
}

/** "(a box with) everything to grow mushrooms on coffee grounds". */
function means(words: readonly Word[]): string[] {
  const at = words.findIndex(({ text }) => /^(?:everything|all)$/iu.test(text));
  const own = at < 0 ? [] : upToClause(words.slice(at));
  return own.slice(1, 4).some(({ text }) => lower(text) === "to") ? exact(own) : [];
}

/** "no paperwork, no collateral" → "No paperwork. No collateral." */
function lacking(words: readonly Word[]): string[] {
  const starts = words.flatMap(({ text }, index) => (lower(text) === "no" ? [index] : []));
  const parts = starts.map((at) => upToBoundary(words.slice(at)));
  const areShort = parts.every((part) => part.length >= 2 && part.length <= 4);
  const isRow = areShort && (parts.length === 2 || parts.length === 3);
  return isRow ? [parts.map((part) => `${capitalize(joinWords(part))}.`).join(" ")] : [];
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
  const says = all.some(({ text }) => /^(?:who|and)$/iu.test(text));
  // "For" itself is not counted: the group is what has to be short.
  return all.length >= 4 && all.length <= LINE_WORDS_MAX + 1 && says ? [joinWords(all)] : [];
}

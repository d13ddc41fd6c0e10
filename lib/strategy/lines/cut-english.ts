import { capitalize } from "@/lib/model/letter-case";
import type { Idea } from "../idea";
import { isPeople } from "../language/english-words";
import { HYPE } from "../language/hype";
import { BACKSTORY } from "../language/main-sentence";
import { joinWords } from "../language/phrase";
import { tokenize, type Word } from "../language/tokenize";
import { asCompany, asDone } from "../sentences/say-offer";
import { PALE_VERBS } from "../words/english-nouns";
import { isThirdPerson, pastParticiple } from "../words/english-verbs";
import { told } from "./cut-clause";
import { cutFirst } from "./cut-parts";
import { listEnd, lower, trimmed, upToBoundary, upToClause } from "./english-constituents";
import { forWhom } from "./for-whom";
import { GRAMMARS } from "./grammar";
import { type Cut, LEAST_WEIGHT, LINE_LENGTH_MAX, LINE_WORDS_MAX, weigh } from "./line";
import { firstSentences, ownSentences } from "./own-sentences";
import { upToMark } from "./parts";
import { twoHalves } from "./two-halves";
import { whatToolDoes } from "./what-tool-does";

/**
 * Whole constituents of an English idea that can stand alone as a line. Nothing is put together that the idea keeps
 * apart; the only words that change are a verb's ending and "their", said to the reader as "your".
 */
export function cutEnglish(idea: Idea): Cut[] {
  const sentences = idea.offers;
  const first = asCompany(asDone(idea.phrase || (sentences[0] ?? ""), idea.text), "en");
  const words = tokenize(first);
  // Of a sentence that shouts nothing is believed, and how the founders came to it is not what they offer.
  if (HYPE.test(first)) return [];
  if (BACKSTORY.test(first)) return ownSentences(sentences.slice(1), GRAMMARS.en, "en");
  return [
    ...firstSentences([first, ...sentences.slice(1)], GRAMMARS.en, "en"),
    ...twoHalves([first, ...sentences.slice(1)], GRAMMARS.en),
    ...whatToolDoes(first, GRAMMARS.en),
    ...forWhom(first, GRAMMARS.en),
    ...weigh(9, turned(words)),
    ...weigh(9, turnedLater(first)),
    ...weigh(9, partedWith(words)),
    ...lacking(words).flatMap((line) => [...withThing(line, idea), ...weigh(LACKING_WEIGHT, [line])]),
    ...sentences
      .slice(1)
      .map(tokenize)
      .flatMap(lacking)
      .flatMap((line) => [...withThing(line, idea), ...weigh(LATER_WEIGHT, [line])]),
    ...weigh(8.25, madeBy(idea)),
    ...told(words, idea),
    ...cutFirst(first, GRAMMARS.en),
    // "Hawk man. I fly a hawk over roofs": the first is a label.
    ...(words.length <= LABEL_WORDS && /^(?:i|we)\s/iu.test(sentences[1] ?? "")
      ? cutFirst(asCompany(sentences[1]!, "en"), GRAMMARS.en)
      : []),
    ...ownSentences(sentences.slice(1), GRAMMARS.en, "en"),
    ...weigh(LEAST_WEIGHT, served(words), true),
  ];
}

const LABEL_WORDS = 2;
/** What the first sentence spares the customer. */
const LACKING_WEIGHT = 8.6;
/** What a later sentence spares the customer stands behind a first sentence that is whole. */
const LATER_WEIGHT = 8;

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
  // "Into belts (and dog leads)".
  const end = listEnd(to);
  const [and, next, after] = to.slice(end).map(({ text }) => text);
  const isDone = isThirdPerson(next ?? "") || /^(?:it|them|you)$/iu.test(after ?? "");
  if (/^(?:and|or)$/iu.test(and ?? "") && !isDone) return [];
  const whole = trimmed([...said, ...to.slice(0, end)]);
  return whole.length > 0 ? whole : trimmed([...said, ...bareEnd(to)]);
}

/** "reads sewer maps and turns them into a plan" → "Sewer maps, turned into a plan". */
function turnedLater(sentence: string): string[] {
  const [, things = "", into = ""] = TURNS_THEM.exec(sentence) ?? [];
  const words = upToClause(tokenize(into));
  const isWhole = things !== "" && !/[,;:]|\b(?:that|which|who|you|my)\b/iu.test(things) && words.length > 0;
  return isWhole ? [`${things}, turned into ${joinWords(upToMark(words))}`] : [];
}

const TURNS_THEM =
  /\b(?:that|which|who|and|we|i) \p{L}+ (?:(?:up|in|out|down) )?(?:the |your |their )?(\p{L}[^.]*?)(?: up)?,? and (?:turns?|converts?|transforms?|makes?) (?:them|it) into ([^.]+)/iu;

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
    PALE_VERBS.has(verb) || /^(?:sell|connect|match|pair|teach|tell|show|train|turn|find)\b/u.test(verb)
      ? undefined
      : pastParticiple(verb);
  const isPlain =
    object.split(" ").length <= 4 &&
    !isPeople(tokenize(object)) &&
    !/\b(?:an?|the|that|which|who|you|your|them|it|its|their|people|every|each|any)\b/iu.test(object);
  const isManner =
    !/^(?:to|for|of|as)\b/iu.test(adjunct) && !/\b(?:their|its|them|it|they|you|your)\b/iu.test(adjunct);
  // "Translated into videos filmed | by deaf guides".
  const isOpen = /\p{L}ed$/u.test(adjunct);
  const repeats = kind !== "" && adjunct.toLowerCase().includes(kind.toLowerCase());
  return participle && isPlain && isManner && !isOpen && !repeats
    ? [`${object}, ${participle} ${adjunct}`]
    : [];
}

/** "no paperwork, no collateral" → "No paperwork. No collateral." */
function lacking(words: readonly Word[]): string[] {
  const starts = words.flatMap(({ text }, index) => (lower(text) === "no" ? [index] : []));
  const parts = starts.map((at, order) => upToBoundary(words.slice(at, starts[order + 1])));
  const areShort = parts.every((part) => part.length >= 2 && part.length <= 4);
  const isRow = areShort && (parts.length === 2 || parts.length === 3);
  // "No find no fee": said in one breath.
  const [one = [], two = []] = parts;
  const isIdiom =
    isRow && parts.length === 2 && one.at(-1)?.mark === "" && starts[1] === starts[0]! + one.length;
  if (isIdiom) return [`${capitalize(joinWords(one))}, ${joinWords(two)}.`];
  return isRow ? [parts.map((part) => `${capitalize(joinWords(part))}.`).join(" ")] : [];
}

/** "Bookkeeping service. No software. No logins.": the door says what stands behind it. */
function withThing(line: string, { kind, phrase }: Idea): Cut[] {
  const whole = `${capitalize(kind)}. ${line}`;
  const isThing =
    kind.includes(" ") &&
    !kind.includes(",") &&
    phrase
      .toLowerCase()
      .replace(/^(?:an?|the)\s/u, "")
      .startsWith(kind.toLowerCase()) &&
    whole.length <= LINE_LENGTH_MAX &&
    !/^(?:i|we|you|my|our)\s|\s(?:place|thing|spot|way)$/iu.test(kind);
  return weigh(LACKING_WEIGHT + 0.05, isThing ? [whole] : []);
}

/** "For adults who are afraid of water": whom it is for, when the sentence ends with what tells them apart. */
function served(words: readonly Word[]): string[] {
  const at = words.findIndex(({ text }, index) => index > 0 && lower(text) === "for");
  if (at < 0) return [];
  const all = words.slice(at);
  // What people lack or lost is not said to them on the door.
  if (all.some(({ text, mark }) => mark !== "" || /^(?:no|not|without|never|lost|left)$/iu.test(text)))
    return [];
  const who = all.findIndex(({ text }) => lower(text) === "who");
  if (who < 2 || !isPeople(all.slice(0, who))) return [];
  // "For" itself is not counted: the group is what has to be short.
  return all.length >= 4 && all.length <= LINE_WORDS_MAX + 1 ? [joinWords(all)] : [];
}

import type { Idea } from "../idea";
import { fold } from "../language/fold";
import { KIN, PAST } from "../language/past-forms";
import { stopWordsOf } from "../language/stop-words";
import { tokenize, type Word } from "../language/tokenize";
import type { Features } from "../rating/ask-trees";
import { GLANCE_LENGTH, LINE_LENGTH_MAX, weightOf } from "./line";
import { type Candidate, DEEDS, type Reading, wordsOf } from "./reading";
import { WORD_CLASSES, type WordClass } from "./word-class";

/** Classes whose number in the whole sentence tells a story from an offer. */
const TELLING = ["we", "they", "wish", "auxiliary", "my", "relative", "you", "third", "firm", "and"] as const;
/** An end that is further away than this is far. */
const FAR = { words: 12, chars: 200 } as const;

/** What a candidate is like: its length, where it stands, what stands around it, and what of the idea it tells and leaves. */
export function describeCandidate(candidate: Candidate, idea: Idea, reading: Reading): Features {
  const { pieces } = candidate;
  const [first] = pieces;
  const last = pieces.at(-1)!;
  const parts: Parts = {
    candidate,
    idea,
    own: pieces.flatMap((piece) => wordsOf(reading, piece)),
    classes: pieces.flatMap((piece) =>
      reading.sentences[piece.sentence]!.classes.slice(piece.start, piece.end),
    ),
    reading,
    before: reading.sentences[first.sentence]!,
    start: first.start,
    behind: reading.sentences[last.sentence]!,
    end: last.end,
  };
  return {
    [`language ${reading.grammar.language}`]: 1,
    ...length(parts),
    ...place(parts),
    ...edges(parts),
    ...words(parts),
    ...restOfSentence(parts),
    ...content(parts),
    ...halves(parts),
  };
}

type Sentence = Reading["sentences"][number];

interface Parts {
  readonly candidate: Candidate;
  readonly idea: Idea;
  readonly own: readonly Word[];
  readonly classes: readonly WordClass[];
  readonly reading: Reading;
  /** The sentence in which the candidate begins, and where. */
  readonly before: Sentence;
  readonly start: number;
  /** The sentence in which it ends, and where. */
  readonly behind: Sentence;
  readonly end: number;
}

function length({ candidate: { text, pieces, join }, own, idea, reading, before }: Parts): Features {
  const all = reading.sentences.reduce((sum, { words }) => sum + words.length, 0);
  return {
    words: own.length,
    chars: text.length,
    weight: weightOf(own),
    "chars a word": text.length / own.length,
    "is long": Number(text.length > GLANCE_LENGTH),
    "share of sentence": own.length / before.words.length,
    "share of idea": own.length / all,
    "words of idea": all,
    pieces: pieces.length,
    [`join ${join}`]: 1,
    "chars of audience": join === "for" ? idea.audience.length : 0,
  };
}

function place({ candidate, reading, before, start, behind, end }: Parts): Features {
  const [{ sentence }] = candidate.pieces;
  const mark = start > 0 ? before.words[start - 1]!.mark : "";
  const next = end < behind.words.length ? behind.words[end - 1]!.mark : "";
  return {
    sentence,
    sentences: reading.sentences.length,
    "sentences behind": reading.sentences.length - 1 - sentence,
    start,
    "words of sentence": before.words.length,
    "begins sentence": Number(start === 0),
    "ends sentence": Number(end === behind.words.length),
    "mark before": Number(mark !== ""),
    "colon before": Number(/[:–]/u.test(mark)),
    "mark behind": Number(next !== ""),
    "comma behind": Number(next === ","),
    "colon behind": Number(/[:–]/u.test(next)),
    "is asked": Number(before.isAsked),
    "is offer": Number(before.isOffer),
    // Owners kept 42 of 423 lines of what is told before the offer, and 939 of 2,783 of the offer.
    "before offer": Number(sentence < reading.offerAt),
    "offers before": reading.sentences.slice(0, sentence).filter(({ isOffer }) => isOffer).length,
  };
}

/** The classes of the first and last words and of those around them. */
function edges({ before, start, behind, end }: Parts): Features {
  const at: Record<string, WordClass | undefined> = {
    previous: before.classes[start - 1],
    first: before.classes[start],
    second: before.classes[start + 1],
    "last but one": behind.classes[end - 2],
    last: behind.classes[end - 1],
    next: behind.classes[end],
    "next but one": behind.classes[end + 1],
    "sentence begins": before.classes[0],
    "sentence goes on": before.classes[1],
  };
  return Object.fromEntries(Object.entries(at).map(([edge, name]) => [`${edge} ${name ?? "none"}`, 1]));
}

function words({ own, classes, before, candidate, reading }: Parts): Features {
  const count = (all: readonly WordClass[], name: WordClass) => all.filter((other) => other === name).length;
  const marks = candidate.pieces.reduce(
    (sum, piece) =>
      sum +
      wordsOf(reading, piece)
        .slice(0, -1)
        .filter(({ mark }) => mark !== "").length,
    0,
  );
  const past = PAST[reading.grammar.language] ?? /^$/u;
  const told = (all: readonly Word[], pattern: RegExp) => all.filter(({ text }) => pattern.test(text)).length;
  return {
    "words past": told(own, past),
    "past in idea": reading.story.past,
    "kin in idea": reading.story.kin,
    "words kin": told(own, KIN),
    "sentence past": told(before.words, past),
    ...Object.fromEntries(WORD_CLASSES.map((name) => [`words ${name}`, count(classes, name)])),
    ...Object.fromEntries(TELLING.map((name) => [`sentence ${name}`, count(before.classes, name)])),
    "has deed": Number(classes.some((name) => DEEDS.has(name))),
    "deeds in idea": Math.min(reading.deeds, FAR.words),
    "unknown words": candidate.pieces
      .flatMap(({ sentence, start, end }) => reading.sentences[sentence]!.isUnknown.slice(start, end))
      .filter(Boolean).length,
    marks,
    // Readers kept 76 of 203 lines that end so, and more of those of three things than of two.
    "list closed": candidate.isClosed ? 1 + marks : 0,
    capitals: own.filter(({ text }) => /^\p{Lu}{3,}$/u.test(text)).length,
    repeated: own.length - new Set(own.map(({ text }) => fold(text))).size,
    price: Number(own.some(({ text }) => /^(?:[£€]|R?\$)\d|\d€$|^euros?$|^pounds?$/iu.test(text))),
  };
}

/** What the sentence goes on with, and whether the line could have run to its end or to the next mark. */
function restOfSentence({ candidate: { text }, before, start, behind, end }: Parts): Features {
  const rest = behind.classes.slice(end);
  const head = before.classes.slice(0, start);
  const mark = behind.words.findIndex((word, at) => at >= end && word.mark !== "");
  const nextMark = mark < 0 ? behind.words.length : mark + 1;
  const upTo = (to: number) =>
    text.length + behind.words.slice(end, to).reduce((sum, word) => sum + word.text.length + 1, 0);
  const isOpen = end < behind.words.length && behind.words[end - 1]!.mark === "";
  const isComma = end < behind.words.length && behind.words[end - 1]!.mark === ",";
  const isSaid = rest.slice(0, 2).some((name) => name === "we" || name === "you" || name === "they");
  return {
    "words behind": Math.min(rest.length, FAR.words),
    "words to mark": nextMark - end,
    "chars to end": Math.min(upTo(behind.words.length), FAR.chars),
    "fits to end": Number(upTo(behind.words.length) <= LINE_LENGTH_MAX),
    "fits to mark": Number(isOpen && upTo(nextMark) <= LINE_LENGTH_MAX),
    "cuts list": Number(isComma && rest.slice(0, 6).includes("and") && !isSaid),
    "and behind": Number(rest.slice(0, 8).includes("and")),
    "for behind": Number(rest.includes("for")),
    "relative behind": Number(rest.includes("relative")),
    "deed behind": Number(rest.some((name) => DEEDS.has(name))),
    "deed before": Number(head.some((name) => DEEDS.has(name))),
    "we before": Number(head.includes("we")),
  };
}

/** How much of what the idea is about stands in the line. */
function content({ own, idea, before, start, behind, end, candidate, reading }: Parts): Features {
  const stops = stopWordsOf(reading.grammar.language);
  const said = new Set(own.map(({ text }) => fold(text)));
  const partOf = (phrase: string) => {
    const telling = tokenize(phrase)
      .map(({ text }) => fold(text))
      .filter((text) => !stops?.has(text));
    return telling.length === 0 ? -1 : telling.filter((text) => said.has(text)).length / telling.length;
  };
  const keywords = idea.keywords.map((keyword) => fold(keyword).split(/\s+/u));
  const told = (texts: ReadonlySet<string>) =>
    keywords.filter((parts) => parts.some((part) => texts.has(part))).length;
  const folded = (words: readonly Word[]) => new Set(words.map(({ text }) => fold(text)));
  const cues = idea.trades.slice(0, 2).flatMap(({ words }) => words.map(fold));
  const cuesSaid = cues.filter((cue) => said.has(cue)).length;
  return {
    keywords: told(said),
    "share of keywords": keywords.length === 0 ? 0 : told(said) / keywords.length,
    "first keyword": Number(keywords[0]?.some((part) => said.has(part)) ?? false),
    "keywords behind": told(folded(behind.words.slice(end))),
    "keywords before": told(folded(before.words.slice(0, start))),
    kind: partOf(idea.kind),
    topic: partOf(idea.topic),
    object: partOf(idea.action?.object ?? ""),
    verb: partOf(idea.action?.verb ?? ""),
    phrase: partOf(idea.phrase),
    audience: partOf(idea.audience),
    "in phrase": Number(idea.phrase.toLowerCase().includes(candidate.text.toLowerCase())),
    cues: cuesSaid,
    "lacks cues": Number(cues.length > 0 && cuesSaid === 0),
    grave: Number(idea.isGrave),
  };
}

function halves({ candidate: { pieces }, before, behind }: Parts): Features {
  const [first, second] = pieces;
  if (!second) return {};
  const [one, other] = [first.end - first.start, second.end - second.start];
  return {
    "words of first half": one,
    "words of second half": other,
    balance: Math.min(one, other) / Math.max(one, other),
    "sentences apart": second.sentence - first.sentence,
    [`first half ends ${before.classes[first.end - 1]}`]: 1,
    [`second half begins ${behind.classes[second.start]}`]: 1,
  };
}

import { capitalize } from "@/lib/model/letter-case";
import type { Idea } from "../idea";
import { wordsOfFirstPerson } from "../language/first-person";
import { fold, foldWords } from "../language/fold";
import { FOR_WHOM } from "../language/for-whom";
import { joinWords } from "../language/phrase";
import { sharesWords } from "../language/shares-words";
import { tokenize, type Word } from "../language/tokenize";
import { isNuisance } from "../sentences/say-offer";
import { verbForm } from "../words/english-verbs";
import { GATHERS_WORDS, PREFIXES } from "./grammar";
import { isBetweenMarks, JOINED_PIECES_MAX, joined } from "./join-pieces";
import { LINE_LENGTH_MAX, WHOLE_MAX } from "./line";
import { endsOf } from "./piece-ends";
import { type Candidate, holdsMark, isWholeOffer, type Piece, type Reading, wordsOf } from "./reading";
import { isItem, type WordClass } from "./word-class";

const WORDS_MAX = 20;
/** Who does what with what. */
const CLAUSE_MIN = 3;
/** So many words are a thing whose customers may be added. */
const THING_MAX = 6;

/** "Setzen", "rüsten": a verb of several who act, in small letters as no noun is. */
const GERMAN_VERB = /^\p{Ll}{3,}en?$/u;

/** A line may begin behind these, and at those. */
const BEGINS_BEHIND = new Set<WordClass>(["relative", "and", "when", "wish"]);
const BEGINS_AT = new Set<WordClass>(["for", "link", "firm", "when"]);
/** Words that a thing is not named with. */
const NO_THING = new Set<WordClass>(
  "for relative we you they auxiliary third when wish my firm".split(" ") as WordClass[],
);

/**
 * Every run of words that begins and ends where a constituent may, two such runs between marks as one line, and a thing
 * with its customers. Nothing is put together that the idea keeps further apart than a sentence or three.
 */
export function candidatesOf({ audience, phrase }: Idea, reading: Reading): Candidate[] {
  const offer = foldWords(phrase);
  const { language } = reading.grammar;
  const pieces = reading.sentences.flatMap((_, sentence) => piecesOf(reading, sentence));
  const text = (piece: Piece) => {
    const said = joinWords(wordsOf(reading, piece));
    if (language === "en" && isNuisance(said)) return `help with ${said}`;
    const { isAsked, words } = reading.sentences[piece.sentence]!;
    if (!isAsked || piece.end < words.length) return said;
    return language === "es" ? `¿${capitalize(said)}?` : `${said}?`;
  };
  const between = pieces.filter((piece) => isBetweenMarks(reading, piece)).slice(0, JOINED_PIECES_MAX);
  const candidates: Candidate[] = [
    ...pieces.map((piece) => ({ text: text(piece), pieces: [piece] as const, join: "none" as const })),
    ...between.flatMap((first) => between.flatMap((second) => joined({ reading, first, second, text }))),
    ...(audience === "" ? [] : [...pieces, ...onlyWord(reading)].filter((piece) => isThing(reading, piece)))
      // "Saddle too tight?" is nothing for anybody.
      .filter(({ sentence }) => !reading.sentences[sentence]!.isAsked)
      .filter((piece) => !repeats(text(piece), audience))
      .map((piece) => ({
        text: `${text(piece)} ${FOR_WHOM[language]} ${audience}`,
        pieces: [piece] as const,
        join: "for" as const,
      })),
  ];
  const seen = new Set<string>();
  return candidates
    .filter(({ text, pieces, join }) => {
      const isTheOffer = join === "none" && isWholeOffer(reading, pieces[0]) && foldWords(text) === offer;
      const most = isTheOffer ? WHOLE_MAX.length : LINE_LENGTH_MAX;
      const isNew = text.length <= most && !seen.has(text.toLowerCase());
      seen.add(text.toLowerCase());
      return isNew;
    })
    .map((candidate) => ({ ...candidate, text: capitalize(candidate.text) }));
}

function piecesOf(reading: Reading, sentence: number): Piece[] {
  const { language, gathers } = reading.grammar;
  const isGerman = language === "de";
  // One German word may say what two say elsewhere.
  const least = isGerman ? 1 : 2;
  const ends = endsOf(reading, sentence);
  const { words, classes, isAsked } = reading.sentences[sentence]!;
  // "Wir holen alte Möbel | ab": what "wir" do ends in the last word of the clause.
  const isOpen = (start: number, end: number) => {
    const last = words.find(({ mark }, at) => at >= end - 1 && mark !== "") ?? words.at(-1)!;
    // "Ich repariere Mühlen | und hole sie ab": the end of another verb.
    const hasOther =
      classes[end] === "and" &&
      end - start >= CLAUSE_MIN &&
      /^\p{Ll}{3,}en?$/u.test(words[end + 1]?.text ?? "");
    return (
      isGerman && classes[start] === "we" && PREFIXES.test(last.text) && last !== words[end - 1] && !hasOther
    );
  };
  // "We take the stove apart, number every tile | , clean the channels": owners kept two of twenty such lines.
  const isChain = (start: number, end: number) => {
    const next = words[classes[end] === "and" ? end + 1 : end]?.text ?? "";
    const comma = words.slice(0, end - 1).findLastIndex(({ mark }) => mark === ",");
    return (
      ["we", "you"].includes(classes[start]!) &&
      comma >= start &&
      ((language === "en" && verbForm(next.toLowerCase())?.form === "base") ||
        // "Wir holen Laternen ab, setzen sie instand | und rüsten sie um".
        (isGerman &&
          classes[end] === "and" &&
          GERMAN_VERB.test(next) &&
          GERMAN_VERB.test(words[comma + 1]!.text)))
    );
  };
  const goesOn = (from: number, to: number) =>
    words
      .slice(from, to)
      .some(({ text, mark }, at) => mark === "," || (classes[from + at] === "and" && !OR.test(text)));
  // "We buy unclaimed keys |, match them and sell them": owners kept one of 23 such lines.
  const isFirstStep = (start: number, end: number) =>
    gathers.test(joinWords(words.slice(start, Math.min(end, start + GATHERS_WORDS)))) &&
    !goesOn(start, end - 1) &&
    goesOn(end - 1, words.length);
  return startsOf(reading, sentence).flatMap((start) =>
    ends
      .filter((end) => end - start >= least && end - start <= WORDS_MAX)
      .filter((end) => !isOpen(start, end) && !isChain(start, end) && !isFirstStep(start, end))
      // Half a question asks nothing.
      .filter((end) => !isAsked || start > 0 || end === words.length)
      .map((end) => ({ sentence, start, end })),
  );
}

function startsOf({ grammar, sentences }: Reading, sentence: number): number[] {
  const { words, classes } = sentences[sentence]!;
  const starts = new Set<number>();
  for (let at = 0; at < words.length - 1; at++) {
    const before = classes[at - 1];
    const isAnew = at === 0 || words[at - 1]!.mark !== "";
    // "Eine App, | die Almhütten zeigt", "una radio, | que suene": which one, and nothing of its own.
    if (at > 0 && isAnew && grammar.relatives.test(words[at]!.text)) continue;
    if (isWithinList(words, classes, at)) continue;
    const begins = BEGINS_AT.has(classes[at]!) && before !== "article";
    if (isAnew || (BEGINS_BEHIND.has(before!) && !isLastOfList(words, classes, at)) || begins) starts.add(at);
    if (starts.has(at) && classes[at] === "article") starts.add(at + 1);
    if (isAnew && classes[at] === "and") starts.add(at + 1);
    // "A shop that sells | left shoes".
    if (classes[at - 2] === "relative" && !["auxiliary", "we", "they"].includes(before!)) starts.add(at);
    const isSaid = classes[at] === "we" && (isAnew || ["and", "when", "aside"].includes(before!));
    if (isSaid) for (const start of behindVerb(words, classes, at)) starts.add(start);
  }
  // "It | picks up hospital staff", "It (now) | goes round", "Now | the wardrobe is open".
  const [first = "", second = ""] = words.map(({ text }) => text);
  if (/^(?:it|this)$/iu.test(first) && classes[1] === "third") starts.add(1);
  if (/^(?:now|then|today)$/iu.test(first)) starts.add(1);
  if (/^(?:it|this)$/iu.test(first) && /^now$/iu.test(second) && classes[2] === "third") starts.add(2);
  // "Vendo | miel", "Making | hats": behind the verb that the sentence begins with.
  const isVerb = classes[0] === "gerund" || classes[0] === "base";
  if (isVerb || wordsOfFirstPerson(words, grammar.language) === 1) {
    starts.add(1);
    if (classes[1] === "article") starts.add(2);
  }
  return [...starts].filter((start) => start < words.length).sort((a, b) => a - b);
}

/** "Quarries, grain stores, | scrap yards and ports sell by the tonne": the rest of a list that began before. */
function isWithinList(words: readonly Word[], classes: readonly WordClass[], at: number): boolean {
  if (at === 0 || words[at - 1]!.mark !== ",") return false;
  const comma = words.slice(0, at - 1).findLastIndex(({ mark }) => mark !== "");
  if (!isItem(classes.slice(comma + 1, at))) return false;
  const and = classes.indexOf("and", at);
  const next = words.findIndex(({ mark }, index) => index >= at && mark !== "");
  return and > at && (next < 0 || and <= next) && isItem(classes.slice(at, and));
}

/** Words before "and" within which the mark of a list stands. */
const LIST_WORDS = 6;
const DEEDS = new Set<WordClass>(["we", "you", "base", "third", "gerund", "participle", "form"]);

/**
 * "The consulate, the airline and | the undertaker at home, so that …": the end of a list is no line of its own. Readers
 * kept one of 20 such lines.
 */
function isLastOfList(words: readonly Word[], classes: readonly WordClass[], at: number): boolean {
  return (
    classes[at - 1] === "and" &&
    !DEEDS.has(classes[at]!) &&
    words.slice(Math.max(0, at - LIST_WORDS), at - 1).some(({ mark }) => mark === ",")
  );
}

/** "(We) make | hats", "(I want to open) a | shop": where the thing begins behind who says it. */
function behindVerb(words: readonly Word[], classes: readonly WordClass[], we: number): number[] {
  const has = /^ha(?:ve|s)$/iu.test(words[we + 1]?.text ?? "");
  const thing = we + 2;
  const isWished = classes[we + 1] === "wish" || classes[we + 1] === "auxiliary";
  const isNamed = ["article", "my", "they"].includes(classes[thing] ?? "");
  const articles = isWished ? [we + 2, we + 3, we + 4].filter((at) => classes[at] === "article") : [];
  return [
    we,
    thing,
    ...(isNamed ? [thing + 1] : []),
    // "We are 12 | midwives", but "we have 300 sets".
    ...(classes[we + 1] === "auxiliary" && !(has && classes[thing] === "number") ? [thing + 1] : []),
    ...articles.flatMap((at) => [at, at + 1]),
  ];
}

/** What is named instead goes on with nothing: "wool that breeders throw away or burn". */
const OR = /^(?:or|ou|oder|o)$/iu;

/** "Cat hotel for cat owners": words of three letters, too. */
function repeats(thing: string, audience: string): boolean {
  const plain = ({ text }: Word) => fold(text).replace(/s$/u, "");
  const said = new Set(tokenize(thing).map(plain));
  return (
    sharesWords(thing, audience) ||
    tokenize(audience).some((word) => word.text.length >= 3 && said.has(plain(word)))
  );
}

/** "Moss": an idea of one word is a thing. */
function onlyWord({ sentences }: Reading): Piece[] {
  return sentences.length === 1 && sentences[0]!.words.length === 1
    ? [{ sentence: 0, start: 0, end: 1 }]
    : [];
}

function isThing(reading: Reading, piece: Piece): boolean {
  const { words, classes } = reading.sentences[piece.sentence]!;
  const { start, end } = piece;
  const isAnew = start === 0 || words[start - 1]!.mark !== "" || (start === 1 && classes[0] === "article");
  // "Hearing aid repairs": at the end they are things.
  const isNamed = !classes
    .slice(start, end)
    .some((name, at) => NO_THING.has(name) && (name !== "third" || at === 0 || start + at + 1 < end));
  // "Finding hearing aids |, dentures and rings": the first of several.
  const and = classes.indexOf("and", end);
  const isWhole = words[end - 1]!.mark !== "," || !isItem(classes.slice(end, Math.max(end, and)));
  return isAnew && isNamed && isWhole && end - start <= THING_MAX && !holdsMark(reading, piece);
}

import { capitalize } from "@/lib/model/letter-case";
import type { Word } from "../language/tokenize";
import { verbForm } from "../words/english-verbs";
import { type Candidate, holdsMark, type Piece, type Reading, wordsOf } from "./reading";
import { isItem } from "./word-class";

/** So many pieces are tried together, so many words each, so many sentences apart. */
export const JOINED_PIECES_MAX = 24;
const JOINED = { words: 12, sentencesApart: 3 } as const;

/** Does it stand between marks, and hold none itself? */
export function isBetweenMarks(reading: Reading, piece: Piece): boolean {
  const { words, classes } = reading.sentences[piece.sentence]!;
  const { start, end } = piece;
  const isAnew = (at: number) => at === 0 || words[at - 1]!.mark !== "";
  const begins = isAnew(start) || (classes[start - 1] === "article" && isAnew(start - 1));
  const isEnd = end === words.length || isAnew(end);
  // "Eight weeks, eight dishes, one apron": its marks stay where the whole sentence does.
  const isWhole = start === 0 && end === words.length;
  return begins && isEnd && end - start <= JOINED.words && (isWhole || !holdsMark(reading, piece));
}

interface Pair {
  readonly reading: Reading;
  readonly first: Piece;
  readonly second: Piece;
  readonly text: (piece: Piece) => string;
}

/**
 * Two pieces as one line: "Gravel, sand, bark. Delivered up the stairs." and, of one sentence that says more between
 * them, "Bell ropes, any length". None where the second is a part of what is left out.
 */
export function joined({ reading, first, second, text }: Pair): Candidate[] {
  if (isLeftOver(reading, first, second)) return [];
  // What is made of an earlier sentence stands behind all others.
  if (reading.sentences[second.sentence]!.isMade && first.sentence !== second.sentence) return [];
  const apart = second.sentence - first.sentence;
  const isBehind = apart > 0 ? apart <= JOINED.sentencesApart : apart === 0 && second.start >= first.end;
  if (!isBehind) return [];
  const isNext = apart === 0 && second.start === first.end;
  const pieces = [first, second] as const;
  return apart > 0 || isNext
    ? [{ text: `${stopped(text(first))} ${stopped(capitalize(text(second)))}`, pieces, join: "stop" }]
    : [{ text: `${text(first)}, ${text(second)}`, pieces, join: "comma" }];
}

const stopped = (said: string): string => (said.endsWith("?") ? said : `${said}.`);

/** "Subtitles, by people, | of plays": goes on with what stood before the words that are left out. */
function isLeftOver(reading: Reading, first: Piece, second: Piece): boolean {
  const { sentences } = reading;
  const isApart = first.sentence === second.sentence && second.start > first.end;
  // "What do you do with a wedding dress? A tent": no answer.
  if (sentences[first.sentence]!.isAsked && second.start > 0) return true;
  // "Proofreading of minutes, (one) day a month".
  if (sentences[second.sentence]!.classes[second.start - 1] === "article") return true;
  // "A tool to report, (photograph and track every) leaking tap".
  if (isApart && sentences[first.sentence]!.classes[first.end - 2] === "to") return true;
  // "I visit people at home, (clear out what is old,) set up the new medicines": without its "and".
  const { words, classes } = sentences[second.sentence]!;
  const isSame = first.sentence === second.sentence;
  if (isSame && classes[0] === "we" && second.start > 0 && DEED.test(said(wordsOf(reading, second))))
    return true;
  // "I do fire surveys. Chimney height.": a thing of a list that goes on.
  const isOfList = words[second.end - 1]!.mark === "," && isItem(classes.slice(second.start, second.end));
  if (isSame && classes[first.start] === "we" && isOfList) return true;
  // "Pews, lecterns, hymn boards. | Other churches.": the last of several things.
  const { start, end } = second;
  const isLast =
    end === words.length &&
    words[start - 1]?.mark === "," &&
    isItem(classes.slice(start, end)) &&
    words.slice(0, start - 1).some(({ mark }) => mark === ",");
  if (isLast && end - start <= 2 && first.end !== start) return true;
  // "Cooperativa sociale, li vendiamo ai riparatori": what?
  if (
    isApart &&
    /^(?:l[aioe]s?|os?|as?) \p{L}+(?:[aei]mos|iamo)(?!\p{L})/iu.test(said(wordsOf(reading, second)))
  )
    return true;
  // "Untangling estates, (… make a list of) what can be thrown away".
  if (isApart) return classes[second.start] === "of" || WHAT.test(words[second.start]!.text);
  if (isNextDeed(reading, second)) return true;
  if (first.sentence !== second.sentence) return false;
  // "Hoof trimming for herds, | with a score for every cow": a part of what it stands behind.
  return PART.test(sentences[second.sentence]!.words[second.start]!.text) || endsList(reading, first, second);
}

const said = (words: readonly Word[]): string => words.map(({ text }) => text).join(" ");

/** What else somebody does: "set up the new medicines". */
const DEED = /^\p{Ll}+ (?:up|out|off|down|over|back|the|an?|your|their|it|them|every)\s/u;

/** The object of a verb that is left out. */
const WHAT = /^(?:what|which|whose|who|was|welche[rsn]?|wessen|quoi|lequel|qué|cuál|quale|quali)$/iu;
/** What begins so belongs to what stands before it. */
const PART = /^(?:with|like|including|mit|wie|inklusive|avec|comme|con|como|com|come)$/iu;

/** Behind a German verb of the first person: "(Ich komme), | sehe mir die Wohnung an". */
const OBJECT = /^(?:mir|mich|sie|es|ihn|uns|die|das|den|eine?n?)$/u;

/** "(Before it is built we lift the turf), | store it": what else somebody does, without who does it. */
function isNextDeed({ grammar, sentences }: Reading, { sentence, start }: Piece): boolean {
  const { words, classes } = sentences[sentence]!;
  if (start === 0 || !classes.slice(0, start).some((name) => name === "we" || name === "they")) return false;
  const verb = words[start]!.text;
  if (grammar.language === "de")
    return /^\p{Ll}{3,}e$/u.test(verb) && OBJECT.test(words[start + 1]?.text ?? "");
  return grammar.language === "en" && verbForm(verb.toLowerCase())?.form === "base";
}

/** "Insurance for food trucks. | Drones and bouncy castles.", "The bus stop can be a library. | The parcel locker." */
function endsList({ grammar, sentences }: Reading, first: Piece, second: Piece): boolean {
  const { words, classes } = sentences[second.sentence]!;
  const rest = classes.slice(second.start, second.end);
  const isPart = classes.slice(first.start, first.end).includes("auxiliary") && rest[0] === "article";
  const and = rest.indexOf("and");
  // "Per Chat. Anonym und kostenlos."
  const isNoun = grammar.language !== "de" || /^\p{Lu}/u.test(words[second.start]!.text);
  // "Sharpening of scalpels, | scissors and blades | in practices".
  const behind = rest.slice(and + 1);
  const adjunct = behind.findIndex((name, at) => at > 0 && (name === "for" || name === "link"));
  const last = adjunct < 0 ? behind : behind.slice(0, adjunct);
  return isPart || (and > 0 && isNoun && rest[0] !== "proper" && isItem(rest.slice(0, and)) && isItem(last));
}

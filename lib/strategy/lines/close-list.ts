import { andBefore } from "../language/tidy";
import type { Word } from "../language/tokenize";
import { LINE_LENGTH_MAX } from "./line";
import { type Candidate, type Piece, type Reading, wordsOf } from "./reading";
import { ITEM, isItem, type WordClass } from "./word-class";

/**
 * The candidate's text; where it ends within a list of things, the last of those that are left gets its "and": "Zips in
 * tents, boots | sleeping bags, jackets" is "Zips in tents and boots".
 */
export function closeList({ text, pieces }: Candidate, reading: Reading): string {
  const piece = pieces.at(-1)!;
  const { words, classes } = reading.sentences[piece.sentence]!;
  const { language } = reading.grammar;
  const last = piece.end - 1;
  const isBeforeAnd = isBeforeLast(words, classes, last);
  if (piece.end === words.length || (words[last]!.mark !== "," && !isBeforeAnd)) return text;
  const marks = wordsOf(reading, piece).flatMap(({ mark }, at) =>
    mark === "" || piece.start + at === last ? [] : [piece.start + at],
  );
  const commaAt = marks.at(-1);
  if (commaAt === undefined || words[commaAt]!.mark !== ",") return text;
  const nextMark = words.findIndex(({ mark }, at) => at >= piece.end && mark !== "");
  const rest = classes.slice(piece.end, nextMark < 0 ? words.length : nextMark + 1);
  const next = rest[0] === "and" ? rest.slice(1) : rest;
  const behind = next.indexOf("and");
  const isSure = rest[0] === "and";
  const all = classes.slice(commaAt + 1, piece.end);
  // "Hull scrubbing by divers": an item may say how.
  const link = all.findIndex((name) => name === "link" || name === "of");
  const item = link < 0 ? all : all.slice(0, link);
  const before = classes.slice(Math.max(piece.start, (marks.at(-2) ?? -1) + 1), commaAt + 1);
  // "Pour les gens qui travaillent de nuit, plats chauds | , soupe": no list of what the clause is about.
  const isClause =
    language !== "en" && marks.length === 1 && classes.slice(piece.start, commaAt).includes("relative");
  const isList =
    !isClause &&
    isItem(item) &&
    (isSure || isItem(behind < 0 ? next : next.slice(0, behind))) &&
    (marks.length > 1 ? isItem(before) : ITEM.has(before.at(-1)!));
  const at = text.lastIndexOf(", ");
  if (!isList || at < 0) return text;
  const end = text.slice(at + 2);
  const closed = `${text.slice(0, at)} ${andBefore(end, language)} ${end}`;
  return closed.length > LINE_LENGTH_MAX ? text : closed;
}

/**
 * Does the candidate end within a list that nothing closes: "Tests from one hand: ladders, shelves | , gates", "puts the name,
 * diet | and allergies on every lid"? Owners kept 14 of 82 lines of the first kind, and five of 46 of the other.
 */
export function isLeftOpen(candidate: Candidate, reading: Reading): boolean {
  const piece = candidate.pieces.at(-1)!;
  const { words, classes } = reading.sentences[piece.sentence]!;
  const last = piece.end - 1;
  const isWithin =
    isBehindColon(words, classes, last) ||
    isBeforeLast(words, classes, last) ||
    isWordOfSeveral(words, classes, piece) ||
    endsInNotes(words, classes, piece);
  return isWithin && piece.end < words.length && closeList(candidate, reading) === candidate.text;
}

function isBehindColon(words: readonly Word[], classes: readonly WordClass[], at: number): boolean {
  if (words[at]!.mark !== ",") return false;
  const colon = words.slice(0, at).findLastIndex(({ mark }) => mark !== "" && mark !== ",");
  if (colon < 0 || words[colon]!.mark !== ":") return false;
  const commas = [...words.keys()].filter(
    (index) => index > colon && index <= at && words[index]!.mark === ",",
  );
  return commas.every((comma, index) => isItem(classes.slice((commas[index - 1] ?? colon) + 1, comma + 1)));
}

/** "A gente vai aos cemitérios, fotografa |, lê as lápides": the second of three, in one word. */
function isWordOfSeveral(
  words: readonly Word[],
  classes: readonly WordClass[],
  { start, end }: Piece,
): boolean {
  const [before, last] = [words[end - 2], words[end - 1]!];
  return (
    end - start > 2 &&
    before?.mark === "," &&
    last.mark === "," &&
    classes[end - 1] !== "aside" &&
    !/ly$/u.test(last.text)
  );
}

/** "Cork strippers with experience, counting of trees | , marking of the year": within what a colon begins. */
function endsInNotes(words: readonly Word[], classes: readonly WordClass[], { start, end }: Piece): boolean {
  const from = start > 0 && words[start - 1]!.mark === ":" ? start - 1 : start;
  const colon = words.slice(from, end - 1).findIndex(({ mark }) => mark === ":");
  const goesOn = !ANEW.has(classes[end]!) || classes[end] === classes[from + colon + 1];
  // "A nap school: I teach to sleep twenty minutes |, in trains": what is done is whole.
  const isDeed = colon >= 0 && classes.slice(from + colon + 1, end).some((name) => DEEDS.has(name));
  return colon >= 0 && words[end - 1]!.mark === "," && goesOn && (!isDeed || classes[end] === "we");
}

/** These do not go on with a list behind "and": "maps, guides | and come back". */
const DEEDS = new Set<WordClass>(["we", "you", "base", "third", "participle"]);

function isBeforeLast(words: readonly Word[], classes: readonly WordClass[], at: number): boolean {
  const comma = words.slice(0, at).findLastIndex(({ mark }) => mark !== "");
  const next = classes.slice(at + 2, at + 4);
  return (
    classes[at + 1] === "and" &&
    words[comma]?.mark === "," &&
    isItem(classes.slice(comma + 1, at + 1)) &&
    isItem(next[0] === "article" ? next : next.slice(0, 1)) &&
    !DEEDS.has(next[0]!)
  );
}

/** Words of one thing in a list at most. */
const ITEM_WORDS = 4;
/** These begin a sentence of their own. */
const ANEW = new Set(["we", "you", "they"]);

/**
 * Where the list is over within which the piece ends at a comma: "for butchers, | pharmacies and airports |, and …"; undefined
 * where it ends in none.
 */
export function listEnd({ sentence, end }: Piece, { sentences }: Reading): number | undefined {
  const { words, classes } = sentences[sentence]!;
  if (words[end - 1]?.mark !== ",") return undefined;
  let [size, isLast] = [0, false];
  for (let at = end; at < words.length; at++) {
    const { mark } = words[at]!;
    if (ANEW.has(classes[at]!)) return undefined;
    if (classes[at] === "and") [size, isLast] = [0, true];
    else size += 1;
    if (size > ITEM_WORDS) return undefined;
    const isOver = at === words.length - 1 || (mark !== "" && (isLast || mark !== ","));
    if (isOver) return isLast ? at + 1 : undefined;
    if (mark === ",") size = 0;
  }
  return undefined;
}

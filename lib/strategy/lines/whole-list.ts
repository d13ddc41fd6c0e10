import { capitalize } from "@/lib/model/letter-case";
import { joinWords } from "../language/phrase";
import type { RatedLine } from "./rate-lines";
import type { Reading } from "./reading";
import { isItem, type WordClass } from "./word-class";

/** Words of a thing in a list; of the last one, and where it has an article, which says that it is one. */
const ITEM_WORDS = { any: 4, last: 6, named: 12 } as const;
/** What begins with these is plainly no thing. */
const NO_THING = new Set<WordClass>(
  "we you they base third auxiliary relative when for link adverb aside and".split(" ") as WordClass[],
);

/** Where the last thing of a list ends that goes on to no mark. */
const ENDS_THINGS = new Set<WordClass>(["for", "link", "to", "when"]);

/**
 * The words of a line of one piece to the end of the list that it cuts, "… for butchers |, pharmacies and airports", or "… for
 * butchers and pharmacies", where it was closed; undefined where it cuts none.
 */
export function wholeList(line: RatedLine, reading: Reading): string | undefined {
  const [{ sentence, start }] = line.pieces;
  const end = line.join === "none" ? endOfThings(line, reading) : undefined;
  if (end === undefined) return undefined;
  return capitalize(joinWords(reading.sentences[sentence]!.words.slice(start, end)));
}

/**
 * Where the list of things is over within which the line ends: "one knot |, one rope and a booklet on the ship that used it". Of
 * what is surely things alone, as no other line that is rated ends there (`listEnd` knows those that do).
 */
function endOfThings(
  { pieces: [{ sentence, end }], isClosed }: RatedLine,
  { sentences, grammar }: Reading,
): number | undefined {
  const { words, classes } = sentences[sentence]!;
  const and = classes.indexOf("and", end);
  const isClosedHere = isClosed === true && and === end;
  // "We mend nets, | and in winter sails", "couture, retouches, | et aussi doudous": no further thing.
  const isAnew = words[end - 1]!.mark === "," && and === end && !(isClosedHere && grammar.language === "en");
  const isCut = isClosedHere || words[end - 1]!.mark === ",";
  if (and < 0 || !isCut || isAnew || /^(?:or|ou|oder|o)$/iu.test(words[and]!.text)) return undefined;
  const marks = [...words.keys()].filter((at) => words[at]!.mark !== "");
  const mark = (marks.find((at) => at > and) ?? words.length - 1) + 1;
  // "Hedges and drainage | on the day the lease begins".
  const phrase = classes.findIndex((name, at) => at > and + 1 && at < mark && ENDS_THINGS.has(name));
  const lastWords = ITEM_WORDS[classes[and + 1] === "article" ? "named" : "last"];
  const over = mark - and - 1 > lastWords && phrase > 0 ? phrase : mark;
  const inner = marks.filter((at) => at >= end && at < and);
  const starts = [...(isClosedHere ? [] : [end, ...inner.map((at) => at + 1)]), and + 1];
  const isThing = (from: number, at: number) => {
    const to = starts[at + 1] ?? over;
    const most = from <= and ? "any" : classes[from] === "article" ? "named" : "last";
    return (
      to > from &&
      to - from <= ITEM_WORDS[most] + (from <= and && to > and ? 1 : 0) &&
      !NO_THING.has(classes[from]!) &&
      !/ly$/u.test(words[from]!.text)
    );
  };
  // Before a phrase only what is plainly a thing: "and staying | on the line" is a deed, "building sand" is none.
  const isDoing = starts.filter((from) => classes[from] === "gerund").length > 1;
  const isPlain = (from: number, at: number) => {
    const item = classes.slice(from, starts[at + 1] ?? over).filter((name) => name !== "and");
    return isItem(item) && (item[0] !== "gerund" || (!isDoing && item.length > 1));
  };
  const areThings = starts.every((from, at) => isThing(from, at) && (over === mark || isPlain(from, at)));
  return inner.every((at) => words[at]!.mark === ",") && areThings ? over : undefined;
}

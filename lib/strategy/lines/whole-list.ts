import { capitalize } from "@/lib/model/letter-case";
import { joinWords } from "../language/phrase";
import { WHOLE_MAX } from "./line";
import type { RatedLine } from "./rate-lines";
import type { Reading } from "./reading";
import type { WordClass } from "./word-class";

/** Words of one thing in a list at most; the last one may say more of itself. */
const ITEM_WORDS = { any: 4, last: 12 } as const;
/** No thing of a list begins with these, but a sentence or a clause. */
const ANEW = new Set<WordClass>(
  "we you they base third auxiliary relative when for".split(" ") as WordClass[],
);

/**
 * The line to the end of the list that it cuts, "… that brings parcels |, medicines and teachers to the islands"; undefined
 * where it cuts none, or is too long then for a tagline.
 */
export function withWholeList(
  { pieces, join, isClosed }: RatedLine,
  { sentences }: Reading,
): string | undefined {
  const [{ sentence, start, end }] = pieces;
  const { words, classes } = sentences[sentence]!;
  const isCut = words[end - 1]?.mark === "," || (isClosed && classes[end] === "and");
  if (join !== "none" || pieces.length > 1 || !isCut) return undefined;
  let [size, isLast] = [0, false];
  for (let at = end; at < words.length; at++) {
    const { mark } = words[at]!;
    if (classes[at] === "and") [size, isLast] = [0, true];
    else size += 1;
    const isFirst = size === 1;
    if ((isFirst && ANEW.has(classes[at]!)) || size > (isLast ? ITEM_WORDS.last : ITEM_WORDS.any))
      return undefined;
    const isOver = at === words.length - 1 || mark !== "";
    if (isOver && isLast) {
      const text = capitalize(joinWords(words.slice(start, at + 1)));
      return text.length <= WHOLE_MAX.length ? text : undefined;
    }
    if (mark !== "" && mark !== ",") return undefined;
    if (mark === ",") size = 0;
  }
  return undefined;
}

import type { Word } from "../language/tokenize";
import type { Grammar } from "./grammar";
import { type Cut, weigh, weightOf } from "./line";
import { fits, OF, startsAnew, TELLING_WORDS, textOf } from "./parts";

/** So many things make a list, and so many words a thing. */
const LISTED_MIN = 3;
const LISTED_WORDS = 3;
const INTO = /^(?:into|to|onto)$/iu;

/** The parts from the first on, as far as a line may end: the longest first, and no list cut in its middle. */
export function wholeParts(parts: readonly (readonly Word[])[], grammar: Grammar): Word[][] {
  return parts.flatMap((_, index) => {
    const end = parts.length - index;
    return mayEnd(parts, end, grammar) ? [parts.slice(0, end).flat()] : [];
  });
}

function mayEnd(parts: readonly (readonly Word[])[], end: number, grammar: Grammar): boolean {
  const [head = [], next] = [parts[0], parts[end]];
  if (!next) return true;
  // What stands behind a colon goes to its end, or not at all.
  if (parts.slice(0, end - 1).some((part) => part.at(-1)!.mark === ":")) return false;
  const last = parts[end - 1]!;
  const isAnd = ({ text }: Word) => grammar.and.test(text);
  if (last.at(-1)!.mark !== "," || startsAnew(next, grammar)) return true;
  // "Signs for pubs | , barbers and narrowboats": they are as much meant as the first.
  const isSawn =
    end === 1 &&
    (next.length === 1 || next.slice(1, 3).some(isAnd)) &&
    [grammar.links, OF, INTO].some((word) => word.test(head.at(-2)?.text ?? ""));
  if (isSawn) return false;
  // "Kite building club, Tuesday nights in the scout hut | , fly on Sundays": no list.
  const isTold =
    end > 1 &&
    !(grammar.language === "de" && grammar.relatives.test(last[1]?.text ?? "")) &&
    last.length > LISTED_WORDS &&
    last.some(({ text }) => grammar.links.test(text));
  const isOnly = head.some(({ text }) => /^only$/iu.test(text)) && head.at(-1)!.mark === ",";
  const isPhrase = end === 1 && !isOnly && weightOf(head) >= TELLING_WORDS;
  // A list that is cut in the middle names some things and leaves others out.
  const isClause = isAnd(next[0]!) && next.length > LISTED_WORDS + 1;
  const goesOn = (parts.length > 2 && !isClause) || next.some(isAnd);
  return isTold || isPhrase || !goesOn;
}

/** "Sourdough, rye, cardamom buns": the first things of a list that is too long. */
export function listed(parts: readonly (readonly Word[])[]): Cut[] {
  const bare = parts.findIndex((part) => part.length > LISTED_WORDS || part.at(-1)!.mark !== ",");
  const things = parts.slice(0, Math.max(bare, 0));
  const end = things.findLastIndex((_, index) => fits(things.slice(0, index + 1).flat())) + 1;
  return end >= LISTED_MIN ? weigh(6.9, [textOf(things.slice(0, end).flat())], true) : [];
}

/**
 * "We make wooden legs for pianos(, billiard tables and …)": better than to leave out what for. Of what it is goes with
 * the list: "I restore neon signs (of chemists, cinemas and …)".
 */
export function firstOfList(head: readonly Word[]): Cut[] {
  const end = head.findIndex(({ mark }) => mark === ",") + 1;
  if (end === 0 || end >= head.length) return [];
  const first = head.slice(0, OF.test(head[end - 2]?.text ?? "") ? end - 2 : end);
  return weightOf(first) >= TELLING_WORDS && fits(first) ? weigh(4.6, [textOf(first)], true) : [];
}

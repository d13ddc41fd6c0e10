import { ADJUNCT_STARTS, isParticiple, RELATIVES } from "../language/english-words";
import type { Word } from "../language/tokenize";

const ENDS =
  /^(?:for|of|to|and|or|that|so|but|its?|can|can’t|cannot|could|will|won’t|do|don’t|does|is|are|has|have|people|you|we|they|i)$/iu;

/** The words of an English phrase up to where it says how, for whom or which, as they are written. */
export function headOf(words: readonly Word[]): string[] {
  const end = words.findIndex(({ text }, index) => {
    if (index === 0) return false;
    const before = words[index - 1]!.mark;
    const isSaidOfIt = isParticiple(text) && !/ing$/iu.test(text) && words[index]!.mark === "";
    const small = text.toLowerCase();
    return (
      ADJUNCT_STARTS.has(small) || RELATIVES.has(small) || ENDS.test(text) || before !== "" || isSaidOfIt
    );
  });
  return (end < 0 ? words : words.slice(0, end)).map(({ text }) => text);
}

/** An English noun without the ending of the plural. */
export function singularOf(noun: string): string {
  return /(?:ss|(?<!n)us|is)$/u.test(noun)
    ? noun
    : noun.replace(/ies$/u, "y").replace(/(?<=ss|x|z|[cs]h)es$|s$/u, "");
}

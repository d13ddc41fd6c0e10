import { fold } from "./fold";

/** Do two phrases have a word of four letters or more in common, give or take its ending? */
export function sharesWords(one: string, other: string): boolean {
  const beginnings = new Set(wordsWithoutEnding(one));
  return wordsWithoutEnding(other).some((beginning) => beginnings.has(beginning));
}

/** How many of the phrase's words of four letters or more stand in the text, give or take their endings: 0 to 1. */
export function shareOfWords(phrase: string, text: string): number {
  const all = wordsWithoutEnding(phrase);
  const said = wordsWithoutEnding(text);
  const found = all.filter((word) => said.some((other) => isOneWord(word, other)));
  return all.length === 0 ? 0 : found.length / all.length;
}

function isOneWord(word: string, other: string): boolean {
  const [short, long] = [word, other].toSorted((a, b) => a.length - b.length) as [string, string];
  return short === long || (short.length >= 4 && long.startsWith(short));
}

function wordsWithoutEnding(phrase: string): string[] {
  return fold(phrase)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= 4)
    .map((word) => word.replace(/(?:ies|y|es|s|en|e|n)$/u, "").slice(0, 7));
}

import { fold } from "./fold";

/** Do two phrases have a word of four letters or more in common, give or take its ending? */
export function sharesWords(one: string, other: string): boolean {
  const beginnings = new Set(wordsWithoutEnding(one));
  return wordsWithoutEnding(other).some((beginning) => beginnings.has(beginning));
}

function wordsWithoutEnding(phrase: string): string[] {
  return fold(phrase)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= 4)
    .map((word) => word.replace(/(?:ies|y|es|s|en|e|n)$/u, "").slice(0, 7));
}

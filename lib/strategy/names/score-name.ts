import type { NameDraft } from "./name-draft";
import { countSyllables, isSayable } from "./phonotactics";

/** Letters that a name may have; one that is the idea's own words may have more, spaces counted. */
export const NAME_LENGTH = { min: 4, max: 10, ownMax: 21 } as const;
/** For rhythm and sound, of a name that is the idea's own. */
const OWN_FORM = 0.75;

/**
 * How good a name is, 0 to 1: half of it how plainly it belongs to the idea, the rest the word itself and its form
 * (length, rhythm, sound). Null when it must not be used: too short or too long to be said on the phone.
 */
export function scoreName({
  name,
  method,
  fit,
  craft,
}: Pick<NameDraft, "name" | "method" | "fit" | "craft">): number | null {
  const word = name.toLowerCase();
  // The customer's own words are known and sound as they do, and may be longer: a German compound, or two of them.
  const isOwn = method === "own word";
  if (word.length < NAME_LENGTH.min || word.length > (isOwn ? NAME_LENGTH.ownMax : NAME_LENGTH.max))
    return null;
  return 0.5 * fit + 0.35 * craft + 0.15 * (isOwn ? OWN_FORM : scoreForm(word));
}

/** Could this word in small letters be a name that somebody says at first sight? */
export function isNameable(word: string): boolean {
  return word.length >= NAME_LENGTH.min && word.length <= NAME_LENGTH.max + 1 && isSayable(word);
}

/** Length, rhythm, balance of vowels and ending, 0 to 1. */
export function scoreForm(word: string): number {
  const length = 1 - Math.min(1, Math.abs(word.length - 6.5) * 0.13);
  const rhythm = [0.7, 0.78, 1, 0.95, 0.6, 0.25][Math.min(5, countSyllables(word))]!;
  const vowels = (word.match(/[aeiouy]/g)?.length ?? 0) / word.length;
  const balance = 1 - Math.min(1, Math.abs(vowels - 0.38) * 3.2);
  const ending = /[aeoylnrmkt]$/.test(word) ? 1 : 0.8;
  return 0.34 * length + 0.32 * rhythm + 0.22 * balance + 0.12 * ending;
}

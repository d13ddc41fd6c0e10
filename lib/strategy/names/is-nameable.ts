import { isSayable } from "./phonotactics";

/** Letters that a name may have, to be said on the phone. */
export const NAME_LENGTH = { min: 4, max: 10 } as const;

/** Could this word in small letters be a name that somebody says at first sight? */
export function isNameable(word: string): boolean {
  return word.length >= NAME_LENGTH.min && word.length <= NAME_LENGTH.max + 1 && isSayable(word);
}

/**
 * A field of imagery: which words of an idea lead to it, and which words of a good sound belong to it.
 * In each language: first the word beginnings that lead here (lower case, no accents; whole words below 4 letters), then
 * the names, separated by commas, "word=what it means" or just "word"; "~" stands before a verb,
 * "+" between the halves of an English compound. English has a third
 * text: short plain nouns that are good in company ("Loaf & Ladder") and too bare alone. No word bears an accent, so
 * that every name can be an address.
 */
export interface ImageryField {
  readonly id: string;
  /** Where its words come from, so that "a word from …" can be said. */
  readonly scene: string;
  readonly en: readonly [cues: string, words: string, plain: string];
  readonly fr: FieldWords;
  readonly de: FieldWords;
  readonly es: FieldWords;
  readonly pt: FieldWords;
  readonly it: FieldWords;
}

export type FieldWords = readonly [cues: string, words: string];

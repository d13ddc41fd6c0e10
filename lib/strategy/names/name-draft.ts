import { capitalize } from "@/lib/model/letter-case";

export const NAME_METHODS = ["own word", "real word", "metaphor", "compound"] as const;
export type NameMethod = (typeof NAME_METHODS)[number];

/** A name as it is written, and how it came to be. */
export interface NameDraft {
  readonly name: string;
  readonly method: NameMethod;
  /** Whole sentences in English. */
  readonly why: string;
  /** How plainly it belongs to this idea, 0 to 1. */
  readonly fit: number;
  /** How good a word it is by itself, 0 to 1: known to most people, or well joined. */
  readonly craft: number;
  /** The words it was made of, so that alternatives do not repeat them. */
  readonly sources: readonly string[];
}

/** A word of the idea as a name. */
export function ownWord(word: string, fit: number): NameDraft {
  const name = capitalize(word);
  return {
    name,
    method: "own word",
    why: `${name} is the idea’s own word.`,
    fit,
    craft: 0.6,
    sources: [word],
  };
}

import { capitalize } from "@/lib/model/letter-case";

/** Where a line comes from: cut out of the idea, offer and audience plainly named, or true of any business. */
export type Rung = "cut" | "plain" | "general";

/** A constituent of the idea; the higher its weight, the more it tells of this business. */
export interface Cut {
  readonly text: string;
  readonly weight: number;
}

export interface Line {
  readonly text: string;
  readonly rung: Rung;
}

export const LINE_WORDS_MAX = 8;
/** UTF-16 units, as the strategy's schema bounds a tagline. */
export const LINE_LENGTH_MAX = 60;
/** The weight of sentences and lists that are taken as the customer wrote them. */
export const LIST_WEIGHT = 7;

/** The texts as constituents of one weight, each with a capital at its start. */
export function weigh(weight: number, texts: readonly string[]): Cut[] {
  return texts.map((text) => ({ text: capitalize(text), weight }));
}

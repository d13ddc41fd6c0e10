import { capitalize } from "@/lib/model/letter-case";
import { WORD_LIMITS } from "@/lib/model/word-limits";

/** Where a line comes from: cut out of the idea, offer and audience plainly named, or true of any business. */
export type Rung = "cut" | "plain" | "general";

/** A constituent of the idea; the higher its weight, the more it tells of this business. */
export interface Cut {
  readonly text: string;
  readonly weight: number;
  /** What it is made of runs to the end of its sentence, so that nothing is missing wherever it began. */
  readonly isWhole?: boolean;
}

export interface Line {
  readonly text: string;
  readonly rung: Rung;
}

/**
 * Words of one sentence that weigh: articles, "of", "and" and "that" are not counted. With eight, whole sentences of the
 * founder were cut that fresh readers would have kept; the length still bounds them.
 */
export const LINE_WORDS_MAX = 12;
const LIGHT =
  /^(?:an?|the|of|and|or|that|which|who|qui|que|che|et|ou|und|oder|y|e|ed|un|une|le|la|les|l’|de|du|des|d’|der|die|das|den|dem|des|ein|eine[rnms]?|el|los|las|una|del|o|os|as|um|uma|do|da|dos|das|il|lo|gli|i|uno|di|dei|delle|della|degli)$/iu;
export const LINE_LENGTH_MAX = WORD_LIMITS.tagline;
/** So many characters a shop window shows at a glance. */
export const GLANCE_LENGTH = 60;

/** The texts as constituents of one weight, each with a capital at its start. */
export function weigh(weight: number, texts: readonly string[], isWhole = false): Cut[] {
  return texts.map((text) => ({ text: capitalize(text), weight, isWhole }));
}

/** Just above a line that is true of any business: what says too little or too much, and still says more than that. */
export const LEAST_WEIGHT = 3.95;

/** How many of the words weigh. */
export function weightOf(words: readonly { readonly text: string }[]): number {
  return words.filter(({ text }) => text === "I" || !LIGHT.test(text)).length;
}

/** A sentence that begins so makes a promise by itself. */
export const FIRM =
  /^(?:no|every|each|everyone|everybody|nobody|nothing|only|all(?!\s(?:in|over|from|at|for))|always|never|kein\p{L}*|jede\p{L}*|nur|immer|chaque|aucune?|pas de|tout\p{L}*|cada|sin|nada|todo\p{L}*|sem|nenhum\p{L}*|ogni|nessun\p{L}*|senza|tutt\p{L}*)\s/iu;

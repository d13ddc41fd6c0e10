import { WORD_LIMITS } from "@/lib/model/word-limits";

/**
 * Words of one sentence that weigh: articles, "of", "and" and "that" are not counted. The best lines that editors cut out of
 * 80 ideas without a bound had up to thirteen.
 */
export const LINE_WORDS_MAX = 16;
const LIGHT =
  /^(?:an?|the|of|and|or|that|which|who|qui|que|che|et|ou|und|oder|y|e|ed|un|une|le|la|les|l’|de|du|des|d’|der|die|das|den|dem|des|ein|eine[rnms]?|el|los|las|una|del|o|os|as|um|uma|do|da|dos|das|il|lo|gli|i|uno|di|dei|delle|della|degli)$/iu;
export const LINE_LENGTH_MAX = WORD_LIMITS.tagline;
/** So many characters a shop window shows at a glance. */
export const GLANCE_LENGTH = 60;

/** How many of the words weigh. */
export function weightOf(words: readonly { readonly text: string }[]): number {
  return words.filter(({ text }) => text === "I" || !LIGHT.test(text)).length;
}

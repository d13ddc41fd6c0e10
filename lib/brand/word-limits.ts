/** Longest of each text that a person may write instead of the strategist, in characters. */
export const WORD_LIMITS = { tagline: 60, oneLiner: 240, mission: 300, promise: 240 } as const;
export type EditedWord = keyof typeof WORD_LIMITS;
/** The same of a value's two parts. */
export const VALUE_LIMITS = { title: 40, text: 160 } as const;

/** Longest of each text of a strategy that people may write or edit, in UTF-16 units. */
export const WORD_LIMITS = { tagline: 112, oneLiner: 240, mission: 300, promise: 240 } as const;
export type EditedWord = keyof typeof WORD_LIMITS;
/** The same of a value's two parts. */
export const VALUE_LIMITS = { title: 40, text: 160 } as const;

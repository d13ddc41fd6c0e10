import { z } from "zod";

export const THEME_LANGUAGES = ["en", "fr", "de", "es", "pt", "it"] as const;
export type ThemeLanguage = (typeof THEME_LANGUAGES)[number];

const inEach = <T extends z.ZodType>(value: T) =>
  z.strictObject({ en: value, fr: value, de: value, es: value, pt: value, it: value });
/**
 * Folded words, separated by spaces, that lead here: "bread" is the word and its plural, "baker*" whatever begins so,
 * "dog_food" two words in a row, "ring_" that word and no plural.
 */
const cues = inEach(z.string().regex(/^[\p{Ll}\d&’*_+. -]+$/u));

/** What a business is about: bread, bicycles, debt. One file of `themes/` each, with every language. */
export const themeSchema = z.strictObject({
  /** Completes "a word of …". */
  label: z.string(),
  /** More than 1 where it decides beside others: dog biscuits are about dogs. */
  weight: z.number().positive().default(1),
  /** Its names are fit for grave matters. */
  isGrave: z.boolean().default(false),
  cues,
  /** With their accents. */
  names: inEach(z.array(z.string().min(2).max(16)).min(4)),
});

export type Theme = z.infer<typeof themeSchema> & { readonly id: string };

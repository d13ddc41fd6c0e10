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
const lines = inEach(z.array(z.string().min(4).max(60)).min(1));
const sentences = inEach(z.array(z.string().endsWith(".")).min(1));

/** What a business does, in the widest sense: it repairs, teaches, lends, grows, … One file of `acts/` each. */
export const actSchema = z.strictObject({
  /** English words that stand well behind a thing in a name. */
  endings: z.array(z.string().regex(/^[a-z]{3,6}$/)),
  cues: cues.optional(),
  /** Each left out where none is true of every business that does it. */
  lines: lines.optional(),
  missions: sentences.optional(),
  promises: sentences.optional(),
});

/** What a business is about: bread, bicycles, debt. One file of `themes/` each, with every language. */
export const themeSchema = z.strictObject({
  /** Completes "a word of …". */
  label: z.string(),
  /** What such a business does when the brief names nothing else. */
  act: z.string(),
  /** More than 1 where it decides beside others: dog biscuits are about dogs. */
  weight: z.number().positive().default(1),
  /** Its lines and names are fit for grave matters. */
  isGrave: z.boolean().default(false),
  cues,
  /** With their accents. */
  names: inEach(z.array(z.string().min(2).max(16)).min(4)),
  /** True of any business of the theme, said to the reader; no claim that a brief would have to bear. */
  lines,
});

export type Act = z.infer<typeof actSchema> & { readonly id: string };
export type Theme = z.infer<typeof themeSchema> & { readonly id: string };

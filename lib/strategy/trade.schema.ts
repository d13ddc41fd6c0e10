import { z } from "zod";
import { PLACES } from "./place.schema";
import { COLOR_MOODS, PERSONALITY_DIMENSIONS, TYPE_VOICES } from "./strategy.schema";

export const TRADE_LANGUAGES = ["en", "fr", "de", "es", "pt", "it"] as const;
export type TradeLanguage = (typeof TRADE_LANGUAGES)[number];
/** In the order in which `words.json` has the words of a symbol; `native` ones are of other scripts. */
export const SYMBOL_LANGUAGES = [...TRADE_LANGUAGES, "native"] as const;

const inEach = <T extends z.ZodType>(value: T) =>
  z.strictObject({ en: value, fr: value, de: value, es: value, pt: value, it: value });
/**
 * Folded words, separated by spaces, that lead here: "bread" is the word and its plural, "baker*" whatever begins so,
 * "dog_food" two words in a row, "ring_" that word and no plural; "course?" is a hint, which decides only where no trade
 * is named more plainly. The plainest words of the trade stand first.
 */
const cueList = z.string().regex(/^[\p{Ll}\d&’*_+.? -]+$/u);
const cues = inEach(cueList);

const nameText = z.string().min(2).max(16);
/**
 * A name with its accents, for all that its list is for ("Encore"), or with cues of which the idea must say one
 * ("Fretboard: guitar* banjo*").
 */
const fittingName = z
  .union([
    nameText,
    z.record(nameText, cueList).refine((entry) => Object.keys(entry).length === 1, "one name"),
  ])
  .transform((entry): FittingName => {
    if (typeof entry === "string") return { name: entry };
    const [[name, when]] = Object.entries(entry) as [[string, string]];
    return { name, when };
  });

export interface FittingName {
  readonly name: string;
  /** Cues of which the idea must say one; without, the name fits whatever its list is for. */
  readonly when?: string;
}

export const fittingNames = inEach(z.array(fittingName).min(3));

/** What a business is about: bread, bicycles, debt. One file of `trades/` each, with every language. */
export const tradeSchema = z.strictObject({
  /** Completes "a word of …", where the name of the file does not. */
  label: z.string().optional(),
  /** More than 1 where it decides beside others: dog biscuits are about dogs. */
  weight: z.number().positive().default(1),
  /** Its names are fit for grave matters. */
  isGrave: z.boolean().default(false),
  look: z.strictObject({
    /** Moods of colour that suit the trade, the usual one first. */
    moods: z.array(z.enum(COLOR_MOODS)).min(1),
    voice: z.enum(TYPE_VOICES),
    traits: z.array(z.enum(PERSONALITY_DIMENSIONS)).min(1),
    place: z.enum(PLACES),
  }),
  /** Things that a mark may draw, by their names in Phosphor Icons. */
  symbols: z.array(z.string()).min(4),
  otherLanguages: z
    .strictObject({
      /** Where its words of other scripts are at home: `script-words.ts` names these fields. */
      fields: z.array(z.string()).default([]),
      /** Beginnings of words in lower case, separated by spaces. */
      cues: z.string().default(""),
    })
    .prefault({}),
  cues,
  /** A trade that says how and not what (shops, repairs) lends none. */
  names: fittingNames.optional(),
});

export type Trade = z.infer<typeof tradeSchema> & { readonly id: string };

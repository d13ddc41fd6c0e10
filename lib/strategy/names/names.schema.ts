import { z } from "zod";
import { fittingNames } from "../trade.schema";
import { inEach, inSome, wordList } from "../words/word-list.schema";

/** What each file of `names/` holds. */
export const NAMES_SCHEMAS = {
  /** Names that any business may bear, with their accents. */
  "any-business": z.strictObject({
    /** Ways of working, where neither a trade nor a word of the idea gives a name. */
    usual: fittingNames,
    /** Where somebody grieves, is ill or in need. */
    quiet: fittingNames,
    /** For languages in Latin letters without a list: sounds of no language in particular, easy to say in most. */
    anyLanguage: wordList,
  }),
  "bad-words": z.strictObject({
    /**
     * Parts that make a name impossible, by language: insults, the body, sickness and death, hate. Folded: parts of four
     * letters and fewer count at the edges of a word, longer ones anywhere, those with "=" as the whole word only.
     */
    inNames: inSome,
    /** Words that no text of a brand may hold, whatever its language: "con" is only Spanish in a sentence. */
    inTexts: wordList,
  }),
  brands: z.strictObject({
    /** Well-known brands, folded to a–z and written together: retail, food, fashion, cars, money, media, medicine, software. */
    wellKnown: wordList,
  }),
  /** Parts of names that hurt whom an idea speaks of; `about`: beginnings of its words, folded, "-" between two. */
  hurtful: z.array(z.strictObject({ about: wordList, names: wordList })),
  /** Names for what a business may be about where no trade is its own, each with the cues of which the idea must say one. */
  matters: fittingNames,
  /** Plants, stuffs, birds, tools and places that are names as they stand, when the idea itself speaks of them. */
  "own-world": inEach,
  /**
   * Words of good sound in scripts other than Latin: each with its meaning, then the fields of imagery that it is at home
   * in, which trades name; one without a field suits any business.
   */
  "script-words": z.record(
    z.string().regex(/^[a-z]{2}$/),
    z.record(
      z.string(),
      z
        .array(z.string())
        .nonempty()
        .transform(([meaning, ...fields]) => [meaning, fields.join(" ")]),
    ),
  ),
  /** What a coined word is made of in the six languages taken together. */
  sounds: z.strictObject({
    /** Consonants that may begin a syllable. */
    onsets: wordList,
    /** Consonants that may end one. */
    codas: wordList,
    /** Between two vowels, beyond a plain onset: a syllable ends, another begins without effort. */
    joints: wordList,
    vowelPairs: wordList,
    /** Pairs of consonants that the tongue trips over where two words join. */
    clashes: wordList,
  }),
  /** What a name is not made of, or not of alone. */
  things: z.strictObject({
    /** Words joined of two that mean something else. */
    joined: wordList,
    /** Nouns that name nothing of this business, or nothing to be named after. */
    plain: wordList,
    /** Kinds of business, and deeds, of the other languages; with their accents. */
    formsAbroad: wordList,
  }),
};

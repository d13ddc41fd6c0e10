import { z } from "zod";
import { COLOR_MOODS, PERSONALITY_DIMENSIONS } from "../strategy.schema";
import { SYMBOL_LANGUAGES } from "../trade.schema";
import { inEach, inSome, wordList } from "./word-list.schema";

/** A source of a regular expression. */
const pattern = z.string().refine(isPattern, "is no regular expression");
/** Apart, because French "lent" (slow) and German "Kraft" (strength) mean nothing of the kind in English. */
const beginnings = z.strictObject({
  english: wordList,
  /** French, German, Spanish, Portuguese and Italian, which use many of the English words too. */
  others: wordList,
});
const beginningsOf = <Key extends string>(keys: readonly Key[]) => z.record(z.enum(keys), beginnings);

/** What each file of `words/` holds. Words are in small letters, and without accents but where it says so. */
export const WORDS_SCHEMAS = {
  "english-grammar": z.strictObject({
    articles: wordList,
    relatives: wordList,
    adjunctStarts: wordList,
    freeAdverbs: wordList,
    /** In the imperative these tell a customer what to do; other verbs there may be nouns ("Print shop"). */
    userVerbs: wordList,
    verbOnlyGerunds: wordList,
    verbOnlyBases: wordList,
    /** Verbs that put what is done into a second verb: "helps parents plan meals". */
    helpers: wordList,
    /** "a game about building …", "a platform for analyzing …": the user does it. */
    gerundLinks: wordList,
    nounsInIng: wordList,
    pronouns: wordList,
    stoppers: wordList,
    /** Things that end as people do. */
    notPeople: wordList,
  }),
  "english-nouns": z.strictObject({
    /** Kinds of business: countable, so "our bakery" and never "about bakery". */
    businessForms: wordList,
    /** Words that tell nothing about this business in particular; of other languages, too. */
    empty: wordList,
    /** People, so that "for …" names an audience and not a subject. */
    people: wordList,
    /** What nobody wants to have: the business helps with it, and is not called so. */
    nuisances: wordList,
    /** Before "app" or "studio" these leave it as bare as before. */
    genericModifiers: wordList,
    /** How a thing is made or what state it is in: "artisan ice cream" is ice cream first. */
    modifiers: wordList,
    /** Verbs that say nothing about their object: what is sold tells more than "uses two litres of water". */
    paleVerbs: wordList,
  }),
  "english-spelling": z.strictObject({
    /** Peoples, languages, regions, days and feasts: English writes them with a capital. */
    capitals: wordList,
    /** The slips that English is most often written with, none of them a word, and what was meant. */
    slips: z.record(z.string(), z.string()),
  }),
  /** Patterns of what people say around an idea, in all six languages; no line says it. */
  chatter: z.array(pattern),
  /** What is no English, by people who speak it as a second language. */
  slips: z.array(pattern),
  /** Patterns by language that a sentence begins with: a story, an offer that is announced, what the founders want. */
  openings: z.strictObject({
    /** In all six languages, with whoever is greeted; what is behind them tells that they are greetings. */
    greetings: z.array(pattern),
    /** How a letter ends, in all six languages. */
    farewells: z.array(pattern),
    /** What is said before a sentence begins, with the space behind it. */
    fillers: z.array(pattern),
    /** Sentences that say what is wrong today or what the business is not. */
    asides: z.array(pattern),
    stories: z.record(z.string(), z.array(pattern)),
    announced: z.record(z.string(), z.array(pattern)),
  }),
  /** By language what haste leaves out, where `accents.json` leaves it. */
  "romance-spelling": z.record(
    z.string(),
    z.strictObject({
      /** Short forms and what they stand for. */
      words: z.record(z.string(), z.string()),
      /** Endings behind two letters and more, with their accents. */
      endings: z.record(z.string(), z.string()),
      /** With accents: the same letters without them are always this word. */
      accented: wordList,
      /** With accents: a verb has the same letters without them, and never stands where a noun does. */
      nouns: z.union([wordList, z.literal("")]),
      /** Patterns of whole words, and what stands for them. */
      phrases: z.array(z.tuple([pattern, z.string()])),
    }),
  ),
  "english-verbs": z.strictObject({
    /** What businesses do, in base form. */
    regular: wordList,
    /** Verbs with their past participles. */
    irregular: z.record(z.string(), z.string()),
    /** Verbs whose last consonant doubles before -ed and -ing. */
    doubled: wordList,
  }),
  grave: z.strictObject({
    /**
     * Word beginnings of death, grave illness, violence, children in need, law and courts, debt, faith. Those of six
     * letters and more count in every language, shorter ones in their own: German "tot" is not "total".
     */
    beginnings: inEach,
    /** Of languages whose words are not parted or carry particles: found anywhere. */
    native: z.array(z.string()),
    /** Said without one of those words: patterns from the start of a word to the end of one. */
    phrases: z.array(pattern),
    machines: z.array(pattern),
    /** What may be drawn there: no skull, no balloon, no weapon, no cash. */
    symbols: wordList,
    /** Fields of imagery that a name may come from there. */
    fields: wordList,
  }),
  /** Patterns of praise that says nothing of what is offered, and that nobody believes. */
  hype: z.strictObject({
    praise: z.array(pattern),
    /** Behind "the world’s". */
    first: z.array(pattern),
    /** "The Uber of …". */
    brands: z.array(pattern),
    empty: z.array(pattern),
  }),
  /** Places by language, as they are written there, with a low line between words; `any`: in all of them. */
  places: z.record(z.string(), wordList),
  "german-nouns": z.strictObject({ heads: wordList, alone: wordList, endings: wordList, others: wordList }),
  /** Word beginnings that speak for a trait of Aaker's brand personality scale (1997), and for a colour mood. */
  moods: z.strictObject({
    traits: beginningsOf(PERSONALITY_DIMENSIONS),
    moods: beginningsOf(COLOR_MOODS),
  }),
  scripts: z.strictObject({
    /** ISO 15924 codes of the scripts that ideas are written in. */
    codes: wordList,
    /** The language that a script alone tells. */
    languages: z.record(z.string(), z.string()),
  }),
  "stop-words": z.strictObject({
    /** Function words that tell the six languages apart and carry no meaning of their own. */
    function: inEach,
    /** Words that audiences are written with; they settle the language of short phrases. */
    common: inEach,
    /** Of languages that are told apart but whose sentences are not read; in their own letters. */
    otherLanguages: inSome,
    /** Common words that begin or end as the cue of a trade does, and mean another thing: "bringen" is no ring. Folded. */
    noTrade: inSome,
  }),
  /**
   * Things that a mark can draw, under the names that Phosphor Icons gives them, where it has them, with the words that
   * call them to mind: word beginnings, "=" before one that must be the whole word; `native` ones are of other scripts, and
   * found anywhere.
   */
  symbols: z.record(
    z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    z
      .partialRecord(z.enum(SYMBOL_LANGUAGES), wordList)
      .transform((lists) => SYMBOL_LANGUAGES.map((language) => lists[language] ?? "")),
  ),
  /** Letters that only some of the languages of a script use, and endings that settle what function words leave open. */
  "telling-letters": z.array(
    z.strictObject({
      language: z.string(),
      pattern,
      weight: z.number(),
      /** Turkish has two letters I. */
      isCased: z.boolean().default(false),
      /** Of words alone that are not English: "botones", but not "stones". */
      isForeign: z.boolean().default(false),
    }),
  ),
  /** Words of all six languages by what they do in a sentence; `we` by language, since Italian "i" is an article. */
  "word-classes": z.strictObject({
    of: wordList,
    for: wordList,
    to: wordList,
    you: wordList,
    they: wordList,
    /** Make a sentence a promise: "never", "every". */
    firm: wordList,
    auxiliary: wordList,
    /** What founders say of themselves and of their wishes: nothing for the door. */
    wish: wordList,
    /** Begin a clause that says when or why. */
    when: wordList,
    /** Kinds of business in the other languages. */
    form: wordList,
    we: inEach,
  }),
  /** Words behind which a sentence tells of something else than what is offered, and what such words still count. */
  turns: z.array(z.strictObject({ share: z.number(), words: wordList })),
};

function isPattern(source: string): boolean {
  try {
    return new RegExp(source, "u") !== undefined;
  } catch {
    return false;
  }
}

import { z } from "zod";
import { COLOR_MOODS, PERSONALITY_DIMENSIONS } from "../strategy.schema";

const some = z.array(z.string()).nonempty();
/** Title to text. */
const values = z.record(z.string(), z.string()).transform(Object.entries<string>);
/** What the brand does, and what it does not, when it writes. */
const habit = z.strictObject({ do: z.string(), dont: z.string() });
const character = z.strictObject({
  /** Stands before the missions of any character. */
  mission: z.string().optional(),
  values: values.refine((all) => all.length >= 2),
  habits: z.array(habit).nonempty(),
});

/**
 * What one language says for every brand. Each sentence is written whole and true of any business that means it.
 * `{name}` and `{audience}` stand for words of the brief, `{Offer}` for what is offered as it was written, `{offer}` for the
 * same in the middle of a sentence; nothing has to agree with them in gender, number or case.
 */
export const sentencesSchema = z
  .strictObject({
    /** Taglines that claim nothing but a way of working, so that they are true of any business, of each mood or of all. */
    lines: z.union([some, z.record(z.enum(COLOR_MOODS), some)]),
    /** Taglines where somebody has died, is ill or afraid, or where much is at stake. */
    quietLines: some,
    /**
     * Where the brief is a label of two or three words, `{thing}`: of things, of whoever does them, and of what is done where
     * that is said otherwise.
     */
    labels: z.strictObject({ thing: z.string(), doer: z.string(), deed: z.string().optional() }).optional(),
    /** The same, where matters are grave. */
    quietLabel: z.string().optional(),
    /** Said there in place of the others: nobody is glad to come back to a hospice. */
    quietMission: z.string(),
    quietPromise: z.string(),
    /** A value said there alone. */
    quietValue: values.refine((all) => all.length === 1).optional(),
    /** True of whoever means it, of any character. */
    missions: some,
    promises: some,
    /** The value that the first promise says, too. */
    promised: z.string().optional(),
    /** What a brand of each character says, or one of any. */
    characters: z.record(z.enum(PERSONALITY_DIMENSIONS), character).optional(),
    character: character.optional(),
    /** Two more habits, of every character. */
    habits: z.array(habit).length(2),
    /** Quotes `{tagline}` in the marks of the language. */
    keepShort: habit,
    /** What the name stands for: an offer with an article ("a bakery"), one that says "we", any other. */
    introduce: z.strictObject({
      article: z.string().optional(),
      we: z.string().optional(),
      thing: z.string(),
    }),
    position: z.string(),
    /** Whom it is for. */
    describe: z.string(),
  })
  .refine(({ characters, character }) => (characters === undefined) !== (character === undefined), {
    message: "has either characters or one character",
  });

export type WrittenSentences = z.infer<typeof sentencesSchema>;

import type { ColorMood, PersonalityDimension, Strategy } from "../strategy.schema";

type Value = readonly [title: string, text: string];
/** What the brand does, and what it does not, when it writes. */
type Habit = readonly [does: string, avoids: string];

/** What a brand of this character says and how; every sentence is true of any business that means it. */
export interface Character {
  readonly missions: readonly [string, ...string[]];
  readonly promises: readonly [string, ...string[]];
  readonly values: readonly [Value, Value, ...Value[]];
  readonly habits: readonly [Habit, ...Habit[]];
}

/**
 * The sentences of one language, each written whole. They have no place for words of the idea but where a whole phrase
 * of the brief is quoted, so that nothing has to agree with it in gender, number or case.
 */
export interface Sentences {
  /** Taglines that are true of any business in this mood. */
  readonly lines: Readonly<Record<ColorMood, readonly [string, ...string[]]>>;
  /** Taglines where somebody has died, is ill or afraid, or where much is at stake. */
  readonly quietLines: readonly [string, ...string[]];
  /** Said there instead of the character's own: nobody is glad to come back to a hospice. */
  readonly quietMission: string;
  readonly quietPromise: string;
  readonly characters: Readonly<Record<PersonalityDimension, Character>>;
  /** A fourth value and two more habits, for every character. */
  readonly value: Value;
  readonly habits: readonly [Habit, Habit];
  /** `tagline` stands within the quotation marks of the language. */
  readonly keepShort: (tagline: string) => Habit;
  /** One sentence: what the name stands for. `phrase` begins with its article when `hasArticle`. */
  readonly introduce: (name: string, phrase: string, hasArticle: boolean) => string;
  readonly position: (audience: string, phrase: string) => string;
  /** Whom it is for, then what they should find; the first part is said alone where matters are grave. */
  readonly describe: (name: string, audience: string) => readonly [string, string];
  /** The mission for a named audience; a language without one has its general missions only. */
  readonly serve?: Readonly<Record<PersonalityDimension, (audience: string) => string>>;
}

export type Words = Pick<
  Strategy,
  | "tagline"
  | "oneLiner"
  | "mission"
  | "positioning"
  | "promise"
  | "audiencePicture"
  | "boilerplate"
  | "values"
  | "voice"
  | "alternatives"
>;

import type { ColorMood, PersonalityDimension, Strategy } from "../strategy.schema";
import type { Offer } from "./say-offer";

type Value = readonly [title: string, text: string];
/** What the brand does, and what it does not, when it writes. */
type Habit = readonly [does: string, avoids: string];

/** What a brand of this character says and how; every sentence is true of any business that means it. */
export interface Character {
  /** Before those of any character. */
  readonly mission?: string;
  /** The same, with whom it is done for: only where the brief names them. */
  readonly missionFor?: (audience: string) => string;
  readonly promises?: readonly [string, ...string[]];
  readonly values: readonly [Value, Value, ...Value[]];
  readonly habits: readonly [Habit, ...Habit[]];
}

/** One character for every brand, where a language has no more. */
export function oneCharacter(character: Character): Sentences["characters"] {
  return {
    sincerity: character,
    excitement: character,
    competence: character,
    sophistication: character,
    ruggedness: character,
  };
}

/**
 * The sentences of one language, each written whole. They have no place for words of the idea but where a whole phrase
 * of the brief is quoted, so that nothing has to agree with it in gender, number or case.
 */
export interface Sentences {
  /** Taglines that are true of any business in this mood, in languages whose ideas are taken whole. */
  readonly lines?: Readonly<Record<ColorMood, readonly [string, ...string[]]>>;
  /** Taglines where somebody has died, is ill or afraid, or where much is at stake. */
  readonly quietLines: readonly [string, ...string[]];
  /** True of whoever means it, of any character. */
  readonly missions: readonly [string, ...string[]];
  readonly promises?: readonly [string, ...string[]];
  /** Said there instead of the character's own: nobody is glad to come back to a hospice. */
  readonly quietMission: string;
  readonly quietPromise: string;
  readonly characters: Readonly<Record<PersonalityDimension, Character>>;
  /** A fourth value and two more habits, for every character. */
  readonly value: Value;
  readonly habits: readonly [Habit, Habit];
  /** `tagline` stands within the quotation marks of the language. */
  readonly keepShort: (tagline: string) => Habit;
  /** One sentence: what the name stands for. */
  readonly introduce: (name: string, offer: Offer) => string;
  readonly position: (audience: string, offer: Offer) => string;
  /** Whom it is for. */
  readonly describe: (name: string, audience: string) => string;
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

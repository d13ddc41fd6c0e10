import type { Idea } from "../idea";
import type { ColorMood, PersonalityDimension, Strategy } from "../strategy.schema";

/** A tagline that could be used; `weight` says how much it tells about this idea in particular. */
export interface TaglineDraft {
  readonly text: string;
  readonly weight: number;
}

/** What the sentences are about. */
export interface Subject {
  readonly idea: Idea;
  readonly name: string;
  readonly mood: ColorMood;
  /** The two strongest traits. */
  readonly traits: readonly PersonalityDimension[];
}

/** The sentences of one language. Every sentence holds words of the idea itself. */
export interface Phrasebook {
  taglines(subject: Subject): TaglineDraft[];
  oneLiner(subject: Subject): string;
  /** Several ways to say it; the seed chooses. */
  missions(subject: Subject): string[];
  values(subject: Subject): Strategy["values"];
  voice(subject: Subject & { tagline: string }): Strategy["voice"];
}

import type { Random } from "@/lib/model/random";
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
  /** Settled before the other sentences, which may quote it. */
  readonly tagline: string;
}

export type TaglineSubject = Omit<Subject, "tagline">;

/**
 * The sentences of one language. Every sentence holds words of the idea itself. Where a list is given, the seed
 * chooses.
 */
export interface Phrasebook {
  taglines(subject: TaglineSubject): TaglineDraft[];
  oneLiner(subject: Subject): string;
  missions(subject: Subject): string[];
  positionings(subject: Subject): string[];
  promises(subject: Subject): string[];
  audiencePictures(subject: Subject): string[];
  /** What stands in the boilerplate between the one-liner and the promise. */
  boilerplates(subject: Subject): string[];
  values(subject: Subject, random: Random): Strategy["values"];
  voice(subject: Subject, random: Random): Strategy["voice"];
}

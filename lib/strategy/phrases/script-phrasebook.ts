import { shorten } from "../language/phrase";
import type { PersonalityDimension, Strategy } from "../strategy.schema";
import type { Phrasebook, Subject, TaglineSubject } from "./phrasebook";

type Value = Strategy["values"][number];
type VoicePair = Strategy["voice"][number];

/** What the frames take: every one is written so that the idea's words can stand in it as they are, or in quotes. */
export interface Quoted {
  readonly name: string;
  readonly topic: string;
  readonly audience: string;
  readonly tagline: string;
}

/** Frame sentences of a language whose words are not inflected here: they quote, and never rephrase. */
export interface ScriptFrames {
  /** "{name} is {phrase}", as a whole sentence. */
  readonly is: (name: string, phrase: string) => string;
  readonly taglines: readonly ((topic: string) => string)[];
  readonly missions: readonly ((words: Quoted) => string)[];
  readonly positionings: readonly ((words: Quoted) => string)[];
  readonly promises: readonly ((words: Quoted) => string)[];
  readonly audiencePictures: readonly ((words: Quoted) => string)[];
  readonly boilerplates: readonly ((words: Quoted) => string)[];
  readonly values: Record<PersonalityDimension, (words: Quoted) => Value>;
  readonly audienceValue: (words: Quoted) => Value;
  readonly voice: readonly ((words: Quoted) => VoicePair)[];
}

const PHRASE_MAX = 160;

export function scriptPhrasebook(frames: ScriptFrames): Phrasebook {
  const wordsOf = ({ idea, name, tagline }: TaglineSubject & { tagline?: string }): Quoted => ({
    name,
    topic: idea.topic,
    audience: idea.audience,
    tagline: tagline ?? "",
  });
  const all = (lines: readonly ((words: Quoted) => string)[]) => (subject: Subject) =>
    lines.map((line) => line(wordsOf(subject)));
  return {
    taglines: ({ idea }) => [
      ...frames.taglines.map((line) => ({ weight: 2.4, text: line(idea.topic) })),
      ...(idea.phrase.length <= 46 ? [{ weight: 1.6, text: idea.phrase }] : []),
    ],
    oneLiner: ({ idea, name }) => frames.is(name, shorten(idea.phrase || idea.text, PHRASE_MAX)),
    missions: all(frames.missions),
    positionings: all(frames.positionings),
    promises: all(frames.promises),
    audiencePictures: all(frames.audiencePictures),
    boilerplates: all(frames.boilerplates),
    values: (subject) => {
      const words = wordsOf(subject);
      return [...subject.traits.map((trait) => frames.values[trait](words)), frames.audienceValue(words)];
    },
    voice: (subject) => frames.voice.map((pair) => pair(wordsOf(subject))),
  };
}

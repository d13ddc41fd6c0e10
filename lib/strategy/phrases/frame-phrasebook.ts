import { capitalize, uncapitalize } from "../language/phrase";
import type { ColorMood, PersonalityDimension, Strategy } from "../strategy.schema";
import type { Phrasebook, Subject, TaglineDraft } from "./phrasebook";
import { sharesWords } from "./shares-words";

type Value = Strategy["values"][number];
type VoicePair = Strategy["voice"][number];

/**
 * The frame sentences of a language. Each takes the topic bare ("pain au levain", "nachhaltige Kinderkleidung") and is
 * worded so that neither its gender nor its number matters.
 */
export interface Frames {
  readonly closers: Record<ColorMood, readonly string[]>;
  readonly forAudience: (audience: string) => string;
  /** The word of it, to see whether the phrase says already for whom. */
  readonly forWord: string;
  /** "Brunia est une boulangerie qui …": the phrase begins with an article. */
  readonly is: (name: string, phrase: string) => string;
  /** For a phrase without article. */
  readonly names: (name: string, phrase: string) => string;
  readonly missions: readonly ((topic: string, forAudience: string) => string)[];
  readonly values: Record<PersonalityDimension, (topic: string) => Value>;
  readonly audienceValue: (topic: string, audience: string) => Value;
  readonly placeholderAudience: string;
  readonly voice: readonly ((topic: string, audience: string, tagline: string) => VoicePair)[];
  readonly toneOf: Record<PersonalityDimension, (topic: string) => VoicePair>;
}

/** A phrasebook out of a language's frames. */
export function framePhrasebook(frames: Frames): Phrasebook {
  return {
    taglines({ idea, mood }) {
      const noun = capitalize(idea.topic);
      const drafts: TaglineDraft[] = [];
      if (idea.action?.adjunct) drafts.push({ weight: 3.4, text: `${noun}, ${idea.action.adjunct}` });
      if (idea.audience && !idea.action?.isDoneByUser && !sharesWords(idea.topic, idea.audience)) {
        drafts.push({ weight: 2.4, text: `${noun} ${frames.forAudience(idea.audience)}` });
      }
      const own = idea.phrase;
      if (own.length <= 46 && !idea.hasArticle && idea.kind !== "")
        drafts.push({ weight: 2.8, text: capitalize(own) });
      for (const closer of frames.closers[mood]) drafts.push({ weight: 2.3, text: `${noun}, ${closer}` });
      return drafts;
    },
    oneLiner({ idea, name }) {
      const saysForWhom = idea.phrase.toLowerCase().split(" ").includes(frames.forWord);
      const served =
        idea.audience && !saysForWhom && !sharesWords(idea.phrase, idea.audience)
          ? `, ${frames.forAudience(idea.audience)}`
          : "";
      if (idea.hasArticle) return `${frames.is(name, uncapitalize(idea.phrase))}${served}.`;
      return `${frames.names(name, idea.phrase)}${served}.`;
    },
    missions: ({ idea }) =>
      frames.missions.map((mission) => {
        const served =
          idea.audience && !sharesWords(idea.topic, idea.audience)
            ? ` ${frames.forAudience(idea.audience)}`
            : "";
        return mission(idea.topic, served);
      }),
    values: ({ idea, traits }) => [
      ...traits.map((trait) => frames.values[trait](idea.topic)),
      frames.audienceValue(idea.topic, idea.audience || frames.placeholderAudience),
    ],
    voice: ({ idea, tagline, traits }: Subject & { tagline: string }) => [
      ...frames.voice.map((pair) => pair(idea.topic, idea.audience || frames.placeholderAudience, tagline)),
      frames.toneOf[traits[0] ?? "competence"](idea.topic),
    ],
  };
}

import { capitalize, uncapitalize } from "../language/phrase";
import type { PersonalityDimension, Strategy } from "../strategy.schema";
import type { TradeWords } from "../words/trades/trade-words";
import { gather, type Material } from "./material";
import type { Phrasebook, TaglineDraft, TaglineSubject } from "./phrasebook";
import { sharesWords } from "./shares-words";

type Value = Strategy["values"][number];
type VoicePair = Strategy["voice"][number];

/** Material with the topic as it follows the language's word for "about": "um Brot", "de pain", "del nostro negozio". */
export interface Framed extends Material {
  readonly about: string;
  /** The topic is a kind of business: "de notre librairie". */
  readonly isOwn: boolean;
  /** "Sarment, cave à vins naturels", "Dedal – nous aidons les artisans". */
  readonly named: string;
}

const PHRASE_MAX = 150;
const NAMED_MAX = 120;
/** By whom or from where: it needs the verb that the line leaves out. */
const AGENT = /^(?:da|dal|dalla|dagli|dalle|dai|dall’|par|por|pelo|pela|pelos|pelas|von|vom)\b/iu;
/** A quoted word within a line that is itself quoted. */
const QUOTED = /[„«“]\s?([^„«»“”]+?)\s?[“»”]/gu;

/**
 * The frame sentences of a language. Each takes the topic bare ("pain au levain", "nachhaltige Kinderkleidung") and is
 * worded so that neither its gender nor its number matters.
 */
export interface Frames {
  readonly words: Readonly<Record<string, TradeWords>>;
  readonly about: (topic: string) => string;
  /** Replacement for a quotation within a quotation: "“$1”". */
  readonly innerQuotes: string;
  readonly forAudience: (audience: string) => string;
  /** The word of it, to see whether the phrase says already for whom. */
  readonly forWord: string;
  /** "Brunia est une boulangerie qui …": the phrase begins with an article. */
  readonly is: (name: string, phrase: string) => string;
  /** For a phrase without article. */
  readonly names: (name: string, phrase: string) => string;
  readonly taglines: readonly ((words: Framed) => string)[];
  /** A line that does not suit these words is empty, here and below. */
  readonly missions: readonly ((words: Framed, forAudience: string) => string)[];
  /** `forAudience` is empty without a known audience. */
  readonly positionings: readonly ((words: Framed, forAudience: string) => string)[];
  readonly promises: readonly ((words: Framed) => string)[];
  readonly audiencePictures: readonly ((words: Framed, audience: string) => string)[];
  readonly boilerplates: readonly ((words: Framed) => string)[];
  readonly values: Record<PersonalityDimension, (words: Framed) => Value>;
  readonly detailValue: (words: Framed) => Value;
  readonly audienceValue: (words: Framed, audience: string) => Value;
  readonly placeholderAudience: string;
  readonly voice: readonly ((words: Framed, audience: string) => VoicePair)[];
  readonly toneOf: Record<PersonalityDimension, (words: Framed) => VoicePair>;
}

/** A phrasebook out of a language's frames. */
export function framePhrasebook(frames: Frames): Phrasebook {
  const wordsOf = (subject: TaglineSubject & { tagline?: string }): Framed => {
    const material = gather(subject, frames.words);
    const about = frames.about(material.topic);
    const tagline = material.tagline.replace(QUOTED, frames.innerQuotes);
    return {
      ...material,
      about,
      tagline,
      isOwn: /unser|notre|nuestr|noss|nostr/u.test(about),
      named: named(subject),
    };
  };
  const given = (lines: readonly string[]) => lines.filter((line) => line !== "").map(capitalize);
  const forServed = ({ served }: Material) => (served ? ` ${frames.forAudience(served)}` : "");
  return {
    taglines(subject) {
      const { idea } = subject;
      const words = wordsOf(subject);
      const noun = capitalize(idea.topic);
      const drafts: TaglineDraft[] = [];
      if (idea.action?.adjunct && idea.action.object === idea.topic && !AGENT.test(idea.action.adjunct)) {
        drafts.push({ weight: 3.2, text: `${noun}, ${idea.action.adjunct}` });
      }
      if (words.served && !idea.action?.isDoneByUser) {
        drafts.push({ weight: 1.9, text: `${noun} ${frames.forAudience(words.served)}` });
      }
      if (idea.phrase.length <= 46 && !idea.hasArticle && idea.kind !== "")
        drafts.push({ weight: 2.5, text: capitalize(idea.phrase) });
      for (const closer of words.closers) drafts.push({ weight: 2.6, text: `${noun}, ${closer}` });
      for (const tagline of frames.taglines) drafts.push({ weight: 2.3, text: tagline(words) });
      return drafts;
    },
    oneLiner(subject) {
      const { idea, name } = subject;
      const phrase = phraseOf(subject);
      const saysForWhom = phrase.toLowerCase().split(" ").includes(frames.forWord);
      const served =
        idea.audience && !saysForWhom && !sharesWords(phrase, idea.audience)
          ? `, ${frames.forAudience(idea.audience)}`
          : "";
      if (idea.hasArticle) return `${frames.is(name, uncapitalize(phrase))}${served}.`;
      return `${frames.names(name, phrase)}${served}.`;
    },
    missions: (subject) => {
      const words = wordsOf(subject);
      return given(frames.missions.map((mission) => mission(words, forServed(words))));
    },
    positionings: (subject) => {
      const words = wordsOf(subject);
      const isSaid = sharesWords(subject.idea.phrase, words.audience);
      const served = words.audience && !isSaid ? frames.forAudience(words.audience) : "";
      return given(frames.positionings.map((line) => line(words, served)));
    },
    promises: (subject) => given(frames.promises.map((promise) => promise(wordsOf(subject)))),
    audiencePictures: (subject) =>
      frames.audiencePictures.map((line) =>
        capitalize(line(wordsOf(subject), subject.idea.audience || frames.placeholderAudience)),
      ),
    boilerplates: (subject) => frames.boilerplates.map((line) => line(wordsOf(subject))),
    values: (subject) => {
      const words = wordsOf(subject);
      return [
        ...subject.traits.map((trait) => frames.values[trait](words)),
        frames.detailValue(words),
        frames.audienceValue(words, subject.idea.audience || frames.placeholderAudience),
      ];
    },
    voice: (subject) => {
      const words = wordsOf(subject);
      const [name, details, reader] = frames.voice.map((pair) =>
        pair(words, words.audience || frames.placeholderAudience),
      );
      return [name, frames.toneOf[subject.traits[0] ?? "competence"](words), details, reader].filter(
        (pair) => pair !== undefined,
      );
    },
  };
}

/** After "our" the head of a long name is enough: "nuestra tienda". In Romance languages it stands first. */
export function ownName(topic: string): string {
  const words = topic.split(" ");
  return words.length > 3 ? (words[0] ?? topic) : topic;
}

/** The first sentence; up to its colon when it is long. */
function phraseOf({ idea }: TaglineSubject): string {
  const [start = ""] = idea.phrase.split(/:\s/u);
  return idea.phrase.length > PHRASE_MAX && start.length > 12 ? start : idea.phrase;
}

function named({ idea, name }: TaglineSubject): string {
  const [clause = ""] = idea.phrase.split(/[:;]\s/u);
  if (idea.kind === "") return `${name} – ${uncapitalize(clause).slice(0, NAMED_MAX)}`;
  return clause.length > NAMED_MAX
    ? name
    : `${name}, ${idea.language === "de" && !idea.hasArticle ? clause : uncapitalize(clause)}`;
}

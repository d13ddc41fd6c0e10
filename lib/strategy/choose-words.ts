import type { DesignChoices } from "@/lib/model/choices.schema";
import { type Random, seededRandom } from "@/lib/model/random";
import type { Idea } from "./idea";
import { sentencesOf } from "./language/clean-idea";
import { shorten } from "./language/phrase";
import { chooseLines } from "./lines/choose-lines";
import { arabic } from "./sentences/arabic";
import { chinese } from "./sentences/chinese";
import { english } from "./sentences/english";
import { french } from "./sentences/french";
import { german } from "./sentences/german";
import { hindi } from "./sentences/hindi";
import { italian } from "./sentences/italian";
import { japanese } from "./sentences/japanese";
import { korean } from "./sentences/korean";
import { ownWords } from "./sentences/own-words";
import { portuguese } from "./sentences/portuguese";
import { russian } from "./sentences/russian";
import type { Sentences, Words } from "./sentences/sentences";
import { spanish } from "./sentences/spanish";
import type { ColorMood, PersonalityDimension } from "./strategy.schema";

const SENTENCES: Readonly<Record<string, Sentences>> = {
  en: english,
  fr: french,
  de: german,
  es: spanish,
  pt: portuguese,
  it: italian,
  ja: japanese,
  zh: chinese,
  ko: korean,
  ar: arabic,
  ru: russian,
  hi: hindi,
};
const PHRASE_MAX = 150;
const ALTERNATIVES_MAX = 4;
/** An audience in more words than this is a paragraph: the mission is said without it. */
const SERVED_MAX = 48;

interface WordsInput {
  readonly idea: Idea;
  readonly name: string;
  readonly mood: ColorMood;
  /** The two strongest traits. */
  readonly traits: readonly PersonalityDimension[];
  readonly isGrave: boolean;
}

/**
 * Everything the brand says. The tagline is cut from the idea where a whole part of it can stand alone; the sentences
 * are written whole for each character and quote the brief's own phrases. The seed chooses among sentences of one
 * kind. Words that the customer edited replace the strategist's and are quoted wherever those would be.
 */
export function chooseWords(input: WordsInput, edited: DesignChoices["words"] = {}, seed: number): Words {
  const { idea, name, mood, isGrave } = input;
  // The idea is part of it, so that two brands of one seed do not choose alike.
  const randomFor = (part: string) => seededRandom(seed, `strategy/${part}/${idea.text}`);
  const sentences = /\p{Letter}/u.test(idea.text) ? SENTENCES[idea.language] : english;
  const lines = chooseLines({ idea, mood, isGrave, sentences, turn: randomFor("tagline").int(0, 2) });
  const tagline = edited.tagline ?? lines[0]?.text ?? shorten(name, 60);
  const { missions, promises, ...words } = sentences
    ? written({ ...input, tagline, sentences, randomFor })
    : { ...ownWords({ idea, name, tagline }), missions: [], promises: [] };
  const oneLiner = edited.oneLiner ?? words.oneLiner;
  const promise = edited.promise ?? words.promise;
  const mission = edited.mission ?? words.mission;
  const others = (lines: readonly string[], taken: string) =>
    lines.filter((line) => line !== taken).slice(0, ALTERNATIVES_MAX);
  return {
    ...words,
    tagline,
    oneLiner,
    promise,
    mission,
    boilerplate: joinSentences([oneLiner, promise]),
    alternatives: {
      tagline: others(
        lines.map(({ text }) => text),
        tagline,
      ),
      mission: others(missions, mission),
      promise: others(promises, promise),
    },
  };
}

/** The sentences of a language for this brand. Where matters are grave, it speaks plainly and promises nothing merry. */
function written({
  idea,
  name,
  tagline,
  traits,
  isGrave,
  sentences,
  randomFor,
}: WordsInput & {
  tagline: string;
  sentences: Sentences;
  randomFor: (part: string) => Random;
}): Omit<Words, "tagline" | "boilerplate" | "alternatives"> & {
  missions: readonly string[];
  promises: readonly string[];
} {
  const [first = "competence", second = "sincerity"] = isGrave
    ? (["sincerity", "competence"] as const)
    : traits;
  const character = sentences.characters[first];
  const other = sentences.characters[second];
  const phrase = phraseOf(idea) || name;
  const { audience } = idea;
  const canServe = audience !== "" && audience.length <= SERVED_MAX && !/[,;:]/u.test(audience);
  const missions =
    canServe && sentences.serve
      ? [...character.missions, sentences.serve[first](audience)]
      : character.missions;
  const [one, two] = randomFor("values").shuffle(character.values);
  const [three] = randomFor("values/other").shuffle(other.values);
  const [whom, hope] = sentences.describe(name, audience);
  const value = ([title, text]: readonly [string, string]) => ({ title, text });
  const habit = ([does, avoids]: readonly [string, string]) => ({ do: does, dont: avoids });
  return {
    missions: isGrave ? [] : missions,
    promises: isGrave ? [] : character.promises,
    oneLiner: sentences.introduce(name, phrase, idea.hasArticle),
    mission: isGrave ? sentences.quietMission : randomFor("mission").pick(missions),
    positioning: audience ? sentences.position(audience, phrase) : "",
    promise: isGrave ? sentences.quietPromise : randomFor("promise").pick(character.promises),
    audiencePicture: audience ? joinSentences(isGrave ? [whom] : [whom, hope]) : "",
    values: [one, three, two, sentences.value].filter((entry) => entry !== undefined).map(value),
    voice: [sentences.keepShort(tagline), randomFor("voice").pick(character.habits), ...sentences.habits].map(
      habit,
    ),
  };
}

/** The first sentence of the idea, without what follows a colon when it is long; cut at a word, when it must be. */
/** Why the founder does it, which is not what the business is. */
const REASON = /,?\s(?:because|since (?:my|our|i|we)|parce qu|porque|perché|weil|ponieważ)(?:\s|e\s|’).*$/iu;

function phraseOf({ phrase, text }: Idea): string {
  const whole = (phrase || sentencesOf(text)[0] || "").replace(REASON, "");
  const [start = ""] = whole.split(/:\s/u);
  const told = whole.length > PHRASE_MAX && start.length > 12 ? start : whole;
  if (told.length <= PHRASE_MAX) return told;
  const parts = told.split(/(?<=,)\s/u);
  let kept = parts[0] ?? "";
  for (const part of parts.slice(1)) {
    if (kept.length + part.length + 1 > PHRASE_MAX) break;
    kept = `${kept} ${part}`;
  }
  return kept.length <= PHRASE_MAX ? kept.replace(/[,\s]+$/u, "") : `${shorten(kept, PHRASE_MAX)}…`;
}

/** Scripts that set no spaces set none between sentences either. */
function joinSentences(sentences: readonly string[]): string {
  return sentences
    .filter((sentence) => sentence !== "")
    .reduce((text, next) => text + (/[。！？]$/u.test(text) || text === "" ? "" : " ") + next, "");
}

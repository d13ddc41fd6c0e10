import type { DesignChoices } from "@/lib/model/choices.schema";
import { capitalize } from "@/lib/model/letter-case";
import { type Random, seededRandom } from "@/lib/model/random";
import type { Idea } from "./idea";
import { fold } from "./language/fold";
import { ANYBODY, FOR_WHOM } from "./language/for-whom";
import { shorten, uncapitalize } from "./language/phrase";
import { sharesWords } from "./language/shares-words";
import { tokenize } from "./language/tokenize";
import { chooseLines, isLabel } from "./lines/choose-lines";
import { sayMore } from "./say-more";
import { ownWords } from "./sentences/own-words";
import { asOne, isOfOne, type Offer, sayOffer, saysI } from "./sentences/say-offer";
import { SENTENCES, type Sentences, type Words } from "./sentences/sentences";
import { isMostly, whomOf, withoutWhom } from "./sentences/whom-of";
import { type ColorMood, type PersonalityDimension, POSITIONING_MAX } from "./strategy.schema";

const ALTERNATIVES_MAX = 4;
const VALUES = 3;
interface WordsInput {
  readonly idea: Idea;
  readonly name: string;
  readonly mood: ColorMood;
  /** The two strongest traits. */
  readonly traits: readonly PersonalityDimension[];
}

/**
 * Everything the brand says. The tagline is cut from the idea where a whole part of it can stand alone; the sentences
 * are written whole for each character and quote the brief's own phrases. The seed chooses among sentences of one
 * kind. Words that the customer edited replace the strategist's and are quoted wherever those would be.
 */
export function chooseWords(input: WordsInput, edited: DesignChoices["words"] = {}, seed: number): Words {
  const { idea, name, mood } = input;
  // The idea is part of it, so that two brands of one seed do not choose alike.
  const randomFor = (part: string) => seededRandom(seed, `strategy/${part}/${idea.text}`);
  const sentences = /\p{Letter}/u.test(idea.text) ? SENTENCES[idea.language] : SENTENCES.en;
  const lines = chooseLines({
    idea,
    name,
    mood,
    sentences,
    turn: randomFor("tagline").int(0, 3),
  });
  const tagline = edited.tagline ?? lines[0] ?? shorten(name, 60);
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
    values: edited.values ?? words.values,
    tagline,
    oneLiner,
    promise,
    mission,
    boilerplate: joinSentences([oneLiner, promise]),
    alternatives: {
      tagline: others(lines, tagline),
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
  const { audience, served, isGrave } = idea;
  const [first = "competence", second = "sincerity"] = isGrave
    ? (["sincerity", "competence"] as const)
    : traits;
  const character = sentences.characters[first];
  const offer = sayOffer(idea);
  const { sincerity, excitement } = sentences.characters;
  const values = isGrave
    ? [sincerity.values[1], ...sentences.quietValues, excitement.values[1], ...sincerity.values]
    : [
        ...randomFor("values").shuffle(character.values).slice(0, 2),
        ...randomFor("values/other").shuffle(sentences.characters[second].values),
      ];
  const asSaid = (text: string) => (isOfOne(offer, idea) ? asOne(text) : text);
  const value = ([title, text]: readonly [string, string]) => ({ title, text: asSaid(text) });
  const habit = ([does, avoids]: readonly [string, string]) => ({
    do: does,
    dont: avoids,
  });
  const isServed = served !== "" && !ANYBODY.test(served);
  const allMissions = isGrave
    ? [sentences.quietMission]
    : [
        ...randomFor("mission")
          .shuffle([character, sentences.characters[second]])
          .flatMap(({ mission }) => mission ?? []),
        ...randomFor("mission/any").shuffle(sentences.missions),
      ];
  const missions = allMissions.map(asSaid);
  const promises = (
    isGrave ? [sentences.quietPromise] : randomFor("promise").shuffle(sentences.promises)
  ).map(asSaid);
  const isNamed =
    isServed && !sharesWords(offer.text, audience || served) && whomOf(offer.text, idea.language) === "";
  return {
    missions,
    promises,
    ...introduced({ idea, name, sentences, offer, isNamed }),
    mission: missions[0] ?? "",
    promise: promises[0] ?? "",
    audiencePicture: isServed ? sentences.describe(name, served) : "",
    values: [...new Set(values)].slice(0, VALUES).map(value),
    voice: [sentences.keepShort(tagline), randomFor("voice").pick(character.habits), ...sentences.habits].map(
      habit,
    ),
  };
}

/**
 * What the name stands for, and for whom. A name that is a word of the offer is not said beside it ("Crab Pots: crab
 * pots."), a thing of two words says whom it is for, and of what could not be read only the audience is told.
 */
function introduced({
  idea,
  name,
  sentences,
  offer,
  isNamed,
}: {
  idea: Idea;
  name: string;
  sentences: Sentences;
  offer: Offer;
  isNamed: boolean;
}): Pick<Words, "oneLiner" | "positioning"> {
  const { audience, served, language } = idea;
  const described = served === "" ? "" : sentences.describe(name, served);
  const stop = STOP[language] ?? ".";
  if (offer.text === "") return { oneLiner: described || `${name}${stop}`, positioning: described };
  const link = FOR_WHOM[language];
  const isShort = tokenize(offer.text).length <= SHORT_OFFER && offer.form === "thing";
  const isNear = isShort && isNamed && served.length <= SERVED_NEAR_MAX;
  const told = isNear && link ? { ...offer, text: `${offer.text} ${link} ${served}` } : offer;
  const more = sayMore(idea, told.text);
  const isSaid = sharesWords(name, offer.text) || isPart(name, offer.text);
  const whole = `${capitalize(told.text)}${stop}`;
  const bare = isNamed ? offer.text : withoutWhom(offer.text, audience, language);
  // What it is goes first where it would be long to wait for.
  const isLong = served.length > SERVED_FIRST_MAX;
  // "It will have nine washers": the name stands for it.
  const asIt = language === "en" && IT.test(offer.text) ? `${name} ${offer.text.replace(IT, "")}.` : "";
  const isWhole = bare === "" || isLong;
  const position = asIt || (isWhole ? whole : sentences.position(served, { ...offer, text: bare }));
  // "Driving school for people who failed. Gearstick is for nervous learners": the offer says whom, the customer says who.
  const isTold =
    (asIt === "" && !isWhole) ||
    ANYBODY.test(served) ||
    (audience !== "" && (isPart(audience, offer.text) || isMostly(audience, whomOf(offer.text, language))));
  const facts = more.map((sentence) => `${sentence}${stop}`);
  const whose = isTold ? "" : described;
  const introduction = saysI(told, language)
    ? `${name}: ${uncapitalize(told.text)}.`
    : sentences.introduce(name, told);
  const label =
    whose === "" && facts.length === 0 && !isNear && isLabel(offer.text, idea)
      ? sentences.labelPosition?.(capitalize(offer.text))
      : undefined;
  return {
    oneLiner: asIt || (isSaid ? whole : introduction),
    positioning:
      label ??
      [
        ...facts.map((_, at) => [position, ...facts.slice(0, facts.length - at), whose]),
        [position, whose],
        [position],
      ]
        .map(joinSentences)
        .find((text) => text.length <= POSITIONING_MAX)!,
  };
}

/** Is every word of the phrase, however short, in the text? */
function isPart(phrase: string, text: string): boolean {
  const words = new Set(tokenize(text).map((word) => fold(word.text)));
  return tokenize(phrase).every((word) => words.has(fold(word.text)));
}

/** Letters of those served that a sentence may begin with. */
const SERVED_FIRST_MAX = 72;
/** Letters of those served that may stand behind a thing of few words. */
const SERVED_NEAR_MAX = 48;
/** A thing of so many words says little. */
const SHORT_OFFER = 3;

/** The business, before what it does. */
const IT = /^(?:it|this)\s(?=(?:will|has|is|can|does|\p{L}+s)\s)/iu;

const STOP: Readonly<Record<string, string>> = { ja: "。", zh: "。", hi: "।" };

/** Scripts that set no spaces set none between sentences either. */
function joinSentences(sentences: readonly string[]): string {
  return sentences
    .filter((sentence) => sentence !== "")
    .reduce((text, next) => text + (/[。！？]$/u.test(text) || text === "" ? "" : " ") + next, "");
}

import type { DesignChoices } from "@/lib/model/choices.schema";
import { type Random, seededRandom } from "@/lib/model/random";
import type { Idea } from "./idea";
import { introduce } from "./introduce";
import { ANYBODY } from "./language/for-whom";
import { shorten } from "./language/phrase";
import { sharesWords } from "./language/shares-words";
import { chooseLines } from "./lines/choose-lines";
import { joinSentences } from "./sentences/join-sentences";
import { ownWords } from "./sentences/own-words";
import { sayOffer } from "./sentences/say-offer";
import { SENTENCES, type Sentences, type Words } from "./sentences/sentences";
import { asOne, isOfOne } from "./sentences/who-speaks";
import { whomOf } from "./sentences/whom-of";
import type { ColorMood, PersonalityDimension } from "./strategy.schema";

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
  const promises = isGrave ? [sentences.quietPromise] : randomFor("promise").shuffle(sentences.promises);
  const isPromised = ([title]: readonly [string, string]) =>
    promises[0] === sentences.promises[0] && title === sentences.promised;
  const isNamed =
    isServed && !sharesWords(offer.text, audience || served) && whomOf(offer.text, idea.language) === "";
  return {
    missions,
    promises: promises.map(asSaid),
    ...introduce({ idea, name, sentences, offer, isNamed }),
    mission: missions[0] ?? "",
    promise: asSaid(promises[0] ?? ""),
    audiencePicture: isServed ? sentences.describe(name, served) : "",
    values: [...new Set(values)]
      .filter((one) => !isPromised(one))
      .slice(0, VALUES)
      .map(value),
    voice: [sentences.keepShort(tagline), randomFor("voice").pick(character.habits), ...sentences.habits].map(
      habit,
    ),
  };
}

import { capitalize } from "@/lib/model/letter-case";
import type { Idea } from "./idea";
import { fold } from "./language/fold";
import { ANYBODY, FOR_WHOM } from "./language/for-whom";
import { uncapitalize } from "./language/phrase";
import { sharesWords } from "./language/shares-words";
import { tokenize } from "./language/tokenize";
import { sayMore } from "./say-more";
import { joinSentences } from "./sentences/join-sentences";
import type { Offer } from "./sentences/say-offer";
import type { Sentences, Words } from "./sentences/sentences";
import { saysI } from "./sentences/who-speaks";
import { isMostly, whomOf, withoutWhom } from "./sentences/whom-of";
import { POSITIONING_MAX } from "./strategy.schema";

/**
 * What the name stands for, and for whom. A name that is a word of the offer is not said beside it ("Crab Pots: crab
 * pots."), a thing of two words says whom it is for, and of what could not be read only the audience is told. The
 * positioning is empty where it could only repeat the one-liner.
 */
export function introduce({
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
    told !== offer ||
    ANYBODY.test(served) ||
    (audience !== "" && (isPart(audience, offer.text) || isMostly(audience, whomOf(offer.text, language))));
  const facts = more.map((sentence) => `${sentence}${stop}`);
  const whose = isTold ? "" : described;
  const introduction = saysI(told, language)
    ? `${name}: ${uncapitalize(told.text)}.`
    : sentences.introduce(name, told);
  const oneLiner = asIt || (isSaid ? whole : introduction);
  // Of what is in the one-liner already nothing is said once more.
  const isRepeated = facts.length === 0 && whose === "" && (told !== offer || position === (asIt || whole));
  if (isRepeated) return { oneLiner, positioning: "" };
  return {
    oneLiner,
    positioning: [
      ...fewer(facts).map((said) => [position, ...said, whose]),
      // What they do says more than whom it is for.
      ...fewer(facts).flatMap((said) => [position, whole].map((start) => [start, ...said])),
      [position, whose],
      [position],
    ]
      .map(joinSentences)
      .find((text) => text.length <= POSITIONING_MAX)!,
  };
}

/** The facts, then without the last, down to the first alone. */
function fewer(facts: readonly string[]): readonly string[][] {
  return facts.map((_, at) => facts.slice(0, facts.length - at));
}

/** Is every word of the phrase, however short, in the text? */
function isPart(phrase: string, text: string): boolean {
  const words = new Set(tokenize(text).map((word) => fold(word.text)));
  return tokenize(phrase).every((word) => words.has(fold(word.text)));
}

/** Letters of those served that a sentence may begin with. */
const SERVED_FIRST_MAX = 72;
/** Letters of those served that may stand behind a thing of few words. */
const SERVED_NEAR_MAX = 96;
/** A thing of so many words says little. */
const SHORT_OFFER = 3;

/** The business, before what it does. */
const IT = /^(?:it|this)\s(?=(?:will|has|is|can|does|\p{L}+s)\s)/iu;

const STOP: Readonly<Record<string, string>> = { ja: "。", zh: "。", hi: "।" };

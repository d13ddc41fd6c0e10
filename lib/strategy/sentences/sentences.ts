import { isDoer } from "../language/english-spelling";
import { uncapitalize } from "../language/phrase";
import data from "../sentences.json";
import {
  COLOR_MOODS,
  type ColorMood,
  PERSONALITY_DIMENSIONS,
  type PersonalityDimension,
  type Strategy,
} from "../strategy.schema";
import type { Offer } from "./say-offer";
import type { WrittenSentences } from "./sentences.schema";

type Value = readonly [title: string, text: string];
/** What the brand does, and what it does not, when it writes. */
type Habit = readonly [does: string, avoids: string];

/** What a brand of this character says and how. */
interface Character {
  readonly mission?: string;
  readonly values: readonly [Value, Value, ...Value[]];
  readonly habits: readonly Habit[];
}

/** The sentences of one language with the places for words of the brief; `sentences.schema.ts` says what each is. */
export interface Sentences
  extends Pick<
    WrittenSentences,
    "quietLines" | "quietMission" | "quietPromise" | "missions" | "promises" | "promised"
  > {
  readonly lines: Readonly<Record<ColorMood, readonly string[]>>;
  readonly characters: Readonly<Record<PersonalityDimension, Character>>;
  readonly quietValues: readonly Value[];
  readonly habits: readonly Habit[];
  readonly keepShort: (tagline: string) => Habit;
  /** A line for a brief that is a label; empty in a language that has none. */
  readonly label: (thing: string, isGrave: boolean) => string;
  readonly introduce: (name: string, offer: Offer) => string;
  readonly position: (audience: string, offer: Offer) => string;
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

/** Of every language that has sentences of its own. */
export const SENTENCES: Readonly<Record<string, Sentences>> = Object.fromEntries(
  Object.entries(data as unknown as Record<string, WrittenSentences>).map(([language, written]) => [
    language,
    speak(written, language),
  ]),
);

function speak(written: WrittenSentences, language: string): Sentences {
  const { lines, introduce, position, describe } = written;
  const one = written.character && read(written.character);
  return {
    ...written,
    lines: Array.isArray(lines) ? eachOf(COLOR_MOODS, () => lines) : lines,
    characters: eachOf(PERSONALITY_DIMENSIONS, (trait) => one ?? read(written.characters![trait])),
    quietValues: written.quietValue ?? [],
    habits: written.habits.map(habit),
    keepShort: (tagline) => habit({ ...written.keepShort, do: fill(written.keepShort.do, { tagline }) }),
    label(thing, isGrave) {
      if (isGrave) return fill(written.quietLabel ?? "", { thing });
      const { labels } = written;
      if (!labels) return "";
      if (language !== "en") return fill(DOER.test(thing) ? labels.doer : labels.thing, { thing });
      if (isEnglishDoer(thing)) return fill(labels.doer, { thing: uncapitalize(thing) });
      return fill((ENGLISH_DEED.test(thing) && labels.deed) || labels.thing, { thing });
    },
    introduce(name, offer) {
      const turned = language === "de" && offer.form === "we" ? turnedRound(offer.text) : offer.text;
      const form = turned === undefined ? "thing" : offer.form;
      const words = said({ ...offer, text: turned ?? offer.text }, language);
      return fill(introduce[form] ?? introduce.thing, { name, ...words });
    },
    position: (audience, offer) =>
      fill(position, { audience: whom(audience, language), ...said(offer, language) }),
    describe: (name, audience) => fill(describe, { name, audience: whom(audience, language) }),
  };
}

/** "Afinador de órganos": whoever does it is not what is done. */
const DOER =
  /^\p{L}+(?:dor|dora|tor|tora|tore|trice|teur|trice|eur|euse|ero|era|iere|iera|eiro|eira|ista|ier|ière)(?!\p{L})|^\p{Lu}\p{L}+(?:er|erin|eur)$/u;

/** "Wig washing", "umbrella repair". */
const ENGLISH_DEED =
  /(?:ing|repairs?|hire|rental|removal|restoration|maintenance|services?|delivery|storage|care|support|translations?|therapy|inspections?|installation)$/iu;

/** "Net mender", "ferret vet". */
function isEnglishDoer(thing: string): boolean {
  const last = thing.toLowerCase().split(" ").at(-1)!;
  // "Concrete planters" are things.
  return (
    !last.endsWith("s") &&
    (/^(?:guy|girl|lad|lady|man|woman)$/u.test(last) ||
      isDoer(last, 3) ||
      /(?:^vet|smith|wright|monger|(?:edi|tu|instruc|conduc|resto|decora|transla)tor)$/u.test(last))
  );
}

function read({ values, ...character }: NonNullable<WrittenSentences["character"]>): Character {
  return {
    ...character,
    values: values as unknown as Character["values"],
    habits: character.habits.map(habit),
  };
}

function habit({ do: does, dont: avoids }: WrittenSentences["keepShort"]): Habit {
  return [does, avoids];
}

function said({ text }: Offer, language: string): Record<"offer" | "Offer", string> {
  // A German capital is a noun's.
  const inside = language === "de" ? text.replace(/^Ein(?=e?[nrms]?\s)/u, "ein") : uncapitalize(text);
  return { offer: inside, Offer: text };
}

function whom(audience: string, language: string): string {
  return language === "ru" ? uncapitalize(audience) : audience;
}

/** "(Bei Kling) stimmen wir Glocken"; not "Ich stimme und repariere", where two verbs do not turn round. */
function turnedRound(text: string): string | undefined {
  if (/^(?:Wir|Ich) \p{L}+(?:,| und) /iu.test(text)) return undefined;
  return text.replace(
    /^(Wir|Ich) (\p{L}+)/iu,
    (_all, who: string, verb: string) => `${verb} ${who.toLowerCase()}`,
  );
}

function fill(sentence: string, words: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/gu, (place, word: string) => words[word] ?? place);
}

function eachOf<Key extends string, Value>(
  keys: readonly Key[],
  make: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Value>;
}

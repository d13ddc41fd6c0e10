import type { NameDraft } from "./name-draft";
import { countSyllables, isSayable, rhyme } from "./phonotactics";

const LENGTH = { word: { min: 4, max: 10 }, phrase: { min: 6, max: 14 } } as const;

/** What a word picked by hand has of form already: its letters are counted less, or few words would win each time. */
const PICKED_FORM = 0.45;

/**
 * How good a name is as a name, 0 to 1: half its form (length, rhythm, sound, echo), the rest its craft and how closely it
 * belongs to the idea. Null when it must not be used: unsayable, too short or too long.
 */
export function scoreName({ name, relevance, craft, isCoined, isPicked }: NameDraft): number | null {
  const words = name
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);
  const letters = words.join("").length;
  const limits = words.length > 1 ? LENGTH.phrase : LENGTH.word;
  if (letters < limits.min || name.length > limits.max || (words.length === 1 && letters > limits.max))
    return null;
  if (isCoined && !words.every(isSayable)) return null;
  const form = scoreForm(words);
  return 0.34 * (isPicked ? PICKED_FORM + (1 - PICKED_FORM) * form : form) + 0.33 * craft + 0.33 * relevance;
}

/** Could this word in small letters be a name that somebody says at first sight? */
export function isNameable(word: string): boolean {
  return word.length >= LENGTH.word.min && word.length <= LENGTH.word.max + 1 && isSayable(word);
}

/** Length, rhythm, balance of vowels, ending and echo, 0 to 1. */
export function scoreForm(words: readonly string[]): number {
  const whole = words.join("");
  const ideal = words.length > 1 ? 9 : 6.5;
  const length = 1 - Math.min(1, Math.abs(whole.length - ideal) * 0.13);
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  const rhythm = [0.7, 0.78, 1, 0.95, 0.6, 0.25][Math.min(5, syllables)]!;
  const vowels = (whole.match(/[aeiouy]/g)?.length ?? 0) / whole.length;
  const balance = 1 - Math.min(1, Math.abs(vowels - 0.38) * 3.2);
  const ending = /[aeoylnrmkt]$/.test(whole) ? 1 : 0.8;
  return 0.3 * length + 0.28 * rhythm + 0.2 * balance + 0.1 * ending + 0.12 * echo(words);
}

/** Alliteration, rhyme or a sound that comes back. */
function echo(words: readonly string[]): number {
  const [first = "", second] = words;
  if (second) return first[0] === second[0] ? 1 : rhyme(first) === rhyme(second) ? 0.9 : 0.4;
  const repeats = first.slice(1).includes(first[0]!) || /([^aeiou])\1|([aeiou]).\2/.test(first);
  return repeats ? 1 : 0.6;
}

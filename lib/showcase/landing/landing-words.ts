import { arabic } from "./words/arabic";
import { chinese } from "./words/chinese";
import { english } from "./words/english";
import { french } from "./words/french";
import { german } from "./words/german";
import { hebrew } from "./words/hebrew";
import { italian } from "./words/italian";
import { japanese } from "./words/japanese";
import { korean } from "./words/korean";
import { portuguese } from "./words/portuguese";
import { russian } from "./words/russian";
import { spanish } from "./words/spanish";

/** What the landing of a showcase says of its own, in the brand's language where we have it. */
export type LandingWords = Readonly<Record<keyof typeof english, string>>;

/** The words, and the language that they are in: English where we do not have the brand's. */
export function landingWords(language: string): { words: LandingWords; language: string } {
  const base = language.split("-", 1)[0] ?? "";
  const known = Object.hasOwn(WORDS, base) ? (base as keyof typeof WORDS) : "en";
  return { words: WORDS[known], language: known };
}

const WORDS = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  it: italian,
  ar: arabic,
  he: hebrew,
  ja: japanese,
  zh: chinese,
  ko: korean,
  ru: russian,
};

import { capitalize } from "@/lib/model/letter-case";
import words from "../words.json";
import { withElisions } from "./elisions";
import { spellEnglish } from "./english-usage";
import { fold } from "./fold";
import { spellGerman } from "./german-spelling";
import { uncapitalize } from "./phrase";
import { withPlaceNames } from "./place-names";
import { restoreAccents } from "./restore-accents";
import { stopWordsOf } from "./stop-words";

/** In the languages whose sentences are read. */
export const AND: Record<string, string> = { en: "and", fr: "et", de: "und", es: "y", pt: "e", it: "e" };

/** The language's own "and" before this word: "padres e hijos". Undefined where the language is not read. */
export function andBefore(word: string, language: string): string | undefined {
  return language === "es" && /^h?i(?!e)/iu.test(word) ? "e" : AND[language];
}

/** "&" became "+" in cleaning; here it becomes the language's own word. */
export function spellAnd(text: string, language: string): string {
  const right = SPELL[language]?.(text) ?? text;
  const spelt = withPlaceNames(right, language);
  const and = AND[language] ?? "+";
  return spelt
    .replace(/^\+\s|\s\+$/gu, "")
    .replace(/,\s\+\s/gu, ", ")
    .replace(/\s\+\s(?=[^.!?]*\s\+\s)/gu, ", ")
    .replace(/\s\+\s/gu, ` ${and} `);
}

/** "Tambien", "reparacion", "drones q siembran", "relatório c/ fotos": accents and letters that haste leaves out, in small letters or at a start. */
function spellRomance(text: string, { words: whole, endings }: (typeof ROMANCE)[string]): string {
  return text.replace(/(?<![\p{L}\p{N}’.-])(?:\p{L}\/(?=\s\p{L})|\p{L}+)(?![\p{L}\p{N}’-])/gu, (word) => {
    const lower = word.toLowerCase();
    const ending = Object.keys(endings).find((end) => lower.endsWith(end) && lower.length > end.length + 2);
    const right = whole[lower] ?? (ending && lower.slice(0, -ending.length) + endings[ending]!);
    if (!right) return word;
    return word === lower ? right : /^\p{Lu}\p{Ll}*$/u.test(word) ? capitalize(right) : word;
  });
}
const ROMANCE: Readonly<
  Record<
    string,
    { readonly words: Readonly<Record<string, string>>; readonly endings: Readonly<Record<string, string>> }
  >
> = words["romance-spelling"];

/** "Acabe com TODAS as brigas": what means nothing alone is no acronym. */
const SHOUTED = /(?<!\p{L})\p{Lu}{4,}(?!\p{L})/gu;
const calmed = (text: string, language: string) =>
  text.replace(SHOUTED, (word) => (stopWordsOf(language)?.has(fold(word)) ? word.toLowerCase() : word));

const romanceSpeller = (language: string) => (text: string) =>
  restoreAccents(spellRomance(withElisions(calmed(text, language), language), ROMANCE[language]!), language);
/** What each language puts right of what haste leaves out. */
const SPELL: Readonly<Record<string, (text: string) => string>> = {
  en: spellEnglish,
  de: (text) => spellGerman(calmed(text, "de")),
  ...Object.fromEntries(Object.keys(ROMANCE).map((language) => [language, romanceSpeller(language)])),
};

/** In the middle of a sentence: small first letter (but for German, where a capital is a noun), no dangling ends. */
export function tidy(phrase: string, language: string): string {
  const trimmed = spellAnd(phrase, language).replace(/^[\s,;:.–-]+|[\s,;:.–!?-]+$/gu, "");
  if (language !== "de") return withPlaceNames(uncapitalize(trimmed), language);
  // "Junge Eltern": only an adjective stands before a noun.
  const withoutArticle = trimmed.replace(/^(?:der|die|das|den)\s+/iu, "");
  return /^\p{Lu}\p{Ll}+(?:e|en|er|es)\s\p{Lu}/u.test(withoutArticle)
    ? uncapitalize(withoutArticle)
    : withoutArticle;
}

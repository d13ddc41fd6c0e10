import words from "../words.json";
import { uncapitalize } from "./phrase";

/** In the languages whose sentences are read. */
export const AND: Readonly<Record<string, string>> = {
  en: "and",
  fr: "et",
  de: "und",
  es: "y",
  pt: "e",
  it: "e",
};

/** "&" became "+" in cleaning; here it becomes the language's own word. */
export function spellAnd(text: string, language: string): string {
  const spelt = language === "en" ? spellShort(text) : text;
  return spelt.replace(/^\+\s|\s\+$/gu, "").replace(/\s\+\s/gu, ` ${AND[language] ?? "+"} `);
}

/** What is typed in haste; in other languages "w" and "n" are words of their own. */
function spellShort(text: string): string {
  return text
    .replace(/(?<=\p{Ll})\sw\s(?=\p{Ll})/gu, " with ")
    .replace(/(?<=\p{Ll})\sn\s(?=\p{Ll})/gu, " and ")
    .replace(/(?<=\b(?:and|have) )there(?= \p{L}+s\b)/giu, "their")
    .replace(THEIR, "their")
    .replace(/(?<![\p{L}\p{N}’.-])u(?![\p{L}\p{N}’.-])/gu, "you")
    .replace(/\bits (?=(?:an?|the|not|just|been)\b)/gu, "it’s ")
    .replace(/(?<=\d\s?)(sec|min|hr)s\b/gu, (_all, unit: string) => UNITS[unit]!)
    .replace(SLIPS_FOUND, (word) => {
      const right = SLIPS[word.toLowerCase()]!;
      return /^\p{Lu}/u.test(word) ? right[0]!.toUpperCase() + right.slice(1) : right;
    });
}

/** "On there feet", "by there own hand". */
const THEIR =
  /(?<=\b(?:of|on|with|for|by|in|keep|bring) )there(?= (?!(?:is|are|was|were|will|would|can|has|have)\b)\p{Ll}+\b(?! (?:is|are|was|were)\b))/gu;

const UNITS: Readonly<Record<string, string>> = { sec: "seconds", min: "minutes", hr: "hours" };

const SLIPS: Readonly<Record<string, string>> = words["english-spelling"].slips;
const SLIPS_FOUND = new RegExp(`\\b(?:${Object.keys(SLIPS).join("|")})\\b`, "giu");

/** In the middle of a sentence: small first letter (but for German, where a capital is a noun), no dangling ends. */
export function tidy(phrase: string, language: string): string {
  const trimmed = spellAnd(phrase, language).replace(/^[\s,;:.–-]+|[\s,;:.–!?-]+$/gu, "");
  if (language !== "de") return uncapitalize(trimmed);
  // "Junge Eltern": only an adjective stands before a noun.
  const withoutArticle = trimmed.replace(/^(?:der|die|das|den)\s+/iu, "");
  return /^\p{Lu}\p{Ll}+(?:e|en|er|es)\s\p{Lu}/u.test(withoutArticle)
    ? uncapitalize(withoutArticle)
    : withoutArticle;
}

import { uncapitalize } from "./phrase";

const AND: Record<string, string> = { en: "and", fr: "et", de: "und", es: "y", pt: "e", it: "e" };
/** Peoples and languages keep their capital in English. */
const PROPER =
  /^(?:(?:Chin|Japan|Portugu|Vietnam|Leban|Taiwan|Nepal|Malt|Sudan|Senegal|Canton|Milan|Vienn|Burm|Balin)ese|(?:Brit|Engl|Ir|Scott|Span|Swed|Dan|Finn|Turk|Pol|Kurd|Flem|Corn|Yidd|Jew)ish|Welsh|French|German|Italian|Russian|Indian|American|Canadian|Mexican|Brazilian|Korean|African|Asian|European|Muslim|Christian|Arab|Arabic|Greek|Dutch|Parisian|Londoner|Berliner|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Christmas|Easter)s?$/u;

/** "&" became "+" in cleaning; here it becomes the language's own word. */
export function spellAnd(text: string, language: string): string {
  return text.replace(/^\+\s|\s\+$/gu, "").replace(/\s\+\s/gu, ` ${AND[language] ?? "+"} `);
}

/** In the middle of a sentence: small first letter (but for German, where a capital is a noun), no dangling ends. */
export function tidy(phrase: string, language: string): string {
  const trimmed = spellAnd(phrase, language).replace(/^[\s,;:.–-]+|[\s,;:.–!?-]+$/gu, "");
  if (language === "en" && PROPER.test(trimmed.split(" ")[0] ?? "")) return trimmed;
  if (language !== "de") return uncapitalize(trimmed);
  // "Junge Eltern": only an adjective stands before a noun.
  const withoutArticle = trimmed.replace(/^(?:der|die|das|den)\s+/iu, "");
  return /^\p{Lu}\p{Ll}+(?:e|en|er|es)\s\p{Lu}/u.test(withoutArticle)
    ? uncapitalize(withoutArticle)
    : withoutArticle;
}

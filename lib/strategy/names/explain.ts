import { capitalize } from "../language/phrase";
import type { Lead, NameWord } from "./name-draft";

const LANGUAGES: Readonly<Record<string, string>> = {
  de: "German",
  en: "English",
  es: "Spanish",
  fr: "French",
  it: "Italian",
  pt: "Portuguese",
};

/** "Italian" for "it". */
export function languageName(code: string): string {
  return LANGUAGES[code] ?? "another language";
}

/** "“crumb”", with its language and meaning where they need saying: "“miga” (Spanish: a crumb)". */
export function quoted(word: Pick<NameWord, "text" | "language" | "gloss">): string {
  return word.language === "en" || word.gloss === ""
    ? `“${word.text}”`
    : `“${word.text}” (${languageName(word.language)}: ${word.gloss})`;
}

/** What the word is: "Levain is the starter that raises a loaf". */
export function meaning(word: NameWord): string {
  const name = capitalize(word.text);
  if (word.language !== "en")
    return `“${name}” is ${languageName(word.language)} for ${infinitive(word.gloss)}`;
  if (word.gloss === "") return `${name} is a word from ${word.scene}`;
  if (word.isVerb) return `To ${word.text} is ${word.gloss}`;
  return `${name}: ${word.gloss}`;
}

/** Which part of the brief led there, as a sentence. */
export function ledBy(lead: Lead, scene: string): string {
  if (lead.kind === "word") return `The idea’s “${lead.text}” led to it.`;
  if (lead.kind === "audience") return `It looks to the audience: “${lead.text}”.`;
  if (lead.kind === "feature") return `The feature “${lead.text}” led to it.`;
  if (lead.kind === "mood") return `It sets a tone of ${lead.text}.`;
  return `It comes from ${scene}.`;
}

function infinitive(gloss: string): string {
  return gloss.startsWith("to ") ? `“${gloss}”` : gloss;
}

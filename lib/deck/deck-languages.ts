import { arabic } from "./phrases/arabic";
import { chinese } from "./phrases/chinese";
import type { DeckPhrases } from "./phrases/deck-phrases";
import { english } from "./phrases/english";
import { french } from "./phrases/french";
import { german } from "./phrases/german";
import { greek } from "./phrases/greek";
import { hebrew } from "./phrases/hebrew";
import { italian } from "./phrases/italian";
import { japanese } from "./phrases/japanese";
import { portuguese } from "./phrases/portuguese";
import { russian } from "./phrases/russian";
import { spanish } from "./phrases/spanish";

const LANGUAGES: Readonly<Record<string, DeckPhrases>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  it: italian,
  el: greek,
  ru: russian,
  ar: arabic,
  he: hebrew,
  ja: japanese,
  zh: chinese,
};

/** In the language of a BCP 47 tag; English where we have no words of it. */
export function deckPhrases(language: string): DeckPhrases {
  return LANGUAGES[language.split("-")[0]!.toLowerCase()] ?? english;
}

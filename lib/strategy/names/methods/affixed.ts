import { capitalize } from "../../language/phrase";
import { ledBy, quoted } from "../explain";
import type { DraftMethod, NameDraft, NameWord } from "../name-draft";
import { COMPOUND_FIRSTS, COMPOUND_HEADS, PREFIXES, SUFFIXES, TONGUE_SUFFIXES } from "../name-parts";
import { countSyllables, joinsWell } from "../phonotactics";

/** A word of the idea with a beginning or an end that means something; in English only things that make a picture with it. */
export const affixed: DraftMethod = ({ own, language }, random) => {
  const words = own.filter(({ isVerb, text }) => !isVerb && text.length <= 7);
  return language === "en"
    ? words
        .filter(({ text }) => countSyllables(text) === 1)
        .flatMap((word) => english(word, random.shuffle(SUFFIXES), random.shuffle(PREFIXES)))
    : words.flatMap((word) => tongue(word, language, TONGUE_SUFFIXES[language]));
};

function english(
  word: NameWord,
  suffixes: readonly (readonly [string, string])[],
  prefixes: readonly string[],
): NameDraft[] {
  const ended = suffixes
    .filter(([ending]) => COMPOUND_FIRSTS.has(word.text) && isGoodEnd(word.text, ending))
    .slice(0, 3)
    .map(([ending, meaning]) =>
      draft(word, word.text + ending, `${quoted(word)} with “-${ending}”: ${meaning}.`, 0.54),
    );
  const begun = prefixes
    .filter(
      (prefix) =>
        COMPOUND_HEADS.has(word.text) &&
        joinsWell(prefix, word.text) &&
        prefix.length + word.text.length <= 9 &&
        prefix.length + word.text.length >= 6,
    )
    .slice(0, 2)
    .map((prefix) => draft(word, prefix + word.text, `“${prefix}” set before ${quoted(word)}.`, 0.46));
  return [...ended, ...begun];
}

function isGoodEnd(word: string, ending: string): boolean {
  if (word.length + ending.length > 10) return false;
  return joinsWell(word, ending);
}

/** Romance endings replace the last vowel; German ones follow the word, feminine ones with an -n between. */
function tongue(
  word: NameWord,
  language: string,
  suffixes: readonly (readonly [string, string])[],
): NameDraft[] {
  return suffixes.flatMap(([ending, meaning]) => {
    const name = language === "de" ? germanJoin(word.text, ending) : romanceJoin(word.text, ending);
    if (!name || name.length > 11 || name.length < 5) return [];
    return [
      draft(word, name, `${quoted(word)} with “-${ending}”: ${meaning}.`, language === "de" ? 0.74 : 0.6),
    ];
  });
}

function germanJoin(word: string, ending: string): string | null {
  const stem = /[^aeiou]e$/.test(word) ? `${word}n` : word;
  return joinsWell(stem, ending) && stem.length <= 7 ? stem + ending : null;
}

function romanceJoin(word: string, ending: string): string | null {
  const stem = word.replace(/[aeiou]+s?$/, "");
  if (stem.length < 3 || stem === word.slice(0, -3) || /[cg]$/.test(stem)) return null;
  return /^[aeiou]/.test(ending) && !stem.endsWith(ending.slice(0, 2)) ? stem + ending : null;
}

function draft(word: NameWord, name: string, how: string, craft: number): NameDraft {
  return {
    name: capitalize(name),
    method: "affixed",
    why: `${how} ${ledBy(word.lead, word.scene)}`,
    relevance: word.relevance * 0.95,
    craft,
    sources: [word.text],
    isCoined: false,
  };
}

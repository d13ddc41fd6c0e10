import type { TradeFound } from "../find-trades";
import { EMPTY_WORDS } from "../words/english-nouns";
import { verbForm } from "../words/english-verbs";
import { detectScripts } from "./detect-scripts";
import { fold } from "./fold";
import { OTHER_LANGUAGES, STOP_WORDS } from "./stop-words";
import type { Word } from "./tokenize";

const KEYWORDS_MAX = 12;
const KEYWORD_LENGTH_MAX = 24;
/** Scripts that set no spaces between words. */
const UNSPACED = new Set(["Hani", "Hira", "Kana", "Thai", "Laoo", "Khmr", "Mymr"]);
/** Function words and endings that part an unspaced text into its nouns. */
const UNSPACED_BREAKS =
  /[\p{Script=Hiragana}\p{P}\p{S}\s\d]+|(?:我们|你们|他们|一个|一家|一款|一种|可以|帮助|提供|通过|以及|或者|专门|为|的|是|在|和|与|了|让|给|用|把|从|到|对|有|做|ที่|และ|ใน|ของ|สำหรับ|เป็น|ให้|จาก|ได้|ด้วย|กับ)/gu;

interface KeywordInput {
  readonly text: string;
  readonly words: readonly Word[];
  readonly language: string;
  readonly trades: readonly TradeFound[];
  /** Phrases whose words count more. */
  readonly focus: readonly (string | undefined)[];
}

/** Content words as written, most telling first: words of the offer, then of the trade, then early ones. */
export function extractKeywords({ text, words, language, trades, focus }: KeywordInput): string[] {
  const script = detectScripts(text)[0] ?? "Latn";
  const candidates = UNSPACED.has(script) ? unspacedWords(text) : spacedWords(words, language);
  const focused = new Set(focus.flatMap((phrase) => (phrase ? fold(phrase).split(/[\s,]+/u) : [])));
  const evidence = new Set(
    trades.slice(0, 2).flatMap((found) => found.words.flatMap((said) => fold(said).split(" "))),
  );
  const scores = new Map<string, { word: string; score: number }>();
  candidates.forEach((word, position) => {
    const key = withoutEnding(fold(word));
    const score =
      (focused.has(fold(word)) ? 2 : 0) +
      (evidence.has(fold(word)) ? 1.5 : 0) +
      Math.min(word.length, 10) / 20 -
      position * 0.04 -
      (isVerbLike(word, language) ? 1 : 0);
    const known = scores.get(key);
    if (known) known.score += 0.5;
    else scores.set(key, { word, score });
  });
  return [...scores.values()]
    .sort((a, b) => b.score - a.score)
    .slice(0, KEYWORDS_MAX)
    .map(({ word }) => word);
}

function spacedWords(words: readonly Word[], language: string): string[] {
  const own = STOP_WORDS[language as keyof typeof STOP_WORDS] ?? OTHER_LANGUAGES[language];
  const isStopWord = (word: string) => (own ? own.has(word) : STOP_WORDS.en.has(word));
  return words
    .map(({ text }) => withoutParticle(text, language))
    .filter((word) => {
      const folded = fold(word);
      if (word.length > KEYWORD_LENGTH_MAX || !/\p{Letter}/u.test(word) || isStopWord(folded)) return false;
      return (folded.length >= 3 || /^\p{Lu}{2}$/u.test(word)) && !EMPTY_WORDS.has(folded);
    })
    .map((word) => (language === "de" || /\p{Lu}.*\p{Lu}/u.test(word) ? word : word.toLowerCase()));
}

/** In English a known form, in German anything without a capital: such words carry less than the nouns. */
function isVerbLike(word: string, language: string): boolean {
  if (language === "de") return /^\p{Ll}/u.test(word);
  return language === "en" && ["third", "gerund", "participle"].includes(verbForm(word)?.form ?? "");
}

/** Korean particles and the Arabic "and", which are written onto the word. */
function withoutParticle(word: string, language: string): string {
  if (language === "ko" && word.length >= 3)
    return word.replace(/(?:에서|으로|과|와|을|를|이|가|은|는|의|에|로|도|만)$/u, "");
  if (language === "ar" && word.length >= 5) return word.replace(/^و/u, "");
  return word;
}

function unspacedWords(text: string): string[] {
  return text
    .split(UNSPACED_BREAKS)
    .flatMap(
      (run) =>
        run.match(/\p{Script=Katakana}[\p{Script=Katakana}ー]*|\p{Script=Han}+|[\p{Letter}\p{Mark}]+/gu) ??
        [],
    )
    .map((run) => [...run].slice(0, 8).join(""))
    .filter((run) => [...run].length >= 2);
}

/** The commonest endings of plurals taken off, enough to see "mugs" and "mug" as one word; no grammar. */
function withoutEnding(word: string): string {
  return word.length > 4 ? word.replace(/(?:ies|es|s|en|n|e)$/u, "") : word;
}

import { TRADES } from "../find-trades";
import { TRADE_LANGUAGES } from "../trade.schema";
import words from "../words.json";
import { detectScripts } from "./detect-scripts";
import { isEnglishWord } from "./english-spelling";
import { fold } from "./fold";
import { isGermanNoun } from "./german-nouns";
import { isNounWithUmlauts } from "./german-spelling";
import { COMMON_WORDS, OTHER_LANGUAGES, STOP_WORDS } from "./stop-words";
import { tokenize } from "./tokenize";

const SCRIPT_LANGUAGES: Readonly<Record<string, string>> = words.scripts.languages;

const TELLING_LETTERS = words["telling-letters"].map(({ pattern, isCased, ...telling }) => ({
  ...telling,
  pattern: new RegExp(pattern, isCased ? "gu" : "giu"),
}));
const STOP_WORD_WEIGHT = 1;
const ENGLISH_ARTICLE_WEIGHT = 0.8;
const TRADE_WORD_WEIGHT = 0.7;
/** A long word in a capital, which German alone gives to every noun, also behind a hyphen: "Pegel-Verleih". */
const GERMAN_NOUN = /(?<![\p{L}-])(?:\p{Lu}\p{Ll}+-)?\p{Lu}\p{Ll}{6,}(?![\p{L}-])/gu;
const GERMAN_NOUN_WEIGHT = 0.7;
/** A German noun but for its umlauts: more than a word that is common in Italian, too, "alle". */
const UMLAUT_WEIGHT = 1.7;
/** So many words that are all English are no chance; one fewer, where none is common in another language. */
const ENGLISH_WORDS = 4;
/** Words of German and Dutch that are nouns of English: "hat blocks", "dry ice van". */
const ENGLISH_NOUNS = /^(?:hat|war|van)$/u;
const ENGLISH_WEIGHT = 2;
/** With less evidence than this the language stays open. */
const THRESHOLD = 0.6;
/** Short texts in one of several like languages differ by chance. */
const TIE_MARGIN = 0.6;
/** One cognate proves nothing: "freelance parents" is English and nearly French. */
const DOUBT_MARGIN = 1.15;

/**
 * BCP 47 tag of the text's language; "und" when it cannot be told. `expected` wins against equally good evidence, and
 * where several plain Latin words give none.
 */
export function detectLanguage(text: string, expected?: string): string {
  const scripts = detectScripts(text);
  if (!/\p{Letter}/u.test(text)) return "und";
  // A Japanese text may hold more Han than kana, and a Korean one a few Hanja.
  if (scripts.includes("Hira") || (scripts.includes("Kana") && scripts[0] !== "Latn")) return "ja";
  if (scripts.includes("Hang") && scripts[0] !== "Latn") return "ko";
  const main = scripts[0] ?? "Latn";
  if (main === "Cyrl" && /[іїєґ]/iu.test(text)) return "uk";
  if (main === "Arab" && /[ٹڈڑےں]/u.test(text)) return "ur";
  if (main === "Arab" && /[پچژگ]/u.test(text)) return "fa";
  return main === "Latn" ? detectLatin(text, expected) : (SCRIPT_LANGUAGES[main] ?? "und");
}

function detectLatin(text: string, expected: string | undefined): string {
  const votes = countVotes(text);
  const [best = ["und", 0] as const] = [...votes].sort(([, a], [, b]) => b - a);
  if (expected && !(expected === "en" && best[0] !== "en" && FOREIGN.test(text))) {
    const own = votes.get(expected) ?? 0;
    if (own > 0 && own >= best[1] - TIE_MARGIN) return expected;
    if (best[1] < THRESHOLD && SEVERAL_PLAIN_WORDS.test(text) && !(expected === "en" && hasNoEnglish(text)))
      return expected;
  }
  return best[1] >= THRESHOLD ? best[0] : "und";
}

/** "Desentupidora 24h": no word of it is English. */
function hasNoEnglish(text: string): boolean {
  return !tokenize(text).some((word) => isEnglishWord(fold(word.text)));
}

/**
 * Can a short phrase stand in a sentence of this language? Wrong scripts and clear signs of another language say no;
 * a phrase without any sign, as "Startups", is taken.
 */
export function couldBe(text: string, language: string): boolean {
  if (!/\p{Letter}/u.test(text)) return false;
  const isLatin = detectScripts(text)[0] === "Latn";
  if (language === "und") return true;
  if (!isLatin) return detectLanguage(text) === language;
  if (SCRIPT_LANGUAGES_SET.has(language)) return false;
  // A German phrase ends in a noun, or in a clause after a comma.
  if (language === "de" && !/\p{Lu}\p{L}*$|,/u.test(text.trim())) return false;
  const votes = countVotes(text);
  const others = [...votes].filter(([other]) => other !== language).map(([, weight]) => weight);
  return (votes.get(language) ?? 0) >= Math.max(0, ...others) - DOUBT_MARGIN;
}

function countVotes(text: string): Map<string, number> {
  const votes = new Map<string, number>();
  const vote = (language: string, weight: number) => votes.set(language, (votes.get(language) ?? 0) + weight);
  // An acronym is no function word ("AI"), nor is a brand that everyone names ("Uber").
  const written = tokenize(text)
    .map((word) => word.text)
    .filter((word) => !/^\p{Lu}{2,}$/u.test(word) && word !== "Uber");
  const said = written.map(fold);
  // "À" is no English article.
  const isMarked = said.map((word, at) => written[at]!.toLowerCase() !== word);
  // "A bakery …" begins like Portuguese alone by its letters.
  if (/^an?\s/iu.test(text) && !/^a\s\p{L}+[ao]s?\b/iu.test(text)) vote("en", ENGLISH_ARTICLE_WEIGHT);
  for (const [at, word] of said.entries()) {
    for (const [language, list] of COMMON_LISTS) {
      if (list.has(word) && !(language === "en" && isMarked[at])) vote(language, STOP_WORD_WEIGHT);
    }
    for (const [language, beginnings] of tradeBeginnings) {
      if (beginnings.some((beginning) => word.startsWith(beginning))) {
        vote(language, TRADE_WORD_WEIGHT);
      }
    }
  }
  // "Escape room in a decommissioned submarine": no word that only another language has.
  const isSure =
    said.length >= ENGLISH_WORDS || (said.length === ENGLISH_WORDS - 1 && !said.some(isCommonAbroad));
  if (isSure && said.every(isEnglishWord)) vote("en", ENGLISH_WEIGHT);
  // "Deichschafe": a word of its own, as only German writes and joins them.
  for (const [noun] of text.matchAll(GERMAN_NOUN)) {
    const word = noun.toLowerCase().replace(/^.*-/u, "");
    if (!isEnglishWord(word) && isGermanNoun(word)) vote("de", GERMAN_NOUN_WEIGHT);
  }
  const foreign = said.filter((word) => !isEnglishWord(word));
  // "Moebelfuesse": two letters for one, as only German types it.
  vote("de", foreign.filter(isNounWithUmlauts).length * UMLAUT_WEIGHT);
  for (const { language, pattern, weight, isForeign } of TELLING_LETTERS) {
    const letters = isForeign ? foreign.join(" ") : text;
    vote(language, Math.min(6, letters.match(pattern)?.length ?? 0) * weight);
  }
  return votes;
}

function isCommonAbroad(word: string): boolean {
  return (
    !ENGLISH_NOUNS.test(word) && COMMON_LISTS.some(([language, list]) => language !== "en" && list.has(word))
  );
}

const COMMON_LISTS = [STOP_WORDS, OTHER_LANGUAGES, COMMON_WORDS].flatMap((lists) => Object.entries(lists));

/** Letters that no English word has. */
const FOREIGN = /[ěřůčšžýťďňőűłąęśźżćńğışțșăđ]/iu;
const SEVERAL_PLAIN_WORDS = /^[\p{ASCII}’“”–—]*[a-z]{3}[^a-z]+[a-z]{3}[\p{ASCII}’“”–—]*$/iu;
const SCRIPT_LANGUAGES_SET = new Set([...Object.values(SCRIPT_LANGUAGES), "uk", "ur", "fa"]);
const tradeBeginnings = TRADE_LANGUAGES.map((language) => {
  const cues = TRADES.flatMap((trade) => trade.cues[language].split(/[ ?*]+/u));
  return [language, cues.filter((cue) => cue.length >= 4 && !cue.includes("_"))] as const;
});

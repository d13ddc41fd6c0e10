import { countGraphemes, hasLoneSurrogate, normalizeText } from "@/lib/model/text";
import { detectScripts } from "../language/detect-scripts";
import { fold } from "../language/fold";
import names from "../names.json";
import { wordSet } from "../words/word-set";
import { DRAFT_INSTRUCTIONS } from "./draft-request";

/** Signs that somebody else than the strategist speaks: one of them and nothing of the answer is used. */
export const HOSTILE_PROBLEMS = ["control-characters", "markup", "link", "echo"] as const;
export const WORD_PROBLEMS = [
  ...HOSTILE_PROBLEMS,
  "empty",
  "too-long",
  "symbols",
  "wrong-script",
  "invented-figure",
  "bad-word",
] as const;
export type WordProblem = (typeof WORD_PROBLEMS)[number];

/** What the words of one brief may hold. */
export interface WordRules {
  /** ISO 15924 codes of the scripts that may occur. */
  scripts: ReadonlySet<string>;
  /** The script that sentences are mostly written in. */
  mainScript: string;
  /** Everything that the customer wrote. */
  brief: string;
  /** The name that the customer gave, which may look like a domain; else "". */
  ownName: string;
}

const MARKUP = /[<>`\\{}|^~]|&#?\w+;|\[[^\]]*\]\s*\(|\*\*|__/u;
const LINK = /\b(?:https?|ftp|data|javascript|mailto)\s*:|\bwww\.|\S@\S+\.\S/iu;
/** "example.org", but not the end of a sentence whose space is missing. */
const DOMAIN = /[\p{L}\p{N}-]{2,}\.\p{Ll}{2,12}(?![\p{L}\p{N}])/u;
/** The joiners that Indic and Persian writing need are the only format characters. */
const FORMAT_CHARACTERS = /(?!\p{Join_Control})\p{Cf}/u;
/** What type sets everywhere: the marks of the scripts that ideas come in, and the signs of prices. */
const PUNCTUATION =
  "!\"%&'()+,\\-./:;=?\u00A1\u00A7\u00AB\u00B0\u00B7\u00BB\u00BF\u00D7\u2010-\u2015\u2018-\u201F\u2026\u2032\u2033\u2039\u203A$\u00A2\u00A3\u00A5\u20AC\u20B9\u20A9" +
  "\u3001-\u3003\u3008-\u3011\u3014\u3015\u301C\u30FB\uFF01\uFF08\uFF09\uFF0C\uFF0E\uFF1A\uFF1B\uFF1F\uFF5E" +
  "\u060C\u061B\u061F\u06D4\u0964\u0965\u05BE\u05F3\u05F4\u0E2F\u055A-\u055F\u0589\u10FB\u1362\u17D4\u104A\u104B";
const PLAIN = new RegExp(`^[\\p{L}\\p{M}\\p{Nd}\\p{Join_Control} ${PUNCTUATION}]*$`, "u");
/** More than any script stacks on one letter. */
const STACKED_MARKS = /\p{M}{4}/u;
/** Letters of no script of their own that occur in words. */
const COMMON_LETTERS = /^[ーｰ〆ªºʼʻˈ]$/u;
/** Beyond these blocks Latin letters are phonetic signs and look-alikes that brand fonts do not have. */
const LATIN = /^[\u0041-\u024F\u1E00-\u1EFF]$/u;
const INJECTED =
  /\b(?:ignore|disregard|forget)\b.{0,30}\b(?:instructions?|rules?|prompts?)\b|\bsystem prompt\b|\b(?:as an|i am an?) (?:ai|language model)\b/iu;

const SHINGLE_WORDS = 6;
const shingles = new Set(shinglesOf(DRAFT_INSTRUCTIONS));
const badWords = wordSet(names["bad-words"].inTexts);

/** The text as it will be used, or what is wrong with it. `max` counts grapheme clusters. */
export function checkWords(
  text: string,
  { max, rules, isSentence = true }: { max: number; rules: WordRules; isSentence?: boolean },
): { text: string } | { problem: WordProblem } {
  const clean = hasLoneSurrogate(text) ? "" : normalizeText(text);
  const isWhole = !hasLoneSurrogate(text) && clean === text.normalize("NFC").replace(/\s+/gu, " ").trim();
  if (!isWhole || FORMAT_CHARACTERS.test(clean)) return { problem: "control-characters" };
  if (MARKUP.test(clean)) return { problem: "markup" };
  const withoutName = rules.ownName ? clean.replaceAll(rules.ownName, "") : clean;
  if (LINK.test(clean) || DOMAIN.test(withoutName)) return { problem: "link" };
  if (INJECTED.test(clean) || shinglesOf(clean).some((shingle) => shingles.has(shingle))) {
    return { problem: "echo" };
  }
  if (!/[\p{L}\p{N}]/u.test(clean)) return { problem: "empty" };
  if (countGraphemes(clean, max) > max) return { problem: "too-long" };
  if (!PLAIN.test(clean) || STACKED_MARKS.test(clean)) return { problem: "symbols" };
  if (!hasScripts(clean, rules, isSentence)) return { problem: "wrong-script" };
  const figures = clean.match(/\p{N}+/gu) ?? [];
  if (figures.some((figure) => !rules.brief.includes(figure))) return { problem: "invented-figure" };
  const ownWords = new Set(wordsOf(rules.brief));
  if (wordsOf(clean).some((word) => badWords.has(word) && !ownWords.has(word))) {
    return { problem: "bad-word" };
  }
  return { text: clean };
}

function hasScripts(text: string, { scripts, mainScript }: WordRules, isSentence: boolean): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const isKnown = (letter: string) => {
    if (/[\p{Script=Common}\p{Script=Inherited}]/u.test(letter)) return COMMON_LETTERS.test(letter);
    const script = detectScripts(letter)[0] ?? "Latn";
    return scripts.has(script) && (script !== "Latn" || LATIN.test(letter));
  };
  if (!letters.every(isKnown)) return false;
  return !isSentence || writingOf(detectScripts(text)[0] ?? "Latn") === writingOf(mainScript);
}

/** Scripts that one language mixes count as one. */
function writingOf(script: string): string {
  return ["Hani", "Hira", "Kana", "Hang"].includes(script) ? "CJK" : script;
}

function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

function shinglesOf(text: string): string[] {
  const words = wordsOf(text);
  return words.slice(SHINGLE_WORDS - 1).map((_, at) => words.slice(at, at + SHINGLE_WORDS).join(" "));
}

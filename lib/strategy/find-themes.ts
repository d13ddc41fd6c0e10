import { fold } from "./language/fold";
import { tokenize } from "./language/tokenize";
import { THEME_LANGUAGES, type Theme, type ThemeLanguage } from "./theme.schema";
import data from "./themes.json";

export const THEMES = data as readonly Theme[];

export interface FoundTheme {
  readonly theme: Theme;
  readonly score: number;
  /** The word of the brief that leads there most plainly, as written. */
  readonly word: string;
}

interface Weighed {
  readonly text: string;
  readonly folded: string;
  readonly weight: number;
}

/** Words behind which a sentence tells of something else than what is offered, and what such words still count. */
const TURNS: readonly (readonly [share: number, words: RegExp])[] = [
  [0.6, /^to$/],
  [
    0.2,
    /^(?:for|pour|fur|para|per|because|so|since|weil|damit|parce|porque|perche|without|sans|ohne|sem|sin|senza)$/,
  ],
  [
    0.4,
    /^(?:in|on|at|near|from|by|into|through|inside|outside|via|dans|chez|depuis|bei|aus|von|im|am|desde|desde|nel|nella|presso|em|no|na|en)$/,
  ],
  [0.5, /^(?:with|using|including|plus|also|avec|mit|con|com)$/],
  [0.8, /^(?:that|which|who|where|qui|que|che|wo)$/],
];
const LATER_SENTENCE = 0.45;
const AFTER_COMMA = 0.6;
const HEAD = 1.5;
const TWO_WORDS = 1.5;
/** What further words add to the plainest one. */
const MORE = 0.25;
const POSITION_LOSS = 0.03;
const ENDING_MAX = 4;
const INFLECTED_MIN = 5;

const SURE_SCORE = 0.9;
/** A second theme with this share of the first one's score says that the business is about both, or about neither. */
const RIVAL_SHARE = 0.6;

/** Is the first theme plainly named, and alone? */
export function isSure([first, second]: readonly FoundTheme[]): boolean {
  return (
    first !== undefined &&
    first.score >= SURE_SCORE &&
    (first.theme.isGrave || second === undefined || second.score < RIVAL_SHARE * first.score)
  );
}

/**
 * What a brief is about, the nearest first. `heads` are the words that the reader of the language took for what is
 * offered.
 */
export function findThemes(
  sentences: readonly string[],
  heads: readonly string[],
  language: string,
): readonly FoundTheme[] {
  const own = THEME_LANGUAGES.find((code) => code === language);
  if (!own) return [];
  const headWords = new Set(heads.map(fold));
  const words = joinPairs(
    sentences.flatMap((sentence, index) => weigh(sentence, index === 0 ? 1 : LATER_SENTENCE, headWords)),
    own,
  );
  return THEMES.flatMap((theme) => {
    const found = score(words, cuesOf(theme.cues[own]), own);
    return found ? [{ theme, word: found.word, score: found.score * theme.weight }] : [];
  }).sort((one, other) => other.score - one.score);
}

/** Two words that are a cue together count for nothing else: a "food truck" is no truck. */
function joinPairs(words: readonly Weighed[], language: ThemeLanguage): Weighed[] {
  const all = pairsOf(language);
  const inPair = words.map((_, index) =>
    all.find(({ parts, isPrefix }) =>
      parts.every((part, offset) => {
        const folded = words[index + offset]?.folded ?? "";
        return (
          folded === part ||
          (offset === parts.length - 1 && (folded === `${part}s` || (isPrefix && folded.startsWith(part))))
        );
      }),
    ),
  );
  return words.flatMap((word, index) => {
    const pair = inPair[index];
    if (pair) {
      const rest = words.slice(index, index + pair.parts.length);
      return [
        {
          text: rest.map(({ text }) => text).join(" "),
          folded: pair.parts.join("_"),
          weight: Math.max(...rest.map(({ weight }) => weight)) * TWO_WORDS,
        },
      ];
    }
    const isInside = [1, 2].some((back) => (inPair[index - back]?.parts.length ?? 0) > back);
    return isInside ? [] : [word];
  });
}

const pairs = new Map<string, readonly Cue[]>();

function pairsOf(language: ThemeLanguage): readonly Cue[] {
  const known = pairs.get(language);
  if (known) return known;
  const found = THEMES.flatMap(({ cues }) => cuesOf(cues[language])).filter(({ parts }) => parts.length > 1);
  pairs.set(language, found);
  return found;
}

/** "Tattoo removal", "rat-proofing", "pest control": against the thing, so that what is said for it would be false. */
const AGAINST = /^(?:removal|proofing|control|detox|prevention|disposal|clearance|repellent)$/u;
const AGAINST_SHARE = 0.35;

function weigh(sentence: string, base: number, heads: ReadonlySet<string>): Weighed[] {
  let share = base;
  const words = tokenize(sentence);
  return words.map(({ text, mark }, index) => {
    const folded = fold(text);
    const turn = index > 0 && TURNS.find(([, words]) => words.test(folded));
    if (turn) share = Math.min(share === base * 0.2 ? share : base, base * turn[0]);
    const isAgainst = AGAINST.test(fold(words[index + 1]?.text ?? ""));
    const weight =
      (isAgainst ? AGAINST_SHARE : 1) *
      share *
      (heads.has(folded) && share === base ? HEAD : 1) *
      (1 - POSITION_LOSS * Math.min(index, 12));
    if (/[:.;–]/u.test(mark)) share = base * 0.8;
    else if (mark === "," && share > base * 0.2) share = Math.max(share, base * AFTER_COMMA);
    return { text, folded, weight };
  });
}

interface Cue {
  readonly parts: readonly string[];
  readonly isPrefix: boolean;
  readonly isExact: boolean;
}

const parsed = new Map<string, readonly Cue[]>();

function cuesOf(list: string): readonly Cue[] {
  const known = parsed.get(list);
  if (known) return known;
  const cues = list.split(" ").map((cue) => ({
    parts: cue.replace("*", "").split("_").filter(Boolean),
    isPrefix: cue.endsWith("*"),
    isExact: cue.endsWith("_"),
  }));
  parsed.set(list, cues);
  return cues;
}

function score(
  words: readonly Weighed[],
  cues: readonly Cue[],
  language: ThemeLanguage,
): { score: number; word: string } | undefined {
  const hits = words
    .filter(({ folded }) => cues.some((cue) => matches(folded, cue, language)))
    .toSorted((a, b) => b.weight - a.weight);
  const [first, ...others] = hits;
  if (!first) return undefined;
  const different = others.filter(({ text }) => fold(text) !== fold(first.text));
  return {
    score: first.weight + MORE * different.reduce((sum, { weight }) => sum + weight, 0),
    word: first.text,
  };
}

function matches(word: string, { parts, isPrefix, isExact }: Cue, language: ThemeLanguage): boolean {
  const cue = parts.join("_");
  if (word === cue) return true;
  if (parts.length > 1) return false;
  if (isExact) return false;
  if (isPrefix && word.startsWith(cue)) return true;
  if (language === "de") {
    // Compounds carry the telling noun at either end: "Sauerteigbrot", "Lastenrad". The beginning of a word is no end of
    // one: "Streit" has nothing to do with "reiten".
    const isLong = cue.length >= INFLECTED_MIN;
    if (cue.length >= 4 && (word.startsWith(cue) || (!isPrefix && word.endsWith(cue)))) return true;
    return isLong && word.includes(cue);
  }
  const ending = word.startsWith(cue) ? word.slice(cue.length) : undefined;
  if (ending === undefined) return false;
  if (language === "en") return ending === "s" || ending === "es" || ending === "’s";
  return ending === "s" || ending === "x" || (cue.length >= INFLECTED_MIN && ending.length <= ENDING_MAX);
}

import { fold } from "./language/fold";
import { tokenize } from "./language/tokenize";
import { type Act, THEME_LANGUAGES, type Theme, type ThemeLanguage } from "./theme.schema";
import data from "./themes.json";

export const THEMES = data.themes as readonly Theme[];
export const ACTS = data.acts as readonly Act[];

export interface Found<T> {
  readonly entry: T;
  readonly score: number;
  /** The word of the brief that leads there most plainly, as written. */
  readonly word: string;
}

export interface Themes {
  /** What the business is about, the nearest first. */
  readonly themes: readonly Found<Theme>[];
  /** What it does, the plainest first; at the end what businesses of its themes do, and what any does. */
  readonly acts: readonly Found<Act>[];
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

/** What is done with a thing outweighs the thing: rented bread is not "warm from the oven". */
const OVERRULING = new Set(
  "repair rent teach deliver clean reuse measure tool connect protect advise".split(" "),
);
const SURE_ACT_SCORE = 0.55;
const SURE_THEME_SCORE = 0.9;
/** A second theme with this share of the first one's score says that the business is about both, or about neither. */
const RIVAL_SHARE = 0.6;
/** Whoever makes, sells or shows a thing may speak as the thing's theme does. */
const GENTLE = new Set("make sell place stage group".split(" "));
/** Lessons in these may speak of the thing itself: "Happy in the water". */
const LEARNT = new Set("swim yoga dance sing language school fitness".split(" "));

/** Whether an act decides by itself what the business is, whatever thing it is done with. */
function overrules({ entry, score }: Found<Act>): boolean {
  return score >= SURE_ACT_SCORE && OVERRULING.has(entry.id);
}

/** The theme of which the business may speak: it is plainly named, alone, and what is done with it is what its lines presume. */
export function sureTheme({ themes, acts }: Themes): Theme | undefined {
  const [first, second] = themes;
  if (!first || first.score < SURE_THEME_SCORE) return undefined;
  const { entry, score } = first;
  const isRivalled = second !== undefined && second.score >= RIVAL_SHARE * score;
  if (isRivalled && !entry.isGrave) return undefined;
  const others = acts.filter(
    ({ entry: act, score }) =>
      score >= SURE_ACT_SCORE &&
      act.id !== entry.act &&
      !GENTLE.has(act.id) &&
      !(act.id === "care" && entry.act === "animals"),
  );
  return others.every(({ entry: act }) => act.id === "teach" && LEARNT.has(entry.id)) ? entry : undefined;
}

/** The act of which the business may speak: it is plainly named, alone, and no theme presumes another. */
export function sureAct({ themes, acts }: Themes): Act | undefined {
  const [first, ...others] = acts;
  const [theme] = themes;
  if (!first || first.score < SURE_THEME_SCORE) return undefined;
  const { entry, score } = first;
  const isRivalled = others.some(
    (other) =>
      other.score >= RIVAL_SHARE * score && other.entry.id !== entry.id && !GENTLE.has(other.entry.id),
  );
  const presumes = theme && theme.score >= SURE_THEME_SCORE ? theme.entry.act : "any";
  return isRivalled || ![entry.id, "any", ...GENTLE].includes(presumes) ? undefined : entry;
}

/** The acts of which the business may speak in sentences: those that are sure, then what is true of any business. */
export function speakingActs(found: Themes): readonly Act[] {
  const ids = [sureAct(found)?.id, sureTheme(found)?.act, "any"];
  return [...new Set(ids)].flatMap((id) => ACTS.find((act) => act.id === id) ?? []);
}

/** Acts in the order in which they stand for the business in a name. */
export function rulingActs({ themes, acts }: Themes): readonly Act[] {
  const [first] = acts;
  const theme = sureTheme({ themes, acts });
  const implied = theme ? acts.filter(({ entry }) => entry.id === theme.act) : [];
  const named = acts.filter(({ entry, score }) => score >= SURE_ACT_SCORE || entry.id === "any");
  const order = first && overrules(first) ? [first, ...implied, ...named] : [...implied, ...named];
  return [...new Set(order.map(({ entry }) => entry))];
}

/** Themes and acts of a brief. `heads` are the words that the reader of the language took for what is offered. */
export function findThemes(sentences: readonly string[], heads: readonly string[], language: string): Themes {
  const own = THEME_LANGUAGES.find((code) => code === language);
  const fallback = { acts: ACTS.filter(({ id }) => id === "any").map(unnamed) };
  if (!own) return { themes: [], ...fallback };
  const headWords = new Set(heads.map(fold));
  const words = joinPairs(
    sentences.flatMap((sentence, index) => weigh(sentence, index === 0 ? 1 : LATER_SENTENCE, headWords)),
    own,
  );
  const themes = THEMES.flatMap((entry) => {
    const found = score(words, cuesOf(entry.id, entry.cues[own]), own);
    return found ? [{ entry, word: found.word, score: found.score * entry.weight }] : [];
  }).sort(byScore);
  const acts = ACTS.flatMap((entry) => {
    const found = entry.cues ? score(words, cuesOf(`act ${entry.id}`, entry.cues[own]), own) : undefined;
    return found ? [{ entry, ...found }] : [];
  }).sort(byScore);
  const implied = ACTS.filter(({ id }) => id === themes[0]?.entry.act).map(unnamed);
  return { themes, acts: [...acts, ...implied, ...fallback.acts] };
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
  const lists = [...THEMES, ...ACTS].flatMap(({ id, cues }) => (cues ? cuesOf(id, cues[language]) : []));
  const found = lists.filter(({ parts }) => parts.length > 1);
  pairs.set(language, found);
  return found;
}

const unnamed = (entry: Act): Found<Act> => ({ entry, score: 0, word: "" });
const byScore = (one: { score: number }, other: { score: number }) => other.score - one.score;

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

function cuesOf(id: string, list: string): readonly Cue[] {
  const key = `${id} ${list}`;
  const known = parsed.get(key);
  if (known) return known;
  const cues = list.split(" ").map((cue) => ({
    parts: cue.replace("*", "").split("_").filter(Boolean),
    isPrefix: cue.endsWith("*"),
    isExact: cue.endsWith("_"),
  }));
  parsed.set(key, cues);
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
    // Compounds carry the telling noun at either end: "Sauerteigbrot", "Lastenrad".
    const isLong = cue.length >= INFLECTED_MIN;
    if (cue.length >= 4 && (word.startsWith(cue) || word.endsWith(cue))) return true;
    return isLong && word.includes(cue);
  }
  const ending = word.startsWith(cue) ? word.slice(cue.length) : undefined;
  if (ending === undefined) return false;
  if (language === "en") return ending === "s" || ending === "es" || ending === "’s";
  return ending === "s" || ending === "x" || (cue.length >= INFLECTED_MIN && ending.length <= ENDING_MAX);
}

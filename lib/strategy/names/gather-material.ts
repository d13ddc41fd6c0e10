import type { Idea } from "../idea";
import { fold } from "../language/fold";
import { STOP_WORDS } from "../language/stop-words";
import { GENERAL_TRADE, isTradeWord, type TradeMatch } from "../trades/recognize-trade";
import type { TradeLanguage } from "../trades/trade";
import { FAMILIAR_WORDS } from "./lexicon/familiar-words";
import type { FoundField } from "./lexicon/found-field";
import { MOOD_QUALITIES, QUALITIES } from "./lexicon/qualities";
import { QUIET_FIELD } from "./lexicon/quiet-field";
import { FIELDS, LEXICON_LANGUAGES } from "./lexicon/read-field";
import { MOOD_FIELDS, TRADE_FIELDS } from "./lexicon/trade-fields";
import { matchesCue } from "./match-cue";
import type { Lead, NameMaterial, NameWord } from "./name-draft";

const FIELDS_MIN = 2;
const FIELDS_MAX = 4;
const QUALITIES_MAX = 4;
const FIELD_SCORE_MIN = 0.25;
/** Above this a field is simply what the idea is about; a second one may be as near. */
const STRONG_SCORE = 1.5;
/** A trade’s field that no word of the brief names stands back behind one that is named. */
const UNNAMED_SHARE = 0.4;
const qualities = QUALITIES.map((quality) => ({ quality, cues: quality.cues.split(" ") }));
const TRADE_WEIGHT = 1.3;
const AUDIENCE_WEIGHT = 0.36;
const FEATURE_WEIGHT = 0.34;
/** Words that stand in so many briefs that they say little about this one. */
const WEAK_WORDS = new Set(
  "tool tools team teams app apps software platform shop store sell sold trade trading room rooms brand agency digital online mobile web website service services training company staff digital member work workshop workshops newsletter data system studio school city town street local help plan plans group family families people".split(
    " ",
  ),
);
const WEAK_SHARE = 0.5;
const QUALITY_WEIGHT_MIN = 0.3;

interface Mention {
  readonly text: string;
  readonly folded: string;
  readonly weight: number;
  readonly lead: Lead;
}

/** The words of the lexicon that a brief calls up: by its own words first, then by its trade and its mood. */
export function gatherMaterial(idea: Idea, mood: string, features: readonly string[]): NameMaterial {
  const language = LEXICON_LANGUAGES.find((code) => code === idea.language) ?? "en";
  const mentions = readMentions(idea, features, language);
  // What a trade calls up may be merry: where matters are grave, only quiet pictures are.
  const found = idea.isGrave
    ? [QUIET_FIELD]
    : withMoodFields(findFields(mentions, idea.trades, language), mood);
  const best = Math.min(found[0]?.score ?? 1, STRONG_SCORE);
  const words = unique([
    ...found.flatMap(({ field, score, lead }) =>
      field.words.map(
        (word): NameWord => ({
          ...word,
          field: field.id,
          scene: field.scene,
          lead,
          relevance: Math.round((0.3 + 0.7 * Math.min(1, score / best)) * 1000) / 1000,
        }),
      ),
    ),
  ]);
  return {
    language,
    own: words.filter((word) => word.language === language),
    ideaWords: idea.isGrave ? [] : ideaWordsOf(idea, mentions),
    qualities: idea.isGrave ? [] : findQualities(mentions, mood),
  };
}

/** A word that stands in two fields counts once, for the nearer one. */
function unique(words: readonly NameWord[]): NameWord[] {
  const seen = new Set<string>();
  return words.filter(({ text, language }) => {
    const key = `${language} ${text}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

function readMentions(idea: Idea, features: readonly string[], language: TradeLanguage): Mention[] {
  const stop = STOP_WORDS[language];
  const inAudience = new Set(wordsOf(idea.audience).map(fold));
  const rank = new Map(idea.keywords.map((word, index) => [fold(word), index]));
  const seen = new Set<string>();
  const own = wordsOf(idea.text).map((text): Mention => {
    const folded = fold(text);
    const place = rank.get(folded);
    const isAudience = inAudience.has(folded) && (place ?? 9) > 0;
    const weight = isAudience ? AUDIENCE_WEIGHT : place === undefined ? 0.5 : 1 - place * 0.05;
    return { text, folded, weight, lead: { kind: isAudience ? "audience" : "word", text } };
  });
  const audience = wordsOf(idea.audience).map(
    (text): Mention => ({
      text,
      folded: fold(text),
      weight: AUDIENCE_WEIGHT,
      lead: { kind: "audience", text },
    }),
  );
  const feature = features.flatMap((line) =>
    wordsOf(line).map(
      (text): Mention => ({
        text,
        folded: fold(text),
        weight: FEATURE_WEIGHT,
        lead: { kind: "feature", text: line },
      }),
    ),
  );
  return [...own, ...audience, ...feature].flatMap((mention) => {
    const { folded, weight } = mention;
    if (seen.has(folded) || stop.has(folded) || folded.length < 2) return [];
    seen.add(folded);
    return [
      WEAK_WORDS.has(folded) || WEAK_WORDS.has(folded.replace(/s$/, ""))
        ? { ...mention, weight: weight * WEAK_SHARE }
        : mention,
    ];
  });
}

/** Hyphenated words whole and in parts. */
function wordsOf(text: string): string[] {
  const words = text.match(/[\p{Letter}\p{Mark}]+(?:[-'’][\p{Letter}\p{Mark}]+)*/gu) ?? [];
  return words.flatMap((word) => (word.includes("-") ? [word, ...word.split("-")] : [word]));
}

function findFields(
  mentions: readonly Mention[],
  trades: readonly TradeMatch[],
  language: TradeLanguage,
): FoundField[] {
  const scores = new Map<string, { score: number; lead: Lead; strongest: number }>();
  const add = (id: string, weight: number, lead: Lead) => {
    const known = scores.get(id);
    if (!known) scores.set(id, { score: weight, lead, strongest: weight });
    else {
      known.score += weight * 0.4;
      const isWord = lead.kind === "word" && known.lead.kind !== "word";
      if (isWord || (weight > known.strongest && lead.kind !== "trade")) {
        known.lead = lead;
        known.strongest = weight;
      }
    }
  };
  const named = new Map(
    FIELDS.map((field) => [
      field.id,
      mentions.filter(
        ({ folded, lead }) =>
          field.cues[language].some((cue) => matchesCue(folded, cue, language)) ||
          (language !== "en" && lead.kind === "feature" && field.cues.en.includes(folded)),
      ),
    ]),
  );
  const isNamed = (id: string) => named.get(id)?.some(({ lead }) => lead.kind === "word") === true;
  trades.slice(0, 2).forEach(({ trade, isBroad, score }, position) => {
    const share = position === 0 ? 1 : Math.min(0.7, (0.7 * score) / (trades[0]?.score ?? 1));
    const ids = (TRADE_FIELDS[trade.id] ?? "").split(" ").filter(Boolean);
    ids.forEach((id, index) => {
      const order = index === 0 || isNamed(id) ? 1 : 0.55;
      const behind = !isNamed(id) && ids.some(isNamed) ? UNNAMED_SHARE : 1;
      add(id, TRADE_WEIGHT * share * order * behind * (isBroad ? 0.7 : 1), { kind: "trade", text: trade.id });
    });
  });
  for (const [id, hits] of named) for (const { weight, lead } of hits) add(id, weight, lead);
  return [...scores]
    .flatMap(([id, { score, lead }]) => {
      const field = FIELDS.find((entry) => entry.id === id);
      return field && score >= FIELD_SCORE_MIN ? [{ field, score, lead }] : [];
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, FIELDS_MAX);
}

/** A brief that shows hardly anything gets pictures of its mood. */
function withMoodFields(found: readonly FoundField[], mood: string): readonly FoundField[] {
  if (found.length >= FIELDS_MIN) return found;
  const ids = (MOOD_FIELDS[mood] ?? "")
    .split(" ")
    .filter((id) => !found.some(({ field }) => field.id === id));
  return [
    ...found,
    ...ids.flatMap((id) => {
      const field = FIELDS.find((entry) => entry.id === id);
      return field ? [{ field, score: 0.3, lead: { kind: "mood", text: mood } as const }] : [];
    }),
  ];
}

function findQualities(mentions: readonly Mention[], mood: string): NameMaterial["qualities"] {
  const found = qualities
    .flatMap(({ quality, cues }) => {
      const hits = mentions.filter(
        ({ folded, weight }) =>
          weight >= QUALITY_WEIGHT_MIN && cues.some((cue) => matchesCue(folded, cue, "en")),
      );
      const best = [...hits].sort((a, b) => b.weight - a.weight)[0];
      return best ? [{ quality, lead: best.lead, relevance: Math.min(1, 0.45 + best.weight * 0.5) }] : [];
    })
    .sort((a, b) => b.relevance - a.relevance);
  const moodOnes = (MOOD_QUALITIES[mood] ?? []).flatMap((id) => {
    const quality = QUALITIES.find((entry) => entry.id === id);
    const isNew = !found.some((entry) => entry.quality.id === id);
    return quality && isNew ? [{ quality, lead: { kind: "mood", text: mood } as const, relevance: 0.5 }] : [];
  });
  return [...found.slice(0, QUALITIES_MAX), ...moodOnes].slice(0, QUALITIES_MAX + 1);
}

/**
 * The idea's own things beside what it sells, as far as the lexicon knows them for words that sound well on a door: of "sail
 * with a talking compass", the compass. English only: elsewhere the word would need its singular.
 */
function ideaWordsOf(idea: Idea, mentions: readonly Mention[]): string[] {
  if (idea.language !== "en") return [];
  const trade = idea.trades[0]?.trade ?? GENERAL_TRADE;
  const heads = new Set([idea.kind, idea.topic, idea.action?.object ?? ""].map(headOf));
  return mentions
    .filter(({ folded, lead }) => lead.kind === "word" && !heads.has(folded) && !isTradeWord(trade, folded))
    .sort((a, b) => b.weight - a.weight)
    .map(({ folded }) => (FAMILIAR_WORDS.has(folded) ? folded : folded.replace(/(?<=[^s])s$/, "")))
    .filter((word) => FAMILIAR_WORDS.has(word))
    .slice(0, 4);
}

/** The noun that a phrase is about: of "sailing with a talking compass", the sailing. */
function headOf(phrase: string): string {
  const [start = ""] = phrase.split(/\s(?:with|for|of|in|on|at|by|from|without|about)\s/u);
  return fold(start.split(" ").at(-1) ?? "");
}

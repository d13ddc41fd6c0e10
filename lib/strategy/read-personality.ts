import type { Style } from "@/lib/model/brief.schema";
import { seededRandom } from "@/lib/model/random";
import type { Idea } from "./idea";
import { fold } from "./language/fold";
import { tokenize } from "./language/tokenize";
import {
  COLOR_MOODS,
  PERSONALITY_DIMENSIONS,
  type PersonalityDimension,
  type Strategy,
  type TypeVoice,
} from "./strategy.schema";
import { GENERAL_TRADE } from "./trades/recognize-trade";
import type { Trade } from "./trades/trade";
import { MOOD_WORDS, TRAIT_WORDS } from "./words/mood-words";

const BASE_SCORE = 0.28;
const WORD_SCORE = 0.13;
const TRADE_SCORE = 0.24;
const STYLE_SCORE = 0.1;
const EVIDENCE_MAX = 4;
const STYLE_TRAITS: Record<Style, readonly PersonalityDimension[]> = {
  modern: ["competence", "excitement"],
  classic: ["sophistication", "sincerity"],
  bold: ["excitement", "ruggedness"],
  minimal: ["sophistication", "competence"],
};

interface Character {
  readonly personality: Strategy["personality"];
  readonly colorMood: Strategy["colorMood"];
  readonly typeVoice: Strategy["typeVoice"];
  /** The two strongest traits. */
  readonly traits: readonly PersonalityDimension[];
}

/** Personality, colour mood and typographic voice, each with the words of the brief that led to it. */
export function readPersonality(
  idea: Idea,
  brief: { style: Style; targetAudience: string; features: readonly string[] },
): Character {
  const words = tokenize(`${idea.text} ${brief.targetAudience} ${brief.features.join(" ")}`).map(
    (word) => word.text,
  );
  const trade = idea.trades[0]?.trade ?? GENERAL_TRADE;
  const evidence = idea.trades[0]?.evidence ?? [];

  const personality = Object.fromEntries(
    PERSONALITY_DIMENSIONS.map((dimension) => {
      const found = matching(words, TRAIT_WORDS[dimension]);
      const fromTrade = trade.traits.includes(dimension) ? evidence : [];
      const score =
        BASE_SCORE +
        WORD_SCORE * Math.min(found.length, EVIDENCE_MAX) +
        (trade.traits[0] === dimension
          ? TRADE_SCORE
          : trade.traits.includes(dimension)
            ? TRADE_SCORE / 2
            : 0) +
        (STYLE_TRAITS[brief.style].includes(dimension) ? STYLE_SCORE : 0);
      const why = [...new Set([...found, ...fromTrade].map((word) => word.toLowerCase()))].slice(
        0,
        EVIDENCE_MAX,
      );
      return [dimension, { score: Math.round(Math.min(1, score) * 100) / 100, why }];
    }),
  ) as Strategy["personality"];

  const traits = [...PERSONALITY_DIMENSIONS]
    .sort((a, b) => personality[b].score - personality[a].score)
    .slice(0, 2);
  return {
    personality,
    colorMood: chooseMood(idea, words, trade, evidence),
    typeVoice: chooseVoice(trade.voice, traits[0] ?? "competence", brief.style, trade.id),
    traits,
  };
}

/** What a mood of the trade counts beside one word of the brief: the usual one most. */
const TRADE_MOODS = [1.7, 1.4, 1.2];
/** How far two ideas of one trade may differ by themselves, so that a street's bakeries do not all look alike. */
const OWN_WAY = 0.8;

function chooseMood(idea: Idea, words: readonly string[], trade: Trade, evidence: readonly string[]) {
  const random = seededRandom(0, `mood/${idea.text}`);
  const ranked = COLOR_MOODS.map((mood) => {
    const found = matching(words, MOOD_WORDS[mood]);
    const place = trade.moods.indexOf(mood);
    const suits = place >= 0 ? (TRADE_MOODS[place] ?? 1) + OWN_WAY * random.next() : 0;
    return { mood, found, isOfTrade: place >= 0, score: found.length + suits };
  }).sort((a, b) => b.score - a.score);
  const best = ranked[0]!;
  const because = [
    ...new Set([...best.found, ...(best.isOfTrade ? evidence : [])].map((word) => word.toLowerCase())),
  ].slice(0, 3);
  const why =
    because.length > 0
      ? `${because.map((word) => `“${word}”`).join(", ")} ${because.length > 1 ? "speak" : "speaks"} for ${best.mood}`
      : `a tone of the trade (${trade.id})`;
  return { mood: best.mood, why };
}

/** A strong character overrules the trade; the style decides between two that fit. */
function chooseVoice(tradeVoice: TypeVoice, strongest: PersonalityDimension, style: Style, tradeId: string) {
  if (style === "classic" && strongest === "sophistication" && tradeVoice !== "technical") {
    return { voice: "classical" as const, why: "a classic style and a sophisticated character" };
  }
  if (style === "bold" && strongest === "excitement" && tradeVoice !== "technical") {
    return { voice: "expressive" as const, why: "a bold style and an exciting character" };
  }
  return { voice: tradeVoice, why: `the tone of the trade (${tradeId}) and a character led by ${strongest}` };
}

/** Words as written that begin with one of the stems; each once. */
function matching(words: readonly string[], stems: readonly string[]): string[] {
  const found = words.filter((word) => {
    const folded = fold(word);
    return stems.some(
      (stem) => folded.startsWith(stem) && (stem.length > 4 || folded.length <= stem.length + 2),
    );
  });
  return [...new Set(found.map((word) => word.toLowerCase()))];
}

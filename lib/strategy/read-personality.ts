import type { Style } from "@/lib/model/brief.schema";
import { seededRandom } from "@/lib/model/random";
import { GENERAL_TRADE } from "./find-trades";
import type { Idea } from "./idea";
import { fold } from "./language/fold";
import { tokenize } from "./language/tokenize";
import {
  COLOR_MOODS,
  type ColorMood,
  PERSONALITY_DIMENSIONS,
  type PersonalityDimension,
  type Strategy,
  type TypeVoice,
} from "./strategy.schema";
import type { Trade } from "./trade.schema";
import words from "./words.json";

const BASE_SCORE = 0.28;
const WORD_SCORE = 0.13;
const TRADE_SCORE = 0.24;
const STYLE_SCORE = 0.1;
const EVIDENCE_MAX = 4;
const MOOD_EVIDENCE_MAX = 3;
const STYLE_TRAITS: Record<Style, readonly PersonalityDimension[]> = {
  modern: ["competence", "excitement"],
  classic: ["sophistication", "sincerity"],
  bold: ["excitement", "ruggedness"],
  minimal: ["sophistication", "competence"],
};

/** What somebody who grieves or is in need looks for, and the colors of it. */
const QUIET_TRAITS: readonly PersonalityDimension[] = ["sincerity", "competence", "sophistication"];
const QUIET_MOODS: readonly ColorMood[] = ["calm", "trust", "growth"];

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
  const said = tokenize(`${idea.text} ${brief.targetAudience} ${brief.features.join(" ")}`).map(
    (word) => word.text,
  );
  const trade = idea.trades[0]?.trade ?? GENERAL_TRADE;
  const evidence = idea.trades[0]?.words ?? [];

  const personality = Object.fromEntries(
    PERSONALITY_DIMENSIONS.map((dimension) => {
      const found = matching(said, words.moods.traits[dimension], idea.language);
      const fromTrade = trade.look.traits.includes(dimension) ? evidence : [];
      const score =
        BASE_SCORE +
        WORD_SCORE * Math.min(found.length, EVIDENCE_MAX) +
        (trade.look.traits[0] === dimension
          ? TRADE_SCORE
          : trade.look.traits.includes(dimension)
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

  const traits = [...(idea.isGrave ? QUIET_TRAITS : PERSONALITY_DIMENSIONS)]
    .sort((a, b) => personality[b].score - personality[a].score)
    .slice(0, 2);
  return {
    personality,
    colorMood: chooseMood(idea, said, trade),
    typeVoice: chooseVoice(
      idea.isGrave && trade.look.voice === "expressive" ? "humanist" : trade.look.voice,
      traits[0] ?? "competence",
      brief.style,
      trade.id,
    ),
    traits,
  };
}

/** What a mood of the trade counts beside one word of the brief: the usual one most. */
const TRADE_MOODS = [1.7, 1.4, 1.2];
/** How far two ideas of one trade may differ by themselves, so that a street's bakeries do not all look alike. */
const OWN_WAY = 0.8;

/** Only words that speak for the mood by themselves are its reason: "espresso" led to the trade, not to luxury. */
function chooseMood(idea: Idea, said: readonly string[], trade: Trade): Strategy["colorMood"] {
  const random = seededRandom(0, `mood/${idea.text}`);
  const ranked = (idea.isGrave ? QUIET_MOODS : COLOR_MOODS)
    .map((mood) => {
      const found = matching(said, words.moods.moods[mood], idea.language);
      const place = trade.look.moods.indexOf(mood);
      const suits = place >= 0 ? (TRADE_MOODS[place] ?? 1) + OWN_WAY * random.next() : 0;
      return { mood, found, score: found.length + suits };
    })
    .sort((a, b) => b.score - a.score);
  const { mood, found } = ranked[0]!;
  const because = found.slice(0, MOOD_EVIDENCE_MAX);
  const quoted = because.map((word) => `“${word}”`).join(", ");
  if (because.length > 0) {
    return { mood, why: `${quoted} ${because.length > 1 ? "speak" : "speaks"} for ${mood}`, words: because };
  }
  const isKnown = trade !== GENERAL_TRADE;
  const why = isKnown
    ? `a tone of the trade (${trade.id.replaceAll("-", " ")})`
    : "a tone that suits most trades";
  return { mood, why };
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

/** What may follow a short beginning: a "hotel" is not "hot", a "team" drinks no "tea", a "fund" is no "fun". */
const SHORT_ENDING = /^(?:e?s|e?rs?|en|l?y|ry|ty)?$/u;
const SHORT_MAX = 4;
const PLURAL = /^s?$/u;

/** Words of the text, in lower case, that begin with one of the beginnings; each once. */
function matching(
  said: readonly string[],
  { english, others }: { readonly english: string; readonly others: string },
  language: string,
): string[] {
  const beginnings = (language === "en" ? english : `${english} ${others}`).split(" ");
  const found = said.filter((word) => {
    const folded = fold(word);
    return beginnings.some((beginning) => {
      if (!folded.startsWith(beginning)) return false;
      const ending = folded.slice(beginning.length);
      if (beginning.length < SHORT_MAX) return PLURAL.test(ending);
      // A "career" is not "care".
      const isDoubled = beginning.endsWith("e") && ending.startsWith("e");
      return beginning.length > SHORT_MAX || (SHORT_ENDING.test(ending) && !isDoubled);
    });
  });
  return [...new Set(found.map((word) => word.toLowerCase()))];
}

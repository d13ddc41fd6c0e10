import type { Idea } from "../idea";
import { SENTENCES, type Sentences } from "../sentences/sentences";
import type { ColorMood } from "../strategy.schema";
import { TRADE_LANGUAGES } from "../trade.schema";
import { beginnings } from "./beginnings";
import { cutEnglish } from "./cut-english";
import { cutOther } from "./cut-other";
import { guardLine } from "./guard-line";
import { isCutShort, namesOneOfMany } from "./is-cut-short";
import { type Cut, GLANCE_LENGTH, LEAST_WEIGHT, type Line, type Rung } from "./line";
import { plainLines } from "./plain-line";
import { SUBORDINATE, standsAlone } from "./stands-alone";
import { toolMalus } from "./what-tool-does";

/** What names the thing says more than a line that is true of any business; where matters are grave it may say too much. */
const GENERAL_WEIGHT = { usual: 3.9, grave: 4.9 } as const;

/** A line that is read at a glance goes before one that is as good and longer. */
const LONG_MALUS = 1.4;

interface LinesInput {
  readonly idea: Idea;
  readonly mood: ColorMood;
  /** Of the idea's language; undefined for a language without sentences of its own. */
  readonly sentences: Sentences | undefined;
  /** A tagline does not say the name once more. */
  readonly name: string;
  /** Which of several general lines comes first, 0 and more. */
  readonly turn: number;
}

/**
 * Taglines for the idea, the one to take first: whole constituents of it by how much they tell, offer and audience
 * plainly named among them, then lines that are true of any business in this mood. What is cut or named has passed the
 * guard. Empty when nothing in the idea can be said and its language has no sentences here.
 */
export function chooseLines({ idea, name, mood, sentences, turn }: LinesInput): Line[] {
  const { isGrave, language } = idea;
  const cuts = language === "en" ? cutEnglish(idea) : cutOther(idea);
  const own = TRADE_LANGUAGES.find((code) => code === language) ?? (language === "und" ? "en" : undefined);
  const plain = own ? plainLines(idea) : [];
  const general = (isGrave ? sentences?.quietLines : (own ? SENTENCES[own] : sentences)?.lines[mood]) ?? [];
  const weighed: (Cut & { rung: Rung })[] = [
    ...[...cuts, ...(own ? beginnings(idea.phrase, own, LEAST_WEIGHT) : [])].map((cut) => ({
      ...cut,
      rung: "cut" as const,
    })),
    ...plain.map((cut) => ({ ...cut, rung: "plain" as const })),
    ...turned(general, turn).map((text) => ({
      text,
      weight: isGrave ? GENERAL_WEIGHT.grave : GENERAL_WEIGHT.usual,
      rung: "general" as const,
    })),
  ];
  const seen = new Set([name.toLowerCase()]);
  const shorts = [...cuts, ...plain].filter(({ text }) => text.length <= GLANCE_LENGTH);
  const weightAtAGlance = ({ text, weight, rung }: Cut & { rung: Rung }) => {
    if (rung === "general") return weight;
    const isLong = text.length > GLANCE_LENGTH && !shorts.some((short) => goesOn(text, short.text));
    const malus = (isLong ? LONG_MALUS : 0) + toolMalus(text);
    const least = Math.min(weight, LEAST_WEIGHT);
    return namesOneOfMany(text, idea) ? least : Math.max(weight - malus, least);
  };
  return weighed
    .map((cut) => ({ ...cut, text: tidied(cut.text, language), weight: weightAtAGlance(cut) }))
    .sort((a, b) => b.weight - a.weight)
    .filter(({ text, rung, isWhole }) => {
      // General lines are written here, and the guard reads few of their languages.
      const stands =
        rung === "general" ||
        (guardLine(text, language) === undefined &&
          !isCutShort(text, idea, rung) &&
          !(SUBORDINATE.test(text) && (isWhole || rung !== "cut")) &&
          (rung !== "cut" || (isWhole && !isGrave) || standsAlone(text, idea)));
      const isNew = stands && !seen.has(text.toLowerCase());
      if (isNew) seen.add(text.toLowerCase());
      return isNew;
    })
    .map(({ text, rung }) => ({ text, rung }));
}

/** "We build insect hotels" (out of old wine barrels): the shorter line breaks off where no mark stands. */
function goesOn(long: string, short: string): boolean {
  return long.startsWith(`${short} `) && !/[,;:.–]/u.test(long.slice(short.length));
}

/** High marks have their space in French. */
function tidied(text: string, language: string): string {
  const spaced = text.replace(/\s+/gu, " ").trim();
  return language === "fr" ? spaced.replace(/(?<=\p{L})\s?([:;!?])/gu, " $1") : spaced;
}

function turned(lines: readonly string[], turn: number): string[] {
  return lines.map((_, index) => lines[(index + turn) % lines.length] ?? "");
}

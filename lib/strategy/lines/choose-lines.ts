import { sureAct, sureTheme } from "../find-themes";
import type { Idea } from "../idea";
import type { Sentences } from "../sentences/sentences";
import type { ColorMood } from "../strategy.schema";
import { THEME_LANGUAGES } from "../theme.schema";
import { cutEnglish } from "./cut-english";
import { cutOther } from "./cut-other";
import { GENERAL_LINES } from "./general-lines";
import { guardLine } from "./guard-line";
import { type Cut, LIST_WEIGHT, type Line, type Rung } from "./line";
import { plainLines } from "./plain-line";

/** A cut of this weight says more about the business than any written line. */
const TELLING_WEIGHT = 8;
/** A sentence of the customer's with so many words says whole what the business is. */
const WHOLE_WORDS_MIN = 4;
/** How, of what, when or where, or what "we" do: a line that has it is the customer's own and says something. */
const CONCRETE =
  /\p{L},\s|\d|^(?:we|wir|nous|on)\s|^\p{L}+(?:[aei]mos|iamo)\s|\s(?:by|without|from|in|on|at|within|after|before|mit|ohne|aus|auf|bei|am|im|ins|nach|avec|sans|depuis|en|dans|chez|par|con|sin|desde|hasta|el mismo|entre|com|sem|desde|na|no|até|senza|dal|nel|nella|in|sul)\s/iu;

interface LinesInput {
  readonly idea: Idea;
  readonly mood: ColorMood;
  /** Of the idea's language; undefined for a language without sentences of its own. */
  readonly sentences: Sentences | undefined;
  /** Which of several general lines comes first, 0 and more. */
  readonly turn: number;
}

/**
 * Taglines for the idea, the one to take first: a telling constituent of the idea; a short sentence of its own that says
 * something; a line that is true of any business of its theme or of what it does, where that is sure; another
 * constituent; offer and audience plainly named; a line that is true of any business in this mood. What is cut or named
 * has passed the guard. Empty when nothing in the idea can be said and its language has no sentences here.
 */
export function chooseLines({ idea, mood, sentences, turn }: LinesInput): Line[] {
  const { isGrave, language } = idea;
  const all = (language === "en" ? cutEnglish(idea) : cutOther(idea)).toSorted((a, b) => b.weight - a.weight);
  // A list of what happened to people, or only who they are, is no line for the door.
  const cuts = isGrave
    ? all.filter(({ text, weight }) => weight !== LIST_WEIGHT && !/^for\s/iu.test(text))
    : all;
  const own = THEME_LANGUAGES.find((code) => code === language) ?? (language === "und" ? "en" : undefined);
  const general =
    (isGrave ? sentences?.quietLines : own ? GENERAL_LINES[own][mood] : sentences?.lines?.[mood]) ?? [];
  const checked = (rung: Rung, texts: readonly string[]) =>
    texts
      .map((text) => ({ text: text.replace(/\s+/gu, " ").trim(), rung }))
      .filter(({ text }) => guardLine(text, language) === undefined && !isCutShort(text, idea.text));
  const written = (texts: readonly string[]) => texts.map((text): Line => ({ text, rung: "general" }));
  const isWhole = (text: string) =>
    text.split(" ").length >= WHOLE_WORDS_MIN &&
    !/\s(?:that|which|who|qui|que|che|der|die|das)\s/iu.test(text) &&
    (idea.phrase.toLowerCase().split(/[:;–]/u)[0] ?? "").trim().endsWith(text.toLowerCase());
  const isFirst = ({ text, weight }: Cut) =>
    weight >= TELLING_WEIGHT || (weight < LIST_WEIGHT && !isGrave && (isWhole(text) || CONCRETE.test(text)));
  const textsOf = (some: readonly Cut[]) => some.map(({ text }) => text);
  const lines = [
    ...checked("cut", textsOf(cuts.filter(isFirst))),
    ...written(kindLines(idea, turn)),
    ...checked("cut", textsOf(cuts.filter((cut) => !isFirst(cut)))),
    ...checked("plain", own ? plainLines(idea) : []),
    ...(own ? written(turned(general, turn)) : checked("general", turned(general, turn))),
  ];
  const seen = new Set<string>();
  return lines.filter(({ text }) => {
    const key = text.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}

/** "Repatriation of people" (who die abroad): a clause says which, and it is missing. */
function isCutShort(line: string, text: string): boolean {
  const at = text.toLowerCase().indexOf(line.toLowerCase());
  return (
    at >= 0 &&
    /^\s(?:who|whose|that|which|qui|dont|que|quienes|che|cui)\s/iu.test(text.slice(at + line.length))
  );
}

/** Lines of what the business is about, or else of what it does. Either must be sure. */
function kindLines({ found, isGrave, language }: Idea, turn: number): string[] {
  const own = THEME_LANGUAGES.find((code) => code === language);
  if (!own) return [];
  const theme = sureTheme(found);
  if (theme?.isGrave === isGrave) return turned(theme.lines[own], turn);
  return isGrave ? [] : turned(sureAct(found)?.lines?.[own] ?? [], turn);
}

function turned(lines: readonly string[], turn: number): string[] {
  return lines.map((_, index) => lines[(index + turn) % lines.length] ?? "");
}

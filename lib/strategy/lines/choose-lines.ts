import type { Idea } from "../idea";
import type { Sentences } from "../sentences/sentences";
import type { ColorMood } from "../strategy.schema";
import { cutEnglish } from "./cut-english";
import { cutOther } from "./cut-other";
import { guardLine } from "./guard-line";
import { LIST_WEIGHT, type Line, type Rung } from "./line";
import { plainLines } from "./plain-line";

interface LinesInput {
  readonly idea: Idea;
  readonly mood: ColorMood;
  readonly isGrave: boolean;
  /** Of the idea's language; undefined for a language without sentences of its own. */
  readonly sentences: Sentences | undefined;
  /** Which of the general lines comes first, 0 and more. */
  readonly turn: number;
}

/**
 * Taglines for the idea, the one to take first: a constituent of the idea; offer and audience plainly named; a line
 * that is true of any business in this mood. Each has passed the guard. Empty when nothing in the idea can be said and
 * its language has no sentences here.
 */
export function chooseLines({ idea, mood, isGrave, sentences, turn }: LinesInput): Line[] {
  const all = (idea.language === "en" ? cutEnglish(idea) : cutOther(idea)).toSorted(
    (a, b) => b.weight - a.weight,
  );
  // A list of what happened to people is no line for the door.
  const cuts = isGrave ? all.filter(({ weight }) => weight !== LIST_WEIGHT) : all;
  const isPlain = ["en", "fr", "de", "es", "pt", "it"].includes(idea.language);
  const general = sentences ? (isGrave ? sentences.quietLines : sentences.lines[mood]) : [];
  const from = (rung: Rung, texts: readonly string[]) =>
    texts
      .map((text) => ({ text: text.replace(/\s+/gu, " ").trim(), rung }))
      .filter(({ text }) => guardLine(text, idea.language) === undefined);
  const lines = [
    ...from(
      "cut",
      cuts.map(({ text }) => text),
    ),
    ...from("plain", isPlain ? plainLines(idea) : []),
    ...from(
      "general",
      general.map((_, index) => general[(index + turn) % general.length] ?? ""),
    ),
  ];
  const seen = new Set<string>();
  return lines.filter(({ text }) => {
    const key = text.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}

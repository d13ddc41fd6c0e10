import { ACTS, isWritten, overrules } from "../find-themes";
import type { Idea } from "../idea";
import type { Sentences } from "../sentences/sentences";
import type { ColorMood } from "../strategy.schema";
import { THEME_LANGUAGES } from "../theme.schema";
import { cutEnglish } from "./cut-english";
import { cutOther } from "./cut-other";
import { guardLine } from "./guard-line";
import { LIST_WEIGHT, type Line, type Rung } from "./line";
import { plainLines } from "./plain-line";

/** A cut of this weight says more about the business than a line of its theme. */
const TELLING_WEIGHT = 8;
/** With less the theme is only touched upon. */
const SURE_SCORE = 0.72;
const SURE_ACT_SCORE = 0.55;
/** Whoever offers these does not make, serve or show the thing itself, so that the thing's own lines would be untrue. */
const AT_ONE_REMOVE = new Set(["tool", "connect", "measure", "protect", "engineer"]);

interface LinesInput {
  readonly idea: Idea;
  readonly mood: ColorMood;
  /** Of the idea's language; undefined for a language without sentences of its own. */
  readonly sentences: Sentences | undefined;
  /** Which of several general lines comes first, 0 and more. */
  readonly turn: number;
}

/**
 * Taglines for the idea, the one to take first: a telling constituent of the idea; a line that is true of any business
 * of its theme or of what it does; a plain constituent; offer and audience plainly named; a line that is true of any
 * business in this mood. What is cut or named has passed the guard. Empty when nothing in the idea can be said and its language has no
 * sentences here.
 */
export function chooseLines({ idea, mood, sentences, turn }: LinesInput): Line[] {
  const { isGrave } = idea;
  const all = (idea.language === "en" ? cutEnglish(idea) : cutOther(idea)).toSorted(
    (a, b) => b.weight - a.weight,
  );
  // A list of what happened to people is no line for the door.
  const cuts = isGrave ? all.filter(({ weight }) => weight !== LIST_WEIGHT) : all;
  const cutsFrom = (least: number, below: number) =>
    cuts.filter(({ weight }) => weight >= least && weight < below).map(({ text }) => text);
  const isPlain = ["en", "fr", "de", "es", "pt", "it"].includes(idea.language);
  const own = THEME_LANGUAGES.find((code) => code === idea.language);
  const ofAny = own ? ACTS.find(({ id }) => id === "any")?.lines[own] : sentences?.lines?.[mood];
  const general = (isGrave ? sentences?.quietLines : ofAny) ?? [];
  const known = kindLines(idea, turn);
  const from = (rung: Rung, texts: readonly string[]) =>
    texts
      .map((text) => ({ text: text.replace(/\s+/gu, " ").trim(), rung }))
      .filter(
        ({ text }) =>
          isWritten(text) || (guardLine(text, idea.language) === undefined && !isCutShort(text, idea.text)),
      );
  const lines = [
    ...from("cut", cutsFrom(TELLING_WEIGHT, Number.POSITIVE_INFINITY)),
    ...from("general", known.slice(0, 2)),
    ...from("cut", cutsFrom(0, TELLING_WEIGHT)),
    ...from("general", known.slice(2)),
    ...from("plain", isPlain ? plainLines(idea) : []),
    ...from("general", turned(general, turn)),
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

/** Lines of what the business is about and of what it does, those first that decide. */
function kindLines({ found, isGrave, language }: Idea, turn: number): string[] {
  const own = THEME_LANGUAGES.find((code) => code === language);
  if (!own) return [];
  const [theme] = found.themes.filter(({ entry }) => entry.isGrave === isGrave);
  const [act] = found.acts;
  const isNamed = act !== undefined && act.score >= SURE_ACT_SCORE;
  const isRemoved = isNamed && AT_ONE_REMOVE.has(act.entry.id) && !AT_ONE_REMOVE.has(theme?.entry.act ?? "");
  const ofTheme =
    theme && theme.score >= SURE_SCORE && !isRemoved ? turned(theme.entry.lines[own], turn) : [];
  const ofAct = isNamed && !isGrave ? turned(act.entry.lines[own], turn) : [];
  // Lessons in a thing may speak of the thing: "Happy in the water".
  const actDecides =
    act !== undefined && overrules(act) && act.entry.id !== "teach" && act.entry.id !== theme?.entry.act;
  return actDecides ? [...ofAct, ...ofTheme] : [...ofTheme, ...ofAct];
}

function turned(lines: readonly string[], turn: number): string[] {
  return lines.map((_, index) => lines[(index + turn) % lines.length] ?? "");
}

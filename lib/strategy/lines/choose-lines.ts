import type { Idea } from "../idea";
import { tokenize } from "../language/tokenize";
import { SENTENCES, type Sentences } from "../sentences/sentences";
import type { ColorMood } from "../strategy.schema";
import { TRADE_LANGUAGES } from "../trade.schema";
import { beginnings } from "./beginnings";
import { cutEnglish } from "./cut-english";
import { cutOther } from "./cut-other";
import { guardLine } from "./guard-line";
import { type Cut, GLANCE_LENGTH, type Line, type Rung, weightOf } from "./line";
import { isOfPeople } from "./parts";
import { plainLines } from "./plain-line";
import { SUBORDINATE, standsAlone } from "./stands-alone";

/** What names the thing says more than a line that is true of any business; where matters are grave it may say too much. */
const GENERAL_WEIGHT = { usual: 3.9, grave: 4.9 } as const;

/** Just above a general line: what says too little or too much, and still says more than that. */
const LEAST_WEIGHT = 3.95;
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
  const weightAtAGlance = ({ text, weight, rung }: Cut & { rung: Rung }) =>
    rung !== "general" && text.length > GLANCE_LENGTH && !shorts.some((short) => goesOn(text, short.text))
      ? Math.max(weight - LONG_MALUS, Math.min(weight, LEAST_WEIGHT))
      : weight;
  return weighed
    .toSorted((a, b) => weightAtAGlance(b) - weightAtAGlance(a))
    .map(({ text, ...cut }) => ({ ...cut, text: tidied(text, language) }))
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

const WHOLE_WEIGHT = 4;
const CLAUSE =
  /^(?:,?\s(?:who|whose|that|which|qui|dont|que|quienes|che|cui)|,\s(?:die|der|das|deren|dessen|denen))\s/iu;
/** Who is meant reads it on the door. */
const PLAIN_DEATH =
  /\b(?:die|dies|died (?:alone|suddenly)|dying|dead|deaths?|suicides?|killed|murder\p{L}*|bailiffs?)\b/iu;
/** "We clean out the house" (after a suicide). */
const REASON = /^,?\s(?:after|before|because|until|nach|après|tras|dopo|após|depois)\s/iu;
/** "You find the ammonite, we take the rock off it", "Fresh pasta, arancini, tiramisu": the second half belongs to it. */
const SECOND_HALF = /^,\s(?:we|i|also|wir|nous|nosotros|noi|nós)\s/iu;

/** "Guitarras hechas con cajas" (de puros). */
const OF_WHAT = /^\s(?:de|di|du|des|del|della|delle|dei|degli|do|da|dos|das|von|of)\s|^\sd’/iu;
/** "In small languages like Welsh" (, Maltese and Basque). */
const EXAMPLE = /\s(?:like|such as|wie|comme|como|come)\s\S+$/iu;
/** "We scan old seed packets" (, herbarium sheets and farm diaries). */
const LIST_GOES_ON = /^,\s(?:[\p{L}’-]+\s){0,3}[\p{L}’-]+s(?:,|\s(?:and|or)\s)/iu;

/** "Repatriation of people" (who die abroad): what says which, or the other half, is missing. */
function isCutShort(line: string, { text, isGrave, language }: Idea, rung: Rung): boolean {
  const at = text.toLowerCase().indexOf(line.toLowerCase());
  const rest = at < 0 ? "" : text.slice(at + line.length);
  const words = tokenize(line);
  if (isGrave && (REASON.test(rest) || PLAIN_DEATH.test(line))) return true;
  // "We make wooden legs" (for pianos, billiard tables).
  if (
    /^\sfor\s(?:\S+\s){0,2}\S+,\s/iu.test(rest) &&
    weightOf(words) <= WHOLE_WEIGHT &&
    /^(?:we|i)\s/iu.test(line)
  )
    return true;
  if (/\s(?:it|them)(?:\s(?:up|off|out|down|in|over|away|back))?$/iu.test(line) && /^\s\p{L}/u.test(rest))
    return true;
  if (rung === "cut" && OF_WHAT.test(rest)) return true;
  if (EXAMPLE.test(line) && rest.startsWith(",")) return true;
  // What the customer has to do, and not what is done then.
  if (/^you\s/iu.test(line) && rest.startsWith(",")) return true;
  const isOfThings =
    /^(?:we|i)\s/iu.test(line) && !/\s(?:for|of|over|by|with|in|at|on|from|to)\s/iu.test(line);
  if ((isOfThings || /\bonly for\s/iu.test(line)) && LIST_GOES_ON.test(rest)) return true;
  if (SECOND_HALF.test(rest) && (/\byou\s/iu.test(line) || /:[^:]*,/u.test(line))) return true;
  // A thing that is named stands by itself, whatever it also does; people are told apart by what follows.
  const isNamed = rung === "plain" && !isGrave && (language !== "en" || !isOfPeople(words));
  return CLAUSE.test(rest) && !isNamed && (weightOf(words) < WHOLE_WEIGHT || isOfPeople(words));
}

function turned(lines: readonly string[], turn: number): string[] {
  return lines.map((_, index) => lines[(index + turn) % lines.length] ?? "");
}

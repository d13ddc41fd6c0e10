import type { FontSource } from "@/lib/fonts/font-source";
import type { Strategy } from "@/lib/strategy/strategy.schema";
import { brandText } from "./brand-text";
import { fallbackChoice } from "./font-choice";
import { familiesForCharacter } from "./script-fonts";
import type { Typography } from "./typography.schema";

interface CoverInput {
  readonly typography: Typography;
  readonly strategy: Strategy;
  readonly fonts: Pick<FontSource, "covers">;
  /** Everything else that will be set in these faces, e.g. the idea and the audience. */
  readonly text: string;
}

/** Emoji belong to the reader's own fonts on screens; drawings take outlines of them. */
const PICTURE = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u20e3/u;
const MOST_NAMED = 12;

/**
 * Looks into the fonts themselves: every character of the brand's words that heading or body lacks gets a family that
 * has it. What no installed family has is listed in `uncovered`, and the reason says so.
 */
export function coverText({ typography, strategy, fonts, text }: CoverInput): Typography {
  const { heading, body } = typography;
  const fallbacks = [...typography.scriptFallbacks];
  const uncovered: string[] = [];
  for (const character of new Set(brandText(strategy, text))) {
    if (PICTURE.test(character)) continue;
    if ([heading, body].every(({ family }) => fonts.covers(family, character))) continue;
    if (fallbacks.some(({ family }) => fonts.covers(family, character))) continue;
    const found = familiesForCharacter(character, strategy).find((family) => fonts.covers(family, character));
    if (found === undefined) uncovered.push(character);
    else fallbacks.push(fallbackChoice(found));
  }
  const covered = { ...typography, scriptFallbacks: fallbacks };
  if (uncovered.length === 0) return covered;
  return { ...covered, uncovered, reason: `${typography.reason} ${warning(uncovered)}` };
}

function warning(uncovered: readonly string[]): string {
  const named = uncovered.slice(0, MOST_NAMED).join(" ");
  const more = uncovered.length > MOST_NAMED ? ` and ${uncovered.length - MOST_NAMED} more` : "";
  return `No typeface here has ${named}${more}: screens show them in a font of the reader, drawings leave them out.`;
}

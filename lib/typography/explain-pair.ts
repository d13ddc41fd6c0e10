import type { Strategy } from "@/lib/strategy/strategy.schema";
import { type Family, familyNamed } from "./families";
import { headingCharacter } from "./heading-characters";
import type { FontPair } from "./pairs";

/** Ratio of the x-heights, each to its own cap height, within which two faces may stand in one line. */
export const LINE_MATES = [0.92, 1.08] as const;

/** Why these two: the voice they answer, where they differ and where they are alike, with the measured figures. */
export function explainPair(pair: FontPair, strategy: Strategy): string {
  const heading = familyNamed(pair.heading);
  const body = familyNamed(pair.body);
  const choice = `${heading.family} is ${heading.feel}, which suits ${motive(pair, strategy)}; ${body.family}, ${body.feel}, carries the reading text.`;
  return `${choice} ${difference(heading, body)}; ${likeness(heading, body)}.`;
}

function motive(pair: FontPair, { typeVoice, personality }: Strategy): string {
  const { voices, traits } = headingCharacter(pair.heading);
  if (voices.includes(typeVoice.voice))
    return /^[aeiou]/.test(typeVoice.voice) ? `an ${typeVoice.voice} voice` : `a ${typeVoice.voice} voice`;
  const [strongest] = [...traits].sort((a, b) => personality[b].score - personality[a].score);
  return `the brand's ${strongest ?? "character"}`;
}

function difference(heading: Family, body: Family): string {
  const contrasts = [
    {
      size: ratio(heading.strokeContrast, body.strokeContrast),
      text: `stroke contrast ${heading.strokeContrast} to ${body.strokeContrast}`,
    },
    { size: ratio(heading.width, body.width), text: `letter width ${heading.width} to ${body.width} em` },
  ].sort((a, b) => b.size - a.size);
  return `They differ in ${contrasts[0]!.text}`;
}

function likeness(heading: Family, body: Family): string {
  const xHeights = (heading.xHeight / body.xHeight).toFixed(2);
  const fits = Number(xHeights) >= LINE_MATES[0] && Number(xHeights) <= LINE_MATES[1];
  return fits
    ? `their x-heights stand ${xHeights} to 1, so both may share a line`
    : `their x-heights stand ${xHeights} to 1, so they keep to lines of their own`;
}

function ratio(a: number, b: number): number {
  return Math.max(a, b) / Math.min(a, b);
}

import type { Style } from "@/lib/model/brief.schema";
import type { Random } from "@/lib/model/random";
import type { ColorMood } from "@/lib/strategy/strategy.schema";
import { hexToOklch, maxChroma, type Oklch, oklchToHex, wrapHue } from "./color-space";
import { contrastRatio } from "./contrast";

type Range = readonly [number, number];

/** What a mood means in OKLCH. Hue ranges may wrap; luxury has two. */
export const MOOD_COLORS: Record<ColorMood, { hues: readonly Range[]; chroma: Range; lightness: Range }> = {
  trust: { hues: [[245, 275]], chroma: [0.13, 0.2], lightness: [0.45, 0.58] },
  energy: { hues: [[20, 50]], chroma: [0.17, 0.22], lightness: [0.55, 0.66] },
  growth: { hues: [[145, 170]], chroma: [0.1, 0.16], lightness: [0.42, 0.58] },
  luxury: {
    hues: [
      [280, 310],
      [20, 60],
    ],
    chroma: [0.03, 0.1],
    lightness: [0.25, 0.42],
  },
  play: { hues: [[300, 345]], chroma: [0.18, 0.25], lightness: [0.55, 0.68] },
  calm: { hues: [[180, 215]], chroma: [0.06, 0.11], lightness: [0.5, 0.7] },
};

/** Where in the mood's ranges a style sits: 0 is the low end, 1 the high end. */
const STYLE_POSITION: Record<Style, { chroma: number; lightness: number }> = {
  minimal: { chroma: 0.45, lightness: 0.4 },
  modern: { chroma: 0.75, lightness: 0.5 },
  bold: { chroma: 1, lightness: 0.6 },
  classic: { chroma: 0.3, lightness: 0.05 },
};

/** A ground as dark as any light surface, against which the mood's colour has to work as a shape. */
const DARKEST_LIGHT_SURFACE = "#e6e8ec";
/** From this ratio to white, white text can stand on the colour. */
const CARRIES_WHITE = 4.55;
/** How far inside the ranges a colour stays, so that rounding to hex cannot push it out. */
const INSET = 0.004;

/**
 * The brand's first colour when the customer brings none: within the mood's ranges, placed by the style, varied by the
 * seed. Prefers the variant that can carry white text.
 */
export function moodColor(mood: ColorMood, style: Style, random: Random): string {
  const { hues, lightness } = MOOD_COLORS[mood];
  const position = STYLE_POSITION[style];
  const range = random.pick(hues);
  const hue = between(range, 0.08 + 0.84 * random.next());
  const chroma = position.chroma + 0.2 * (random.next() - 0.5);
  const l = between(lightness, position.lightness + 0.3 * (random.next() - 0.5));
  return nearest(mood, range, { l, c: between(MOOD_COLORS[mood].chroma, chroma), h: hue });
}

/**
 * The mood's colour at a chosen place, chroma by the style.
 * @param at positions 0–1 within the ranges; a hue position of 1–2 means the mood's second range of hues.
 * @returns null when the mood has no such range.
 */
export function moodColorAt(
  mood: ColorMood,
  style: Style,
  at: { hue: number; lightness: number },
): string | null {
  const { hues, chroma, lightness } = MOOD_COLORS[mood];
  const range = hues[Math.floor(at.hue)];
  if (!range) return null;
  const l = between(lightness, at.lightness);
  return nearest(mood, range, {
    l,
    c: between(chroma, STYLE_POSITION[style].chroma),
    h: between(range, at.hue % 1),
  });
}

function nearest(mood: ColorMood, range: Range, wish: Oklch): string {
  const { chroma, lightness } = MOOD_COLORS[mood];
  let best = "";
  let bestCost = Number.POSITIVE_INFINITY;
  for (let l = lightness[0] + INSET; l <= lightness[1] - INSET; l += 0.01) {
    for (let h = range[0] + 1; h <= range[1] - 1; h += 3) {
      const c = Math.min(wish.c, chroma[1] - INSET, maxChroma(l, h));
      if (c < chroma[0] + INSET) continue;
      const place = ((l - wish.l) / 0.05) ** 2 + ((h - wish.h) / 8) ** 2 + ((c - wish.c) / 0.03) ** 2;
      if (place >= bestCost) continue;
      const hex = oklchToHex({ l, c, h });
      if (contrastRatio(hex, DARKEST_LIGHT_SURFACE) < 3) continue;
      const cost = place + (contrastRatio(hex, "#ffffff") < CARRIES_WHITE ? 1.5 : 0);
      if (cost < bestCost) [best, bestCost] = [hex, cost];
    }
  }
  if (!best) throw new Error(`No sRGB color lies within the ranges of the mood "${mood}"`);
  return best;
}

/** A hue of the mood, for neutrals and companions of a colour that has none itself. */
export function moodHue(mood: ColorMood): number {
  const [from, to] = MOOD_COLORS[mood].hues[0]!;
  return (from + to) / 2;
}

/** Below this chroma a colour is a grey and its own hue says nothing. */
const GREY_CHROMA = 0.025;

export function isGrey(chroma: number): boolean {
  return chroma < GREY_CHROMA;
}

/** The hue on which the rest of a palette is built. */
export function guidingHue(primary: Oklch, mood: ColorMood): number {
  return isGrey(primary.c) ? moodHue(mood) : wrapHue(primary.h);
}

/** Whether a hex lies within the ranges of a mood, with the tolerance of 8-bit rounding. */
export function isWithinMood(hex: string, mood: ColorMood): boolean {
  const { l, c, h } = hexToOklch(hex);
  const { hues, chroma, lightness } = MOOD_COLORS[mood];
  const holds = (value: number, [from, to]: Range, slack: number) =>
    value >= from - slack && value <= to + slack;
  return hues.some((range) => holds(h, range, 1)) && holds(c, chroma, 0.003) && holds(l, lightness, 0.003);
}

function between([from, to]: Range, position: number): number {
  return from + (to - from) * Math.min(1, Math.max(0, position));
}

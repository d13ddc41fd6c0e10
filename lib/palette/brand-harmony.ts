import type { Random } from "@/lib/model/random";
import type { ColorMood } from "@/lib/strategy/strategy.schema";
import { hueDistance, maxChroma, type Oklch, oklchToHex, wrapHue } from "./color-space";
import type { Draft } from "./separate-colors";

export interface HarmonyWish {
  readonly wish: Oklch;
  /** How it stands to the primary, in words: "the complement", "an old brass", … */
  readonly relation: string;
}

export interface Harmony {
  readonly secondary: HarmonyWish;
  readonly accent: HarmonyWish;
}

/** Accents at the lightness where each hue is clean: never olive, never neon. */
const ACCENTS: readonly Oklch[] = [
  { l: 0.7, c: 0.17, h: 30 },
  { l: 0.76, c: 0.16, h: 58 },
  { l: 0.83, c: 0.16, h: 78 },
  { l: 0.89, c: 0.16, h: 96 },
  { l: 0.83, c: 0.13, h: 165 },
  { l: 0.79, c: 0.115, h: 198 },
  { l: 0.73, c: 0.14, h: 240 },
  { l: 0.62, c: 0.18, h: 282 },
  { l: 0.69, c: 0.18, h: 328 },
  { l: 0.66, c: 0.2, h: 8 },
];

/** Deep colours with a past, for the accent of a classic brand. */
const HERITAGE: readonly Oklch[] = [
  { l: 0.4, c: 0.13, h: 20 },
  { l: 0.42, c: 0.08, h: 160 },
  { l: 0.4, c: 0.09, h: 255 },
  { l: 0.45, c: 0.08, h: 205 },
  { l: 0.54, c: 0.12, h: 45 },
  { l: 0.38, c: 0.09, h: 335 },
];

/** How loud a companion may be beside each mood, as a share of its own chroma. */
const MOOD_STRENGTH: Record<ColorMood, number> = {
  trust: 1,
  energy: 1.08,
  growth: 0.95,
  luxury: 0.68,
  play: 1.12,
  calm: 0.78,
};

/** Ways to find companions for a primary colour. */
export type HarmonyKind = "graphite" | "neighbor" | "complement" | "heritage" | "tonal" | "triad";

interface HarmonyRequest {
  readonly kind: HarmonyKind;
  readonly mood: ColorMood;
  readonly primary: Oklch;
  /** The primary's hue, or the mood's when the primary is a grey. */
  readonly hue: number;
  readonly random: Random;
  /** Companions of other palettes for the same brief: their accents are left to them where there is a choice. */
  readonly taken: readonly Harmony[];
}

/**
 * What goes with a primary colour.
 * - graphite: a graphite of the same hue, and one clear accent
 * - neighbor: a neighbour on the wheel, and one contrast from across it
 * - complement: the complement, and a third colour at full strength
 * - heritage: a muted metal, and a deep heritage colour
 * - tonal: a deep or pale tone of the same hue, and an accent from the next quarter of the wheel
 * - triad: both other corners of a triangle on the wheel
 */
export function harmonyOf({ kind, mood, primary, hue, random, taken }: HarmonyRequest): Harmony {
  const strength = MOOD_STRENGTH[mood];
  const turn = random.next() < 0.5 ? -1 : 1;
  const spread = random.next();
  const choice = random.next();
  const oneOf = (colors: readonly Oklch[]): Oklch | undefined => {
    const free = colors.filter(({ h }) => taken.every(({ accent }) => hueDistance(accent.wish.h, h) >= 20));
    const offered = free.length > 0 ? free : colors;
    return offered[Math.floor(choice * offered.length)];
  };
  const accentAt = (
    least: number,
    most: number,
    share: number,
    relation: string,
    avoid?: number,
  ): HarmonyWish => {
    const fits = ({ h }: Oklch) =>
      hueDistance(h, hue) >= least &&
      hueDistance(h, hue) <= most &&
      (avoid === undefined || hueDistance(h, avoid) >= 45);
    const { l, c, h } = oneOf(ACCENTS.filter(fits)) ?? ACCENTS[2]!;
    return { wish: { l, c: c * share * strength, h }, relation };
  };
  switch (kind) {
    case "graphite":
      return {
        secondary: {
          wish: { l: primary.l > 0.45 ? 0.33 : 0.6, c: 0.022, h: hue },
          relation: "a graphite of the same hue",
        },
        accent: accentAt(100, 180, 0.9, "the one contrast"),
      };
    case "neighbor": {
      const side = isUnclean(hue + turn * 40) ? -turn : turn;
      const darker = primary.l > 0.52;
      return {
        secondary: {
          wish: {
            l: darker ? primary.l - 0.19 : primary.l + 0.22,
            c: Math.max(0.08, primary.c * (darker ? 0.8 : 0.9)) * strength,
            h: wrapHue(hue + side * (34 + 12 * spread)),
          },
          relation: "a neighbor on the color wheel",
        },
        accent: accentAt(115, 180, 1, "the contrast from across the wheel"),
      };
    }
    case "complement": {
      const opposite = cleanHue(hue + 180 + turn * 14 * spread);
      const isWarm = hueDistance(opposite, 70) < 35;
      return {
        secondary: {
          wish: isWarm
            ? { l: 0.8, c: 0.165 * strength, h: opposite }
            : { l: primary.l > 0.45 ? 0.38 : 0.7, c: 0.16 * strength, h: opposite },
          relation: "the complement",
        },
        accent: accentAt(50, 150, 1.1, "a third color at full strength", opposite),
      };
    }
    case "heritage": {
      const metal: Oklch =
        hueDistance(hue, 70) < 42
          ? { l: 0.67, c: 0.02, h: 250 }
          : spread < 0.7
            ? { l: 0.7, c: 0.08, h: 84 }
            : { l: 0.64, c: 0.08, h: 58 };
      const fitting = HERITAGE.filter(
        (color) => hueDistance(color.h, hue) > 55 && hueDistance(color.h, metal.h) > 30,
      );
      return {
        secondary: {
          wish: metal,
          relation: metal.h > 200 ? "a pewter" : metal.h > 70 ? "an old brass" : "a muted copper",
        },
        accent: { wish: oneOf(fitting)!, relation: "a deep heritage color" },
      };
    }
    case "tonal": {
      const deep = primary.l > 0.5;
      return {
        secondary: {
          wish: { l: deep ? 0.32 : 0.8, c: Math.min(0.09, Math.max(0.04, primary.c * 0.5)), h: hue },
          relation: deep ? "a deep tone of the same hue" : "a pale tone of the same hue",
        },
        accent: accentAt(40, 110, 1, "an accent from the next quarter of the wheel"),
      };
    }
    case "triad": {
      const corner = cleanHue(hue + turn * (112 + 16 * spread));
      const isWarm = hueDistance(corner, 70) < 35;
      return {
        secondary: {
          wish: isWarm
            ? { l: 0.8, c: 0.155 * strength, h: corner }
            : { l: primary.l > 0.48 ? 0.4 : 0.7, c: 0.15 * strength, h: corner },
          relation: "one corner of a triangle on the color wheel",
        },
        accent: accentAt(80, 160, 1.05, "the triangle's other corner", corner),
      };
    }
  }
}

/** Hues between mustard and grass look unclean as large areas unless they are very light. */
function isUnclean(h: number): boolean {
  return hueDistance(h, 116) < 28;
}

function cleanHue(h: number): number {
  if (!isUnclean(h)) return wrapHue(h);
  return wrapHue(h) < 116 ? 86 : 160;
}

/** How far from its wish a colour may go: first its neighbours, then, when distances cannot be kept, the whole wheel. */
const TURNS = {
  near: [0, -10, 10, -20, 20, -32, 32],
  anywhere: [0, -10, 10, -20, 20, -32, 32, -50, 50, -75, 75, -100, 100, -130, 130, -155, 155, 180],
} as const;
export type Reach = keyof typeof TURNS;

/** The wished colour and its surroundings, dearer the farther away. */
export function harmonyDrafts({ wish }: HarmonyWish, weight: number, reach: Reach): Draft[] {
  const drafts: Draft[] = [];
  const steps = reach === "near" ? 9 : 14;
  for (const turn of TURNS[reach]) {
    const h = wrapHue(wish.h + turn);
    for (let step = -steps; step <= steps; step++) {
      const l = wish.l + step * 0.04;
      if (l < 0.24 || l > 0.92) continue;
      const most = maxChroma(l, h);
      for (const share of [1, 0.72, 1.25]) {
        const c = Math.min(most, wish.c * share);
        const mud = c > 0.04 && isUnclean(h) ? Math.max(0, 0.72 - l) * 12 : 0;
        const cost =
          weight * ((turn / 13) ** 2 + ((l - wish.l) / 0.08) ** 2 + ((c - wish.c) / 0.035) ** 2 + mud);
        drafts.push({ cost, hex: () => oklchToHex({ l, c, h }) });
      }
    }
  }
  return drafts;
}

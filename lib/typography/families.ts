import type { TypeVoice } from "@/lib/strategy/strategy.schema";

/**
 * What is known of an installed family. The three figures are measured on the regular weight: x-height to cap height,
 * average advance of the lower case in em, thickest to thinnest stroke of the "o".
 */
export interface Family {
  readonly family: string;
  readonly category: "sans-serif" | "serif" | "monospace";
  readonly xHeight: number;
  readonly width: number;
  readonly strokeContrast: number;
  readonly weights: readonly [min: number, max: number];
  /** ISO 15924 codes of the scripts it covers well enough to set a text, and "Latn-vi" for Vietnamese. */
  readonly scripts: readonly string[];
  /** The optical size for headings, where the family has that axis. */
  readonly displaySize?: number;
  readonly voice: TypeVoice;
  /** How it feels, for the sentence that gives the reason. */
  readonly feel: string;
}

const LATIN = ["Latn"] as const;
const LATIN_VIETNAMESE = ["Latn", "Latn-vi"] as const;
const LATIN_CYRILLIC = ["Latn", "Latn-vi", "Cyrl"] as const;
const EUROPEAN = ["Latn", "Latn-vi", "Cyrl", "Grek"] as const;

/** Source Serif 4, Lora and Playfair Display are left out: they hold a Reserved Font Name, and subsets are modified. */
export const FAMILIES = [
  sans("Inter", 0.75, 0.536, 1.14, [100, 900], EUROPEAN, "grotesque", "neutral and clear"),
  sans("Manrope", 0.75, 0.523, 1.11, [200, 800], EUROPEAN, "geometric", "open and modern"),
  sans("Figtree", 0.714, 0.507, 1.09, [300, 900], LATIN, "humanist", "friendly and plain"),
  {
    ...sans("DM Sans", 0.72, 0.522, 1.19, [100, 1000], LATIN, "geometric", "calm and round"),
    displaySize: 32,
  },
  sans("Plus Jakarta Sans", 0.719, 0.54, 1.07, [200, 800], LATIN_VIETNAMESE, "geometric", "fresh and wide"),
  sans("Instrument Sans", 0.708, 0.525, 1.21, [400, 700], LATIN, "grotesque", "crisp, with some character"),
  sans("Outfit", 0.684, 0.502, 1.07, [100, 900], LATIN, "geometric", "simple and round"),
  sans("Sora", 0.732, 0.577, 1.12, [100, 800], LATIN, "geometric", "wide and forward-looking"),
  sans(
    "Space Grotesk",
    0.699,
    0.556,
    1.11,
    [300, 700],
    LATIN_VIETNAMESE,
    "technical",
    "engineered, with odd details",
  ),
  {
    ...sans(
      "Bricolage Grotesque",
      0.783,
      0.533,
      1.23,
      [200, 800],
      LATIN_VIETNAMESE,
      "expressive",
      "hand-made and lively",
    ),
    displaySize: 48,
  },
  sans("Archivo", 0.767, 0.496, 1.24, [100, 900], LATIN_VIETNAMESE, "grotesque", "sturdy and compact"),
  sans("Syne", 0.769, 0.503, 1.07, [400, 800], LATIN, "expressive", "unusual and bold"),
  sans("Unbounded", 0.755, 0.688, 1.29, [200, 900], LATIN_CYRILLIC, "expressive", "broad and loud"),
  {
    ...serif("Fraunces", 0.671, 0.537, 2.62, [100, 900], LATIN_VIETNAMESE, "editorial", "warm and soft"),
    displaySize: 72,
  },
  serif("EB Garamond", 0.62, 0.437, 2.73, [400, 800], EUROPEAN, "classical", "bookish and refined"),
  {
    ...serif(
      "Newsreader",
      0.652,
      0.486,
      1.93,
      [200, 800],
      LATIN_VIETNAMESE,
      "editorial",
      "literate and steady",
    ),
    displaySize: 40,
  },
  {
    family: "JetBrains Mono",
    category: "monospace",
    xHeight: 0.753,
    width: 0.6,
    strokeContrast: 1.12,
    weights: [100, 800],
    scripts: EUROPEAN,
    voice: "technical",
    feel: "exact and even",
  },
] as const satisfies readonly Family[];

export type FamilyName = (typeof FAMILIES)[number]["family"];

export function familyNamed(name: FamilyName): Family {
  return FAMILIES.find((candidate) => candidate.family === name)!;
}

type Measures = [
  xHeight: number,
  width: number,
  strokeContrast: number,
  weights: readonly [number, number],
  scripts: readonly string[],
  voice: TypeVoice,
  feel: string,
];

function sans<const Name extends string>(family: Name, ...measures: Measures) {
  return { category: "sans-serif" as const, ...measured(family, measures) };
}

function serif<const Name extends string>(family: Name, ...measures: Measures) {
  return { category: "serif" as const, ...measured(family, measures) };
}

function measured<const Name extends string>(
  family: Name,
  [xHeight, width, strokeContrast, weights, scripts, voice, feel]: Measures,
) {
  return { family, xHeight, width, strokeContrast, weights, scripts, voice, feel };
}

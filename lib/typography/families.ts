import type { TypeVoice } from "@/lib/strategy/strategy.schema";

/** What is known of an installed family. The three figures are those of `measureFace`, on the regular weight. */
export interface Family<Name extends string = string> {
  readonly family: Name;
  readonly category: "sans-serif" | "serif" | "monospace";
  /** x-height to cap height. */
  readonly xHeight: number;
  /** Mean advance of the lower case, in em. */
  readonly width: number;
  /** Thickest to thinnest stroke of the "o". */
  readonly strokeContrast: number;
  readonly weights: readonly [min: number, max: number];
  /**
   * ISO 15924 codes of the scripts it covers well enough to set a text, and two parts of Latin that families often
   * lack: "Latn-ext" (Central and Eastern Europe, Turkish, Baltic), "Latn-vi" (Vietnamese).
   */
  readonly scripts: readonly string[];
  /** The optical size for headings, where the family has that axis. */
  readonly displaySize?: number;
  readonly voice: TypeVoice;
  /** How it feels, for the sentence that gives the reason. */
  readonly feel: string;
}

const WESTERN = ["Latn"] as const;
const LATIN = ["Latn", "Latn-ext"] as const;
const LATIN_VIETNAMESE = [...LATIN, "Latn-vi"] as const;
const CYRILLIC = [...LATIN, "Cyrl"] as const;
const LATIN_CYRILLIC = [...LATIN_VIETNAMESE, "Cyrl"] as const;
const EUROPEAN = [...LATIN_CYRILLIC, "Grek"] as const;

/**
 * All under the SIL Open Font License without a Reserved Font Name, because a subset is a modified version: that
 * leaves out Source Serif 4, Lora, Playfair Display, Josefin Sans, Marcellus and Abril Fatface.
 */
export const FAMILIES = [
  family("Inter", "sans-serif", [0.75, 0.536, 1.14], [100, 900], EUROPEAN, "grotesque", "neutral and clear"),
  family("Manrope", "sans-serif", [0.75, 0.523, 1.11], [200, 800], EUROPEAN, "geometric", "open and modern"),
  family("Figtree", "sans-serif", [0.714, 0.507, 1.1], [300, 900], LATIN, "humanist", "friendly and plain"),
  family("DM Sans", "sans-serif", [0.72, 0.522, 1.19], [100, 1000], LATIN, "geometric", "calm and round", 32),
  family(
    "Plus Jakarta Sans",
    "sans-serif",
    [0.719, 0.54, 1.08],
    [200, 800],
    LATIN_VIETNAMESE,
    "geometric",
    "fresh and wide",
  ),
  family(
    "Instrument Sans",
    "sans-serif",
    [0.708, 0.525, 1.21],
    [400, 700],
    LATIN,
    "grotesque",
    "crisp, with some character",
  ),
  family(
    "Albert Sans",
    "sans-serif",
    [0.714, 0.515, 1.14],
    [100, 900],
    LATIN,
    "grotesque",
    "plain, with a northern calm",
  ),
  family(
    "Onest",
    "sans-serif",
    [0.745, 0.527, 1.14],
    [100, 900],
    LATIN_CYRILLIC,
    "humanist",
    "open and straightforward",
  ),
  family(
    "Schibsted Grotesk",
    "sans-serif",
    [0.75, 0.526, 1.31],
    [400, 900],
    LATIN,
    "grotesque",
    "forthright, like a front page",
  ),
  family("Outfit", "sans-serif", [0.684, 0.502, 1.07], [100, 900], LATIN, "geometric", "simple and round"),
  family(
    "Sora",
    "sans-serif",
    [0.732, 0.577, 1.12],
    [100, 800],
    LATIN,
    "geometric",
    "wide and forward-looking",
  ),
  family(
    "Urbanist",
    "sans-serif",
    [0.716, 0.505, 1.01],
    [100, 900],
    WESTERN,
    "geometric",
    "light-footed and even",
  ),
  family(
    "Red Hat Display",
    "sans-serif",
    [0.716, 0.498, 1.11],
    [300, 900],
    LATIN,
    "geometric",
    "bright and engineered",
  ),
  family(
    "Gabarito",
    "sans-serif",
    [0.717, 0.491, 1.07],
    [400, 900],
    LATIN,
    "humanist",
    "cheerful and compact",
  ),
  family(
    "Lexend",
    "sans-serif",
    [0.75, 0.549, 1.12],
    [100, 900],
    LATIN_VIETNAMESE,
    "geometric",
    "wide and easy to read",
  ),
  family(
    "Geologica",
    "sans-serif",
    [0.70714, 0.544, 1.13],
    [100, 900],
    EUROPEAN,
    "grotesque",
    "broad and rational",
  ),
  family(
    "Space Grotesk",
    "sans-serif",
    [0.699, 0.556, 1.12],
    [300, 700],
    LATIN_VIETNAMESE,
    "technical",
    "engineered, with odd details",
  ),
  family(
    "Funnel Display",
    "sans-serif",
    [0.741, 0.538, 1.14],
    [300, 800],
    LATIN,
    "technical",
    "angular and quick",
  ),
  family(
    "Bricolage Grotesque",
    "sans-serif",
    [0.783, 0.533, 1.23],
    [200, 800],
    LATIN_VIETNAMESE,
    "expressive",
    "hand-made and lively",
    48,
  ),
  family(
    "Archivo",
    "sans-serif",
    [0.767, 0.496, 1.24],
    [100, 900],
    LATIN_VIETNAMESE,
    "grotesque",
    "sturdy and compact",
  ),
  family(
    "Epilogue",
    "sans-serif",
    [0.72, 0.55, 1.1],
    [100, 900],
    LATIN_VIETNAMESE,
    "grotesque",
    "tight and sure of itself",
  ),
  family(
    "Oswald",
    "sans-serif",
    [0.714, 0.4, 1.36],
    [200, 700],
    LATIN_CYRILLIC,
    "grotesque",
    "tall and insistent",
  ),
  family(
    "Rubik",
    "sans-serif",
    [0.743, 0.531, 1.25],
    [300, 900],
    CYRILLIC,
    "humanist",
    "solid, with softened corners",
  ),
  family(
    "Nunito",
    "sans-serif",
    [0.692, 0.508, 1.26],
    [200, 1000],
    LATIN_CYRILLIC,
    "humanist",
    "rounded and kind",
  ),
  family(
    "Fredoka",
    "sans-serif",
    [0.699, 0.509, 1.04],
    [300, 700],
    WESTERN,
    "expressive",
    "round and playful",
  ),
  family("Syne", "sans-serif", [0.769, 0.503, 1.07], [400, 800], LATIN, "expressive", "unusual and bold"),
  family(
    "Unbounded",
    "sans-serif",
    [0.755, 0.688, 1.29],
    [200, 900],
    LATIN_CYRILLIC,
    "expressive",
    "broad and loud",
  ),
  family(
    "Fraunces",
    "serif",
    [0.671, 0.536, 2.83],
    [100, 900],
    LATIN_VIETNAMESE,
    "editorial",
    "warm and soft",
    72,
  ),
  family(
    "EB Garamond",
    "serif",
    [0.62, 0.437, 3.17],
    [400, 800],
    EUROPEAN,
    "classical",
    "bookish and refined",
  ),
  family(
    "Newsreader",
    "serif",
    [0.652, 0.486, 1.95],
    [200, 800],
    LATIN_VIETNAMESE,
    "editorial",
    "literate and steady",
    40,
  ),
  family(
    "Literata",
    "serif",
    [0.723, 0.555, 1.82],
    [200, 900],
    EUROPEAN,
    "editorial",
    "bookish and at ease",
    48,
  ),
  family(
    "Petrona",
    "serif",
    [0.691, 0.493, 2.7],
    [100, 900],
    LATIN_VIETNAMESE,
    "editorial",
    "warm, with keen edges",
  ),
  family(
    "Bitter",
    "serif",
    [0.762, 0.533, 1.43],
    [100, 900],
    LATIN_CYRILLIC,
    "editorial",
    "sturdy on its slab serifs",
  ),
  family(
    "Instrument Serif",
    "serif",
    [0.708, 0.392, 3.04],
    [400, 400],
    LATIN,
    "editorial",
    "narrow and witty",
  ),
  family("Gloock", "serif", [0.677, 0.526, 13.33], [400, 400], LATIN, "expressive", "heavy and theatrical"),
  family(
    "Cormorant",
    "serif",
    [0.618, 0.44, 5.35],
    [300, 700],
    LATIN_CYRILLIC,
    "classical",
    "slender and courtly",
  ),
  family(
    "Bodoni Moda",
    "serif",
    [0.613, 0.533, 5.42],
    [400, 900],
    LATIN,
    "classical",
    "glamorous and sharp",
    28,
  ),
  family("Cinzel", "serif", [0.857, 0.639, 2.47], [400, 900], LATIN, "classical", "cut like Roman capitals"),
  family(
    "JetBrains Mono",
    "monospace",
    [0.753, 0.6, 1.13],
    [100, 800],
    EUROPEAN,
    "technical",
    "exact and even",
  ),
  family(
    "Martian Mono",
    "monospace",
    [0.75, 0.7, 1.06],
    [100, 800],
    CYRILLIC,
    "technical",
    "wide and mechanical",
  ),
] as const;

export type FamilyName = (typeof FAMILIES)[number]["family"];

export function familyNamed(name: FamilyName): Family<FamilyName> {
  return FAMILIES.find((candidate) => candidate.family === name)!;
}

function family<const Name extends string>(
  name: Name,
  category: Family["category"],
  [xHeight, width, strokeContrast]: readonly [xHeight: number, width: number, strokeContrast: number],
  weights: Family["weights"],
  scripts: readonly string[],
  voice: TypeVoice,
  feel: string,
  displaySize?: number,
): Family<Name> {
  const known = { family: name, category, xHeight, width, strokeContrast, weights, scripts, voice, feel };
  return displaySize === undefined ? known : { ...known, displaySize };
}

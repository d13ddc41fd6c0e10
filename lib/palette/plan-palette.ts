import type { Style } from "@/lib/model/brief.schema";
import { type Random, seededRandom } from "@/lib/model/random";
import type { ColorMood } from "@/lib/strategy/strategy.schema";
import { type Harmony, type HarmonyKind, harmonyOf } from "./brand-harmony";
import { deltaE2000, hexToLab } from "./color-difference";
import { hexToOklch } from "./color-space";
import { guidingHue, moodColor, moodColorAt } from "./mood-colors";

/** What a palette is built from, before any colour is solved. */
export interface PalettePlan {
  readonly primary: string;
  /** The mood that the primary speaks of: the brief's, but for the last alternative a kindred one. */
  readonly mood: ColorMood;
  /** The hue that tints neutrals and companions. */
  readonly hue: number;
  readonly harmony: Harmony;
}

/** The harmony that a style stands for, then what else suits it, farthest from the first one last. */
const HARMONIES: Record<Style, readonly [HarmonyKind, HarmonyKind, HarmonyKind, HarmonyKind]> = {
  minimal: ["graphite", "tonal", "neighbor", "heritage"],
  modern: ["neighbor", "triad", "tonal", "complement"],
  bold: ["complement", "triad", "neighbor", "graphite"],
  classic: ["heritage", "tonal", "complement", "graphite"],
};

/** Where a mood may lead when its own hues are not what the customer sees before them. */
const KINDRED: Record<ColorMood, ColorMood> = {
  trust: "calm",
  energy: "play",
  growth: "calm",
  luxury: "growth",
  play: "energy",
  calm: "trust",
};
const KINDRED_ALTERNATIVE = 3;

interface PlanRequest {
  /** What the business is about; two businesses of one mood and seed get colours of their own. */
  readonly keywords: readonly string[];
  readonly mood: ColorMood;
  readonly style: Style;
  readonly given: string | null;
  readonly seed: number;
  readonly alternative: number;
}

/**
 * Plan 0 is the mood's colour as the style and the seed place it. Every further plan takes another harmony, a primary as
 * far as the mood allows from those before it (a customer's colour stays), and companions that none of them has.
 */
export function planPalette({ keywords, mood, style, given, seed, alternative }: PlanRequest): PalettePlan {
  const plans: PalettePlan[] = [];
  for (let index = 0; index <= alternative; index++) {
    const random = seededRandom(seed, `palette/${keywords.join(" ")}/${index}`);
    const own = index === KINDRED_ALTERNATIVE && given === null ? KINDRED[mood] : mood;
    const primary = given ?? primaryOf(own, style, plans, random);
    const hue = guidingHue(hexToOklch(primary), own);
    const harmony = harmonyOf({
      kind: HARMONIES[style][index]!,
      mood: own,
      primary: hexToOklch(primary),
      hue,
      random,
      taken: plans.map((plan) => plan.harmony),
    });
    plans.push({ primary, mood: own, hue, harmony });
  }
  return plans[alternative]!;
}

/** Positions within a mood's ranges from which an alternative's primary is chosen. */
const POSITIONS = [0.1, 0.5, 0.9] as const;

function primaryOf(mood: ColorMood, style: Style, plans: readonly PalettePlan[], random: Random): string {
  if (plans.length === 0) return moodColor(mood, style, random);
  const known = plans.map(({ primary }) => hexToLab(primary));
  let best = "";
  let bestDistance = -1;
  for (const hue of [...POSITIONS, 1.1, 1.5, 1.9]) {
    for (const lightness of POSITIONS) {
      const hex = moodColorAt(mood, style, { hue: hue + 0.1 * (random.next() - 0.5), lightness });
      if (!hex) continue;
      const distance = Math.min(...known.map((lab) => deltaE2000(lab, hexToLab(hex))));
      if (distance > bestDistance) [best, bestDistance] = [hex, distance];
    }
  }
  return best;
}

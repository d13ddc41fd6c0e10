import type { MarkIdea } from "../mark";
import calibration from "./calibration.json";
import type { MarkFingerprint } from "./mark-fingerprint";
import { openMarks } from "./mark-library";
import { recipeOf } from "./recipe";

interface Spread {
  readonly mean: number;
  readonly deviation: number;
}

const SPREADS: Readonly<Record<string, Spread>> = calibration.families;
/** Families measure differently by their nature: a ring has more edge than a square. */
const UNKNOWN: Spread = { mean: 0.75, deviation: 0.1 };

/**
 * How good a mark is for its family, 0 to 1 with ½ for the family's average: what is compared across families is care,
 * not kind.
 */
export function qualityWithinFamily(family: string, quality: number): number {
  const { mean, deviation } = SPREADS[family] ?? UNKNOWN;
  return Math.min(1, Math.max(0, 0.5 + (quality - mean) / (4 * Math.max(deviation, 0.02))));
}

const OVERUSE: Readonly<Record<string, number>> = calibration.overuse;

type Named = Pick<MarkIdea, "family" | "variant" | "motifs">;

/** What a mark may be overused as: its family, its recipe, and its recipe for this initial. */
export function overusableNames(idea: Named, letter: string): string[] {
  const recipe = recipeOf(idea);
  return [idea.family, recipe, `${recipe}:${letter}`];
}

/**
 * How much less a mark must count so that neither its recipe nor its family is what brand after brand gets, in points of
 * score; 0 where both are rare anyway.
 */
export function overuse(idea: Named, letter: string): number {
  return overusableNames(idea, letter).reduce((sum, name) => sum + (OVERUSE[name] ?? 0), 0);
}

let common: ReturnType<typeof openMarks> | undefined;

/** The share of unlike briefs for which this engine draws such a form, 0 for one of its own. */
export function commonness(print: MarkFingerprint): number {
  common ??= openMarks(calibration.common);
  return Math.max(0, ...common(print).map((index) => calibration.common.counts[index]! / calibration.briefs));
}

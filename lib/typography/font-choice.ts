import type { Family } from "./families";
import type { FontChoice } from "./typography.schema";

const FALLBACK_WEIGHTS = [400, 700];
const FALLBACK_STACKS = {
  "sans-serif": "ui-sans-serif, system-ui, sans-serif",
  serif: "ui-serif, Georgia, serif",
  monospace: "ui-monospace, SFMono-Regular, Menlo, monospace",
};

/** A family with the weights that are wanted of it, as far as it has them, and the paths of its files. */
export function fontChoice(
  { family, category, weights: [min, max] }: Pick<Family, "family" | "category" | "weights">,
  wanted: readonly number[],
  opticalSize?: number,
): FontChoice {
  const slug = family.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  const weights = [...new Set(wanted.map((weight) => Math.min(max, Math.max(min, weight))))];
  const cut = opticalSize === undefined ? "" : "-display";
  return {
    family,
    slug,
    category,
    ...(opticalSize === undefined ? {} : { opticalSize }),
    fallback: FALLBACK_STACKS[category],
    faces: weights.map((weight) => ({ weight, path: `fonts/${slug}/${slug}${cut}-${weight}.woff2` })),
    license: `LICENSES/fonts/${slug}-OFL.txt`,
  };
}

/** The package path of the same face as TrueType, for programs that install fonts. */
export function desktopPath(path: string): string {
  return path.replace(/\.woff2$/, ".ttf");
}

/** A family for a script that the pair lacks. */
export function fallbackChoice(family: string): FontChoice {
  const category = family.includes("Serif") ? "serif" : "sans-serif";
  return fontChoice({ family, category, weights: [100, 900] }, FALLBACK_WEIGHTS);
}

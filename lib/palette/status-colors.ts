import type { Style } from "@/lib/model/brief.schema";
import type { Reach } from "./brand-harmony";
import { hueDistance, maxChroma, oklchToHex, wrapHue } from "./color-space";
import { lowestContrast } from "./contrast";
import type { Theme } from "./palette.schema";
import { type Candidate, candidate } from "./separate-colors";

export const STATUS_ROLES = ["success", "warning", "danger", "info"] as const;
export type StatusRole = (typeof STATUS_ROLES)[number];

/** The hue people expect, how far it may be moved to get out of the brand's way, and the lightness that looks best. */
const STATUS: Record<
  StatusRole,
  { hue: number; reach: number; light: number; dark: number; chroma: number }
> = {
  success: { hue: 152, reach: 28, light: 0.5, dark: 0.77, chroma: 0.15 },
  warning: { hue: 74, reach: 22, light: 0.54, dark: 0.84, chroma: 0.15 },
  danger: { hue: 25, reach: 22, light: 0.5, dark: 0.69, chroma: 0.2 },
  info: { hue: 245, reach: 35, light: 0.49, dark: 0.74, chroma: 0.15 },
};
const STYLE_CHROMA: Record<Style, number> = { minimal: 0.85, modern: 1, bold: 1.1, classic: 0.75 };
const LIGHTNESS: Record<Theme, readonly [number, number]> = { light: [0.27, 0.57], dark: [0.62, 0.94] };

/**
 * Everything a status colour could be in a theme: hue, lightness and chroma around its ideal, each of them able to
 * carry text on the darkest (lightest) surface.
 */
export function statusCandidates(
  role: StatusRole,
  theme: Theme,
  style: Style,
  grounds: readonly string[],
  ratio: number,
  reach: Reach,
): Candidate[] {
  const ideal = STATUS[role];
  const wishedChroma = ideal.chroma * STYLE_CHROMA[style];
  const [from, to] = LIGHTNESS[theme];
  const found: Candidate[] = [];
  const far = ideal.reach * (reach === "near" ? 1 : 1.5);
  for (let offset = -far; offset <= far; offset += far / 4) {
    const hue = wrapHue(ideal.hue + offset);
    for (let l = from; l <= to; l += 0.03) {
      const most = maxChroma(l, hue);
      for (const share of [1, 0.72]) {
        const c = Math.min(most, wishedChroma * share);
        const hex = oklchToHex({ l, c, h: hue });
        if (lowestContrast(hex, grounds) < ratio) continue;
        const cost =
          (hueDistance(hue, ideal.hue) / 14) ** 2 +
          ((l - ideal[theme]) / 0.07) ** 2 +
          ((c - wishedChroma) / 0.05) ** 2;
        found.push(candidate(hex, cost));
      }
    }
  }
  return found;
}

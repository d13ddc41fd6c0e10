import type { Style } from "@/lib/model/brief.schema";
import type { Reach } from "./brand-harmony";
import { hueDistance, maxChroma, oklchToHex, wrapHue } from "./color-space";
import { contrastRatio } from "./contrast";
import type { ContrastTargets } from "./contrast-targets";
import type { Theme } from "./palette.schema";
import { type CandidateList, candidateList, type Draft } from "./separate-colors";

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
const LIGHTNESS: Record<Theme, readonly [number, number]> = { light: [0.21, 0.57], dark: [0.62, 0.95] };

/** How far a tint may move a surface's lightness: candidates are made for the easiest, and tried on the real one. */
const SURFACE_SLACK = 0.006;

const knownLists = new Map<string, CandidateList>();

/**
 * Everything a status colour could be in a theme: hue, lightness and chroma around its ideal, each of them about able
 * to carry text on the darkest (lightest) surface. It depends on no brand, so that it is made once in a process.
 */
export function statusCandidates(
  role: StatusRole,
  theme: Theme,
  style: Style,
  targets: ContrastTargets,
  reach: Reach,
): CandidateList {
  const key = [role, theme, style, targets.text, reach].join();
  const known = knownLists.get(key);
  if (known) return known;
  const ideal = STATUS[role];
  const wishedChroma = ideal.chroma * STYLE_CHROMA[style];
  const hardest = targets.surfaces[theme][2] + (theme === "light" ? SURFACE_SLACK : -SURFACE_SLACK);
  const ground = oklchToHex({ l: hardest, c: 0, h: 0 });
  const [from, to] = LIGHTNESS[theme];
  const drafts: Draft[] = [];
  const far = ideal.reach * (reach === "near" ? 1 : 1.5);
  for (let offset = -far; offset <= far; offset += far / 4) {
    const hue = wrapHue(ideal.hue + offset);
    for (let l = from; l <= to; l += 0.03) {
      const most = maxChroma(l, hue);
      for (const share of [1, 0.72]) {
        const c = Math.min(most, wishedChroma * share);
        const cost =
          (hueDistance(hue, ideal.hue) / 14) ** 2 +
          ((l - ideal[theme]) / 0.07) ** 2 +
          ((c - wishedChroma) / 0.05) ** 2;
        drafts.push({ cost, hex: () => oklchToHex({ l, c, h: hue }) });
      }
    }
  }
  const list = candidateList(drafts, (hex) => contrastRatio(hex, ground) >= targets.text);
  knownLists.set(key, list);
  return list;
}

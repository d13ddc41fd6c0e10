import type { Style } from "@/lib/model/brief.schema";
import { bytesToOklch, hexToOklch, type Oklch, oklchToHex } from "./color-space";
import { lowestContrast, solveForRatio } from "./contrast";
import type { ContrastTargets } from "./contrast-targets";
import type { Theme } from "./palette.schema";

export interface NeutralColors {
  readonly background: string;
  readonly surface: string;
  readonly "surface-2": string;
  readonly border: string;
  readonly text: string;
  readonly "text-muted": string;
}

/** Chroma that every neutral keeps on its rounded hex: enough to belong to the brand, too little to look coloured. */
export const NEUTRAL_CHROMA = { least: 0.004, most: 0.015 } as const;

const STYLE_TINT: Record<Style, number> = { minimal: 0.0055, modern: 0.0085, bold: 0.009, classic: 0.01 };
/** Classic palettes stand on paper, not on screen white. */
const PAPER_HUE = 82;

/** Background, surfaces, border and text of a theme, tinted with the brand's hue. */
export function neutralColors(
  theme: Theme,
  style: Style,
  brandHue: number,
  targets: ContrastTargets,
): NeutralColors {
  const hue = style === "classic" && theme === "light" ? PAPER_HUE : brandHue;
  const tint = STYLE_TINT[style];
  const [l0, l1, l2] = targets.surfaces[theme];
  const background = tinted({ l: l0, c: tint * 0.8, h: hue });
  const surface = tinted({ l: l1, c: tint, h: hue });
  const surface2 = tinted({ l: l2, c: tint, h: hue });
  const grounds = [background, surface, surface2];
  const side = theme === "light" ? "darker" : "lighter";
  const solve = (ratio: number, chroma: number) => {
    const { l } = hexToOklch(solveForRatio({ hue: brandHue, chroma, grounds, ratio, side }));
    return tinted({ l, c: chroma, h: brandHue }, { grounds, ratio });
  };
  return {
    background,
    surface,
    "surface-2": surface2,
    border: solve(targets.control, tint),
    text: solve(targets.bodyText, Math.max(tint, 0.009)),
    "text-muted": solve(targets.text * 1.12, Math.max(tint, 0.009)),
  };
}

/**
 * Eight bits are coarse next to black and white: rounding moves a tint by half its size. This takes the hex nearest to
 * the wished colour among its 124 neighbours that keeps the chroma band and, when asked, the ratio.
 */
export function tinted(wish: Oklch, keep?: { grounds: readonly string[]; ratio: number }): string {
  const rounded = Number.parseInt(oklchToHex(wish).slice(1), 16);
  const channels = [(rounded >> 16) & 255, (rounded >> 8) & 255, rounded & 255] as const;
  let best = "";
  let bestCost = Number.POSITIVE_INFINITY;
  for (let step = 0; step < 125; step++) {
    const r = channels[0] + (step % 5) - 2;
    const g = channels[1] + (Math.floor(step / 5) % 5) - 2;
    const b = channels[2] + Math.floor(step / 25) - 2;
    if (Math.min(r, g, b) < 0 || Math.max(r, g, b) > 255) continue;
    const { l, c, h } = bytesToOklch(r, g, b);
    if (c < NEUTRAL_CHROMA.least + 0.0003 || c > NEUTRAL_CHROMA.most - 0.0005) continue;
    const angle = ((h - wish.h) * Math.PI) / 180;
    const cost = (l - wish.l) ** 2 + c * c + wish.c * wish.c - 2 * c * wish.c * Math.cos(angle);
    if (cost >= bestCost) continue;
    const hex = hexOf([r, g, b]);
    if (keep && lowestContrast(hex, keep.grounds) < keep.ratio) continue;
    [best, bestCost] = [hex, cost];
  }
  if (!best) throw new Error(`No tinted neutral near OKLCH ${wish.l} ${wish.c} ${wish.h}`);
  return best;
}

function hexOf(channels: readonly number[]): string {
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

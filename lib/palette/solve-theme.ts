import type { Style } from "@/lib/model/brief.schema";
import { type HarmonyWish, harmonyDrafts, type Reach } from "./brand-harmony";
import { hexToOklch, maxChroma, oklchToHex } from "./color-space";
import { contrastRatio, lowestContrast, solveForRatio } from "./contrast";
import type { ContrastTargets } from "./contrast-targets";
import { neutralColors } from "./neutral-colors";
import type { ColorRole, PaletteTheme, SolidRole, Theme } from "./palette.schema";
import { COLOR_ROLES, SOLID_ROLES } from "./palette.schema";
import { candidate, candidateList, type Draft, type Separation, separateColors } from "./separate-colors";
import { STATUS_ROLES, statusCandidates } from "./status-colors";

/** Least ΔE2000 between any two of the seven colours that stand for something. */
export const LEAST_SEPARATION: Record<Theme, Separation> = {
  light: { normal: 15, dichromat: 8 },
  dark: { normal: 15, dichromat: 12 },
};
/** Least step in OKLCH lightness from a filled area to the same area under the pointer. */
export const LEAST_HOVER_STEP = 0.03;

export interface ThemeWish {
  readonly theme: Theme;
  readonly style: Style;
  readonly primary: string;
  /** Whether the primary may become darker or lighter where it cannot be seen, carry text or be told from others. */
  readonly primaryMayMove: boolean;
  /** The hue that tints neutrals and companions. */
  readonly hue: number;
  readonly secondary: HarmonyWish;
  readonly accent: HarmonyWish;
  readonly targets: ContrastTargets;
}

/**
 * All colours of one theme around a given primary. Every ratio and distance holds on the rounded hex.
 * @throws when no set of colours keeps all distances; the widest search has then been tried.
 */
export function solveTheme(wish: ThemeWish): PaletteTheme {
  const { theme, style, hue, targets } = wish;
  const neutrals = neutralColors(theme, style, hue, targets);
  const surfaces = [neutrals.background, neutrals.surface, neutrals["surface-2"]];

  const chosen =
    chooseColors(wish, surfaces, "near", NEAR_PATIENCE) ??
    chooseColors(wish, surfaces, "anywhere", Number.POSITIVE_INFINITY);
  if (!chosen) throw new Error(`No ${theme} palette around ${wish.primary} keeps every color distance`);
  const [primary, secondary, accent, success, warning, danger, info] = chosen as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const soft = softTint(theme, primary, hue);
  const strong = strongTwin(theme, primary, hue, [...surfaces, soft], targets);

  const hexes: Record<ColorRole, string> = {
    primary,
    "primary-strong": strong,
    "primary-soft": soft,
    secondary,
    accent,
    ...neutrals,
    success,
    warning,
    danger,
    info,
  };
  const solids = SOLID_ROLES.map((role) => [role, fillOf(hexes[role], targets.text)] as const);
  return {
    roles: Object.fromEntries(
      COLOR_ROLES.map((role) => [role, colorOf(hexes[role])]),
    ) as PaletteTheme["roles"],
    onSolid: Object.fromEntries(solids.map(([role, fill]) => [role, fill.text])) as Record<SolidRole, string>,
    hover: Object.fromEntries(solids.map(([role, fill]) => [role, fill.hover])) as Record<SolidRole, string>,
    focusRing: lowestContrast(primary, [...surfaces, soft]) >= targets.control ? primary : strong,
  };
}

/** Steps of search after which the neighbourhood of the wishes counts as hopeless. */
const NEAR_PATIENCE = 6000;

/** Primary, secondary, accent and the four status colours, as near to their wishes as their distances allow. */
function chooseColors(
  { theme, style, primary, primaryMayMove, secondary, accent, targets }: ThemeWish,
  surfaces: readonly string[],
  reach: Reach,
  patience: number,
): readonly string[] | null {
  const shows = (hex: string) => lowestContrast(hex, surfaces) >= targets.control;
  const fitsBrand = (hex: string) => carriesText(hex, targets.text) && (theme === "light" || shows(hex));
  const fixed = primaryMayMove ? [] : [candidate(primary, 0)];
  const status = STATUS_ROLES.map((role) => statusCandidates(role, theme, style, targets, reach));
  const lists = [
    candidateList(harmonyDrafts(secondary, 1.6, reach), fitsBrand),
    candidateList(harmonyDrafts(accent, 1.2, reach), fitsBrand),
  ];
  if (primaryMayMove) {
    const fits = (hex: string) => shows(hex) && carriesText(hex, targets.text);
    lists.unshift(candidateList(primaryDrafts(primary), fits));
  }
  const chosen = separateColors(
    fixed,
    [...lists, ...status],
    LEAST_SEPARATION[theme],
    (hex, list) => list < lists.length || lowestContrast(hex, surfaces) >= targets.text,
    patience,
  );
  return chosen && [...fixed, ...chosen].map(({ hex }) => hex);
}

/** The colour itself, and the same hue in every lightness, dearer the farther away. */
function primaryDrafts(primary: string): Draft[] {
  const { l, c, h } = hexToOklch(primary);
  const others = Array.from({ length: 38 }, (_, step) => 0.1 + step * 0.0225).map((lightness) => ({
    cost: ((lightness - l) / 0.06) ** 2,
    hex: () => oklchToHex({ l: lightness, c, h }),
  }));
  return [{ cost: 0, hex: () => primary }, ...others];
}

/** Whether black or white, at least, can be read on a filled area. */
function carriesText(hex: string, ratio: number): boolean {
  return contrastRatio(hex, "#ffffff") >= ratio || contrastRatio(hex, "#000000") >= ratio;
}

/** The schema's form of a colour; OKLCH rounded to what eight bits can tell apart. */
function colorOf(hex: string): { hex: string; oklch: [number, number, number] } {
  const { l, c, h } = hexToOklch(hex);
  return { hex, oklch: [round(l, 4), round(c, 4), round(h, 2) % 360] };
}

/** A wash of the primary on which text stands as well as on a surface. */
function softTint(theme: Theme, primary: string, hue: number): string {
  const { c } = hexToOklch(primary);
  const chroma = Math.min(0.05, Math.max(0.012, c * 0.3));
  return oklchToHex(
    theme === "light" ? { l: 0.915, c: chroma, h: hue } : { l: 0.315, c: chroma * 1.2, h: hue },
  );
}

/** The step by which `primary-strong` differs from a primary that could carry text itself. */
const STRONG_STEP = 0.085;

/** The primary's hue, deep (dark theme: light) enough to be text on every surface and on the soft tint. */
function strongTwin(
  theme: Theme,
  primary: string,
  hue: number,
  grounds: readonly string[],
  targets: ContrastTargets,
): string {
  const { l, c } = hexToOklch(primary);
  const side = theme === "light" ? "darker" : "lighter";
  const chroma = theme === "light" ? c : c * 0.8;
  const solved = solveForRatio({ hue, chroma, grounds, ratio: targets.text * 1.15, side });
  const sign = side === "darker" ? -1 : 1;
  const stepped = l + sign * STRONG_STEP;
  const needed = hexToOklch(solved).l;
  const goal = sign < 0 ? Math.min(needed, stepped) : Math.max(needed, stepped);
  if (goal > 0.2 && goal < 0.96) return oklchToHex({ l: goal, c: chroma, h: hue });
  // A primary at the very end of the scale has no stronger neighbour: the twin steps back towards the middle, as far as
  // it can still be read.
  const back = l - sign * 0.16;
  const readable = sign < 0 ? Math.min(back, needed) : Math.max(back, needed);
  return oklchToHex({ l: readable, c: Math.max(chroma, 0.03), h: hue });
}

/**
 * Text on a filled area, and the area under the pointer: the better of a tinted light and a tinted dark, black or white
 * only where those miss the ratio. The area moves away from its text where it can, so hovering never costs legibility.
 */
function fillOf(fill: string, ratio: number): { text: string; hover: string } {
  const { l, c, h } = hexToOklch(fill);
  const tint = Math.min(c, 0.02);
  const light = oklchToHex({ l: 0.985, c: Math.min(tint, maxChroma(0.985, h)), h });
  const dark = oklchToHex({ l: 0.19, c: tint, h });
  const preferred = [light, dark].sort((a, b) => contrastRatio(b, fill) - contrastRatio(a, fill));
  const extremes = contrastRatio("#ffffff", fill) > contrastRatio("#000000", fill) ? "#ffffff" : "#000000";
  for (const text of [...preferred, extremes]) {
    if (contrastRatio(text, fill) < ratio) continue;
    const away = contrastRatio(text, "#000000") > 10 ? -1 : 1;
    for (const step of [away, -away].flatMap((sign) => [sign * 0.055, sign * 0.042, sign * 0.034])) {
      const hover = oklchToHex({ l: l + step, c, h });
      const moved = Math.abs(hexToOklch(hover).l - l);
      if (moved >= LEAST_HOVER_STEP + 0.001 && contrastRatio(text, hover) >= ratio) return { text, hover };
    }
  }
  throw new Error(`No text color reaches ${ratio}:1 on ${fill} and its hover`);
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

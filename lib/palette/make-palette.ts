import type { Style } from "@/lib/model/brief.schema";
import { PALETTE_ALTERNATIVES } from "@/lib/model/choices.schema";
import type { Strategy } from "@/lib/strategy/strategy.schema";
import { hexToOklch, oklchToHex } from "./color-space";
import { lowestContrast, solveForRatio } from "./contrast";
import { contrastPairs } from "./contrast-pairs";
import { AA_TARGETS } from "./contrast-targets";
import { highContrast } from "./high-contrast";
import { measureDistances } from "./measure-distances";
import { isGrey } from "./mood-colors";
import { neutralColors } from "./neutral-colors";
import type { Palette, PaletteTheme } from "./palette.schema";
import { reasonsFor } from "./palette-reasons";
import { planPalette } from "./plan-palette";
import { solveTheme } from "./solve-theme";
import { wideTheme } from "./wide-gamut";

export interface PaletteRequest {
  readonly strategy: Pick<Strategy, "colorMood"> & Partial<Pick<Strategy, "keywords">>;
  readonly style: Style;
  /** "#rrggbb"; becomes `primary` of the light theme unchanged. */
  readonly seedColor?: string | undefined;
  /** Unsigned 32-bit. */
  readonly seed: number;
  /** 0 is the engine's own choice; 1 to 3 are clearly different palettes for the same brief. */
  readonly alternative?: number | undefined;
}

/** All palettes that are offered for a brief and seed, by their index. */
export function makePalettes(request: Omit<PaletteRequest, "alternative">): Palette[] {
  return Array.from({ length: PALETTE_ALTERNATIVES }, (_, alternative) =>
    makePalette({ ...request, alternative }),
  );
}

/**
 * Fifteen roles in a light and a dark theme, each also in high contrast and for Display P3, solved from WCAG 2.2 AA ratios and CIEDE2000 distances on the final hex.
 * Without a customer's colour the mood decides chroma, lightness and hue, in this order of weight; the style decides the
 * harmony. Depends on its arguments only.
 */
export function makePalette({ strategy, style, seedColor, seed, alternative = 0 }: PaletteRequest): Palette {
  if (!Number.isInteger(alternative) || alternative < 0 || alternative >= PALETTE_ALTERNATIVES) {
    throw new RangeError(`There is no palette ${alternative}; valid are 0 to ${PALETTE_ALTERNATIVES - 1}`);
  }
  const given = seedColor?.toLowerCase() ?? null;
  const { keywords = [], colorMood } = strategy;
  const plan = planPalette({ keywords, mood: colorMood.mood, style, given, seed, alternative });
  const { primary, hue, harmony } = plan;
  const targets = AA_TARGETS;
  const both = { style, hue, primaryMayMove: false, targets };
  const light = solveTheme({ ...both, theme: "light", primary, ...harmony });
  const dark = solveTheme({
    ...both,
    theme: "dark",
    primary: darkTwin(primary, style, hue, given !== null),
    secondary: { ...harmony.secondary, wish: lifted(light.roles.secondary.hex) },
    accent: { ...harmony.accent, wish: lifted(light.roles.accent.hex) },
  });
  const showsOn = (theme: PaletteTheme) =>
    lowestContrast(theme.roles.primary.hex, surfacesOf(theme)) >= targets.control;
  const lightPairs = contrastPairs("light", light, targets, given === null || showsOn(light));
  const darkPairs = contrastPairs("dark", dark, targets, true);
  return {
    light,
    dark,
    pairs: [...lightPairs, ...darkPairs],
    highContrast: highContrast({ light, dark, style, hue, harmony }),
    p3: { light: wideTheme(light, lightPairs, given), dark: wideTheme(dark, darkPairs, given) },
    distances: { light: measureDistances(light), dark: measureDistances(dark) },
    seed: seedReport(given, light, dark),
    reasons: reasonsFor(
      { moodWords: colorMood.words ?? [], style, isGiven: given !== null, mood: colorMood.mood },
      plan,
      light,
    ),
  };
}

const MIRRORED_BLACK = 0.96;

/** The dark theme keeps the same primary where it can be seen there; a customer's colour always, if it can. */
function darkTwin(primary: string, style: Style, hue: number, isGiven: boolean): string {
  const { l, c } = hexToOklch(primary);
  const neutrals = neutralColors("dark", style, hue, AA_TARGETS);
  const grounds = [neutrals.background, neutrals.surface, neutrals["surface-2"]];
  if (isGiven && lowestContrast(primary, grounds) >= AA_TARGETS.control) return primary;
  // A black brand turns white on black, not grey.
  if (isGiven && isGrey(c)) return oklchToHex({ l: MIRRORED_BLACK, c, h: hue });
  const chroma = Math.min(c, 0.19);
  const ratio = isGiven ? 3.3 : Math.min(5.6, 4 + l * 2.4);
  return solveForRatio({ hue, chroma, grounds, ratio, side: "lighter" });
}

/** The same colour for a dark ground: as light as it must be, a little calmer. */
function lifted(hex: string) {
  const { l, c, h } = hexToOklch(hex);
  return { l: l < 0.66 ? 0.6 + l * 0.2 : l, c: c * 0.92, h };
}

function surfacesOf({ roles }: PaletteTheme): string[] {
  return [roles.background.hex, roles.surface.hex, roles["surface-2"].hex];
}

function seedReport(given: string | null, light: PaletteTheme, dark: PaletteTheme): Palette["seed"] {
  if (given === null)
    return { given, carriesText: true, note: "No color was given; the primary color follows the mood." };
  const lowest = lowestContrast(given, surfacesOf(light));
  const carriesText = lowest >= AA_TARGETS.text;
  const strong = light.roles["primary-strong"].hex;
  const inDark =
    dark.roles.primary.hex === given
      ? "The dark theme uses it unchanged too."
      : `On the dark theme's surfaces it could not be seen, so ${dark.roles.primary.hex} stands in for it there.`;
  const part = carriesText
    ? `${given} is the primary color, exactly as given, and can carry text.`
    : `${given} stays the primary color, exactly as given, for shapes and filled areas; at ${lowest.toFixed(2)}:1 it cannot carry text on light surfaces (4.5:1 is needed), so ${strong} does that.`;
  return { given, carriesText, note: `${part} ${inDark}` };
}

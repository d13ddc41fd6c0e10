import type { Style } from "@/lib/model/brief.schema";
import { PALETTE_ALTERNATIVES } from "@/lib/model/choices.schema";
import type { Strategy } from "@/lib/strategy/strategy.schema";
import type { Harmony } from "./brand-harmony";
import { colorName } from "./color-names";
import { hexToOklch, oklchToHex } from "./color-space";
import { lowestContrast, solveForRatio } from "./contrast";
import { contrastPairs } from "./contrast-pairs";
import { AA_TARGETS } from "./contrast-targets";
import { isGrey } from "./mood-colors";
import { neutralColors } from "./neutral-colors";
import type { Palette, PaletteTheme } from "./palette.schema";
import { planPalette } from "./plan-palette";
import { solveTheme } from "./solve-theme";

export interface PaletteRequest {
  readonly strategy: Pick<Strategy, "colorMood">;
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
 * Fifteen roles in a light and a dark theme, solved from WCAG 2.2 AA ratios and CIEDE2000 distances on the final hex.
 * Without a customer's colour the mood decides chroma, lightness and hue, in this order of weight; the style decides the
 * harmony. Depends on its arguments only.
 */
export function makePalette({ strategy, style, seedColor, seed, alternative = 0 }: PaletteRequest): Palette {
  if (!Number.isInteger(alternative) || alternative < 0 || alternative >= PALETTE_ALTERNATIVES) {
    throw new RangeError(`There is no palette ${alternative}; valid are 0 to ${PALETTE_ALTERNATIVES - 1}`);
  }
  const given = seedColor?.toLowerCase() ?? null;
  const plan = planPalette({ mood: strategy.colorMood.mood, style, given, seed, alternative });
  const { mood, primary, hue, harmony } = plan;
  const targets = AA_TARGETS;

  const light = solveTheme({
    theme: "light",
    style,
    primary,
    primaryMayMove: false,
    hue,
    ...harmony,
    targets,
  });
  const darkPrimary = darkTwin(primary, style, hue, given !== null);
  const dark = solveTheme({
    theme: "dark",
    style,
    primary: darkPrimary,
    primaryMayMove: false,
    hue,
    secondary: { ...harmony.secondary, wish: lifted(light.roles.secondary.hex) },
    accent: { ...harmony.accent, wish: lifted(light.roles.accent.hex) },
    targets,
  });

  const showsOn = (theme: PaletteTheme) =>
    lowestContrast(theme.roles.primary.hex, surfacesOf(theme)) >= targets.control;
  return {
    light,
    dark,
    pairs: [
      ...contrastPairs("light", light, targets, given === null || showsOn(light)),
      ...contrastPairs("dark", dark, targets, true),
    ],
    seed: seedReport(given, light, dark),
    reasons: reasonsFor(mood, style, given !== null, harmony, light),
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

function reasonsFor(
  mood: Strategy["colorMood"]["mood"],
  style: Style,
  isGiven: boolean,
  harmony: Harmony,
  light: PaletteTheme,
): Palette["reasons"] {
  const { primary, secondary, accent, text, background } = light.roles;
  const name = colorName(primary.hex);
  return {
    primary: isGiven
      ? `${capital(name)} ${primary.hex} is the brand's own color and leads unchanged.`
      : `${capital(name)} ${primary.hex} sits where colors read as ${mood}, at the strength that suits a ${style} brand.`,
    secondary: `${capital(colorName(secondary.hex))} ${secondary.hex} is ${harmony.secondary.relation}: it supports the ${name} without competing with it.`,
    accent: `${capital(colorName(accent.hex))} ${accent.hex} is ${harmony.accent.relation}; kept for what must be noticed first.`,
    neutrals: `Greys carry a trace of the brand's hue (from ${background.hex} to ${text.hex}), so that text and surfaces belong to the same family.`,
  };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

import type { Style } from "@/lib/model/brief.schema";
import type { Harmony, HarmonyWish } from "./brand-harmony";
import { hexToOklch } from "./color-space";
import { contrastPairs } from "./contrast-pairs";
import { HIGH_CONTRAST_TARGETS } from "./contrast-targets";
import type { Palette, PaletteTheme, Theme } from "./palette.schema";
import { solveTheme } from "./solve-theme";

interface Original {
  readonly light: PaletteTheme;
  readonly dark: PaletteTheme;
  readonly style: Style;
  readonly hue: number;
  readonly harmony: Harmony;
}

/**
 * The pair of themes for people who ask for more contrast. Every colour starts from its twin of the usual theme and
 * moves only as far as the higher ratios and the distances demand; here the primary may move too.
 */
export function highContrast({ light, dark, style, hue, harmony }: Original): Palette["highContrast"] {
  const themed = (theme: Theme, original: PaletteTheme) => {
    const from = (wish: HarmonyWish, hex: string): HarmonyWish => ({ ...wish, wish: hexToOklch(hex) });
    return solveTheme({
      theme,
      style,
      primary: original.roles.primary.hex,
      primaryMayMove: true,
      hue,
      secondary: from(harmony.secondary, original.roles.secondary.hex),
      accent: from(harmony.accent, original.roles.accent.hex),
      targets: HIGH_CONTRAST_TARGETS,
    });
  };
  const themes = { light: themed("light", light), dark: themed("dark", dark) };
  return {
    ...themes,
    pairs: [
      ...contrastPairs("light", themes.light, HIGH_CONTRAST_TARGETS, true),
      ...contrastPairs("dark", themes.dark, HIGH_CONTRAST_TARGETS, true),
    ],
  };
}

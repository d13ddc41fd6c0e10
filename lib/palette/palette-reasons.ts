import type { Style } from "@/lib/model/brief.schema";
import type { Strategy } from "@/lib/strategy/strategy.schema";
import { colorName } from "./color-names";
import type { Palette, PaletteTheme } from "./palette.schema";
import type { PalettePlan } from "./plan-palette";

interface Occasion {
  /** Words of the idea, most telling first; a palette made without an idea has none. */
  readonly keywords: readonly string[];
  readonly style: Style;
  readonly isGiven: boolean;
  /** The mood that the strategy asked for. */
  readonly mood: Strategy["colorMood"]["mood"];
}

/** One sentence per brand colour on why this one, in the words of the idea. */
export function reasonsFor(
  { keywords, style, isGiven, mood }: Occasion,
  { harmony, mood: ownMood }: PalettePlan,
  { roles }: PaletteTheme,
): Palette["reasons"] {
  const { primary, secondary, accent, text, background } = roles;
  const name = colorName(primary.hex);
  const idea =
    keywords.length > 0
      ? ` for ${keywords
          .slice(0, 2)
          .map((word) => `“${word}”`)
          .join(" and ")}`
      : "";
  const way =
    ownMood === mood
      ? `sits where colors read as ${mood}`
      : `leads on from ${mood} to ${ownMood}, its next of kin`;
  return {
    primary: isGiven
      ? `${capital(name)} ${primary.hex} is the brand's own color and leads unchanged.`
      : `${capital(name)} ${primary.hex} ${way}${idea}, at the strength that suits a ${style} brand.`,
    secondary: `${capital(colorName(secondary.hex))} ${secondary.hex} is ${harmony.secondary.relation}: it supports the ${name} without competing with it.`,
    accent: `${capital(colorName(accent.hex))} ${accent.hex} is ${harmony.accent.relation}; kept for what must be noticed first.`,
    neutrals: `Greys carry a trace of the brand's hue (from ${background.hex} to ${text.hex}), so that text and surfaces belong to the same family.`,
  };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

import type { Style } from "@/lib/model/brief.schema";
import { capitalize } from "@/lib/model/letter-case";
import type { Strategy } from "@/lib/strategy/strategy.schema";
import { colorName } from "./color-names";
import { floorRatio, lowestContrast } from "./contrast";
import { AA_TARGETS } from "./contrast-targets";
import type { Palette, PaletteTheme } from "./palette.schema";
import type { PalettePlan } from "./plan-palette";

interface Occasion {
  /** Words of the brief that speak for the mood; often there are none. */
  readonly moodWords: readonly string[];
  readonly style: Style;
  readonly isGiven: boolean;
  /** The mood that the strategy asked for. */
  readonly mood: Strategy["colorMood"]["mood"];
}

/** One sentence per brand colour on why this one, in the words of the idea. */
export function reasonsFor(
  { moodWords, style, isGiven, mood }: Occasion,
  { harmony, mood: ownMood }: PalettePlan,
  { roles }: PaletteTheme,
): Palette["reasons"] {
  const { primary, secondary, accent, text, background, surface } = roles;
  const name = colorName(primary.hex);
  const grounds = [background.hex, surface.hex, roles["surface-2"].hex];
  const warning = (hex: string) => {
    const ratio = lowestContrast(hex, grounds);
    return ratio >= AA_TARGETS.text
      ? ""
      : ` Not for text: it reaches ${floorRatio(ratio).toFixed(2)}:1 on the light surfaces, and text needs ${AA_TARGETS.text}:1.`;
  };
  const cited = moodWords.slice(0, 2).map((word) => `“${word}”`);
  const idea =
    cited.length > 0 ? `, which ${cited.join(" and ")} ${cited.length > 1 ? "ask" : "asks"} for` : "";
  const way =
    ownMood === mood
      ? `sits where colors read as ${mood}`
      : `leads on from ${mood} to ${ownMood}, its next of kin`;
  return {
    primary: isGiven
      ? `${capitalize(name)} ${primary.hex} is the brand's own color and leads unchanged.`
      : `${capitalize(name)} ${primary.hex} ${way}${idea}, at the strength that suits a ${style} brand.`,
    secondary: `${capitalize(colorName(secondary.hex))} ${secondary.hex} is ${harmony.secondary.relation}: it supports the ${name} without competing with it.${warning(secondary.hex)}`,
    accent: `${capitalize(colorName(accent.hex))} ${accent.hex} is ${harmony.accent.relation}; kept for what must be noticed first.${warning(accent.hex)}`,
    neutrals: `Greys carry a trace of the brand's hue (from ${background.hex} to ${text.hex}), so that text and surfaces belong to the same family.`,
  };
}

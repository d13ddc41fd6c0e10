import { DICHROMACIES } from "@/lib/model/dichromacy";
import { deltaE2000 } from "./color-difference";
import { labAsSeenBy, type Vision } from "./color-vision";
import type { ColorRole, PaletteTheme, ThemeDistances } from "./palette.schema";

const KINDS = ["normal", ...DICHROMACIES] as const satisfies readonly Vision[];
const SEVEN = ["primary", "secondary", "accent", "success", "warning", "danger", "info"] as const;

/** The closest two of the seven colours that stand for something, for each kind of eyes; floored to two decimals. */
export function measureDistances({ roles }: PaletteTheme): ThemeDistances {
  return Object.fromEntries(
    KINDS.map((vision) => {
      const labs = SEVEN.map((role) => labAsSeenBy(roles[role].hex, vision));
      let least = Number.POSITIVE_INFINITY;
      let pair: [ColorRole, ColorRole] = ["primary", "secondary"];
      labs.forEach((lab, index) => {
        for (let other = index + 1; other < SEVEN.length; other++) {
          const distance = deltaE2000(lab, labs[other]!);
          if (distance < least) [least, pair] = [distance, [SEVEN[index]!, SEVEN[other]!]];
        }
      });
      return [vision, { least: Math.floor(least * 100) / 100, pair }];
    }),
  ) as ThemeDistances;
}

import type { Logo } from "@/lib/logo/logo.schema";
import type { Style } from "@/lib/model/brief.schema";
import type { GeneratedFile } from "@/lib/model/generated-file";
import { lineBelowTagline } from "@/lib/model/line-below-tagline";
import type { Palette } from "@/lib/palette/palette.schema";
import type { Place } from "@/lib/strategy/place.schema";
import type { Strategy } from "@/lib/strategy/strategy.schema";
import type { Typography } from "@/lib/typography/typography.schema";
import { type Lettering, openLettering } from "./lettering";
import { type Look, lookOf } from "./look";
import { placeholdersIn } from "./placeholders";

export interface StudioInput {
  readonly style: Style;
  readonly features: readonly string[];
  /** Death, illness, need, debt, faith. */
  readonly isGrave: boolean;
  /** Where the business meets its customers. */
  readonly place: Place;
  readonly strategy: Pick<Strategy, "name" | "tagline" | "oneLiner" | "promise" | "language" | "direction">;
  readonly palette: Palette;
  readonly typography: Typography;
  readonly logo: Logo;
  /** With the TrueType files of the package. */
  readonly files: readonly GeneratedFile[];
}

/** All that a scene is drawn with. */
export interface Studio extends Pick<StudioInput, "strategy" | "logo" | "features" | "isGrave" | "place"> {
  readonly look: Look;
  readonly type: Lettering;
  /** What stands where a person's own words will; empty where we do not speak the language: there are lines then. */
  readonly placeholders: { readonly name: string; readonly role: string };
}

export async function openStudio(input: StudioInput): Promise<Studio> {
  const { strategy, palette, logo, style, isGrave, typography, files, features } = input;
  const { name, tagline, language, direction } = strategy;
  const placeholders = placeholdersIn(language);
  const below = lineBelowTagline(strategy);
  const text = [name, tagline, below, ...features, placeholders.name, placeholders.role, "…"].join(" ");
  const type = await openLettering({ typography, files, text, direction });
  const held = (words: string) => (type.holds(words) ? words : "");
  return {
    strategy,
    logo,
    features,
    isGrave,
    place: input.place,
    look: lookOf({ palette, logo, style, isGrave }),
    type,
    placeholders: { name: held(placeholders.name), role: held(placeholders.role) },
  };
}

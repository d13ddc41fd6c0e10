import { wcagContrast } from "culori";
import type { Logo } from "@/lib/logo/logo.schema";
import type { Style } from "@/lib/model/brief.schema";
import type { Palette } from "@/lib/palette/palette.schema";

/** The theme's slots by what they are for. The names of the file format stand in `pptx/theme.ts`. */
export const DECK_COLORS = [
  "text",
  "ground",
  "strong",
  "soft",
  "primary",
  "secondary",
  "accent",
  "muted",
  "line",
  "surface",
] as const;
export type DeckColor = (typeof DECK_COLORS)[number];

/** How slides are laid out: by the brand's style. */
export const DECK_LAYOUTS = ["split", "editorial", "poster"] as const;
export type DeckLayout = (typeof DECK_LAYOUTS)[number];
const LAYOUT_OF: Readonly<Record<Style, DeckLayout>> = {
  modern: "split",
  classic: "editorial",
  minimal: "editorial",
  bold: "poster",
};

export interface DeckLook {
  readonly layout: DeckLayout;
  readonly colors: Readonly<Record<DeckColor, string>>;
  /** Text on a filled area: whichever of text and ground can be read there. */
  readonly on: (color: DeckColor) => DeckColor;
  /** The second voice on a filled area: muted where it can be read. */
  readonly quietOn: (color: DeckColor) => DeckColor;
  /** The brand's strongest color on a filled area, for signs in large type. */
  readonly stressOn: (color: DeckColor) => DeckColor;
  /** Which color of the theme each part of the logo has on a filled area. */
  readonly logoOn: (color: DeckColor) => Readonly<Record<"primary" | "accent" | "ink", DeckColor>>;
}

/** WCAG 2.2, 1.4.3 for text, 1.4.11 for graphics. */
const TEXT_CONTRAST = 4.5;
const GRAPHIC_CONTRAST = 3;

export function deckLook(
  style: Style,
  { light }: Pick<Palette, "light">,
  { versions }: Pick<Logo, "versions">,
): DeckLook {
  const { roles } = light;
  const colors: Record<DeckColor, string> = {
    text: roles.text.hex,
    ground: roles.background.hex,
    strong: roles["primary-strong"].hex,
    soft: roles["primary-soft"].hex,
    primary: roles.primary.hex,
    secondary: roles.secondary.hex,
    accent: roles.accent.hex,
    muted: roles["text-muted"].hex,
    line: roles.border.hex,
    surface: roles.surface.hex,
  };
  const contrast = (one: DeckColor, other: DeckColor) => wcagContrast(colors[one], colors[other]);
  const on = (color: DeckColor): DeckColor =>
    contrast("ground", color) >= contrast("text", color) ? "ground" : "text";
  return {
    layout: LAYOUT_OF[style],
    colors,
    on,
    quietOn: (color) =>
      (["muted", "line"] as const).find((quiet) => contrast(quiet, color) >= TEXT_CONTRAST) ?? on(color),
    stressOn: (color) =>
      (["primary", "strong"] as const).find((own) => contrast(own, color) >= GRAPHIC_CONTRAST) ?? on(color),
    logoOn(color) {
      const own = (part: "primary" | "accent" | "ink"): DeckColor => {
        const hex = versions.color.fills[part];
        return DECK_COLORS.find((name) => colors[name] === hex) ?? (part === "accent" ? "accent" : "text");
      };
      const fills = { primary: own("primary"), accent: own("accent"), ink: own("ink") };
      const isLegible = Object.values(fills).every((fill) => contrast(fill, color) >= GRAPHIC_CONTRAST);
      const plain = on(color);
      return isLegible ? fills : { primary: plain, accent: plain, ink: plain };
    },
  };
}

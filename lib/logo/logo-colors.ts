import { wcagContrast } from "culori";
import type { Palette, PaletteTheme } from "@/lib/palette/palette.schema";
import type { FillRole, Logo } from "./logo.schema";

/** WCAG 2.2, 1.4.11: graphics that carry meaning. */
const GRAPHIC_CONTRAST = 3;

/** The four colour versions; black and white are for one-colour print and stand on white and black. */
export function logoColors(palette: Palette): Logo["versions"] {
  return {
    color: { fills: themeFills(palette.light), background: palette.light.roles.background.hex },
    reversed: { fills: themeFills(palette.dark), background: palette.dark.roles.background.hex },
    black: { fills: oneColor("#000000"), background: "#ffffff" },
    white: { fills: oneColor("#ffffff"), background: "#000000" },
  };
}

function themeFills({ roles }: PaletteTheme): Record<FillRole, string> {
  const legible = (candidates: readonly (keyof PaletteTheme["roles"])[]) =>
    candidates
      .map((role) => roles[role].hex)
      .find((hex) => wcagContrast(hex, roles.background.hex) >= GRAPHIC_CONTRAST) ?? roles.text.hex;
  return {
    primary: legible(["primary", "primary-strong"]),
    accent: legible(["accent", "secondary", "primary"]),
    ink: roles.text.hex,
  };
}

function oneColor(hex: string): Record<FillRole, string> {
  return { primary: hex, accent: hex, ink: hex };
}

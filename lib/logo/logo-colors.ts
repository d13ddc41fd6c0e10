import { wcagContrast } from "culori";
import type { Palette, PaletteTheme } from "@/lib/palette/palette.schema";
import type { FillRole, Logo } from "./logo.schema";
import { reverseColors } from "./reverse-colors";

/** WCAG 2.2, 1.4.11: graphics that carry meaning. */
const GRAPHIC_CONTRAST = 3;

/** The four colour versions; black and white are for one-colour print and stand on white and black. */
export function logoColors(palette: Palette): Logo["versions"] {
  const fills = themeFills(palette.light);
  const dark = palette.dark.roles;
  return {
    color: { fills, background: palette.light.roles.background.hex },
    reversed: {
      fills: { ...reverseColors(fills, dark.background.hex), ink: dark.text.hex },
      background: dark.background.hex,
    },
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

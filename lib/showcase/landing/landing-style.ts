import { FILL_ROLES, type FillRole } from "@/lib/logo/logo.schema";
import {
  COLOR_ROLES,
  type ColorRole,
  type PaletteTheme,
  SOLID_ROLES,
  THEMES,
} from "@/lib/palette/palette.schema";
import { FONT_ROLES } from "@/lib/typography/typography.schema";
import type { LandingDress } from "../showcase-input";
import { LANDING_LAYOUT } from "./landing-layout";
import { wordsFontFaces } from "./words-fonts";

/**
 * The page's style sheet: the brand's faces, logo fills and swatches, then the layout, which `tokens/brand.css` colors.
 * @param fontDisplay "optional" where the page preloads its faces and no line may ever move
 */
export function landingStyle(input: LandingDress, fontDisplay: "swap" | "optional" = "swap"): string {
  const { typography, logo, palette } = input;
  const fonts = [...FONT_ROLES.map((role) => typography[role]), ...typography.scriptFallbacks];
  const faces = new Map(
    fonts.flatMap(({ family, faces: own }) =>
      own.map(({ weight, path }) => [path, fontFace(family, weight, path, fontDisplay)] as const),
    ),
  );
  const { color, reversed } = logo.versions;
  const swatches = THEMES.flatMap((theme) =>
    COLOR_ROLES.map((role) => {
      const { roles, onSolid } = palette[theme];
      const solid = SOLID_ROLES.find((name) => name === role);
      const ink = solid ? onSolid[solid] : inkOn(role, roles);
      return `.${theme}-${role} { background: ${roles[role].hex}; color: ${ink}; }`;
    }),
  );
  return [
    ...faces.values(),
    ...wordsFontFaces(input),
    `:root, [data-theme="light"] { ${fills(color.fills)} }`,
    `[data-theme="dark"] { ${fills(reversed.fills)} }`,
    `@media (prefers-color-scheme: dark) { :root:not([data-theme="light"]) { ${fills(reversed.fills)} } }`,
    ...swatches,
    `.ground-page { background: ${color.background ?? palette.light.roles.background.hex}; }`,
    `.ground-night { background: ${reversed.background ?? palette.dark.roles.background.hex}; }`,
    `.ground-primary, .card-front, .app { background: ${palette.light.roles.primary.hex}; }`,
    `.card-back, .site-head, .site-bar { background: ${palette.light.roles.background.hex}; color: ${palette.light.roles.text.hex}; }`,
    LANDING_LAYOUT,
  ].join("\n");
}

/** The border's grey lies in the middle, where only black or white is far enough away. */
function inkOn(role: ColorRole, roles: PaletteTheme["roles"]): string {
  if (role === "border") return roles.border.oklch[0] > MIDDLE ? "#000000" : "#ffffff";
  return roles[role === "text" || role === "text-muted" ? "background" : "text"].hex;
}

/** OKLCH lightness at which black and white have the same contrast, 4.58:1. */
const MIDDLE = 0.565;

/** The family's name comes from our list of typefaces; quotes in it would end the string. */
function fontFace(family: string, weight: number, path: string, display: string): string {
  return `@font-face { font-family: ${JSON.stringify(family)}; src: url("${path}") format("woff2"); font-weight: ${weight}; font-display: ${display}; }`;
}

function fills(hexes: Record<FillRole, string>): string {
  return FILL_ROLES.map((role) => `--logo-${role}: ${hexes[role]};`).join(" ");
}

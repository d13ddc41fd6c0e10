import {
  type ColorRole,
  type Palette,
  type PaletteTheme,
  SOLID_ROLES,
  type SolidRole,
  THEMES,
  type Theme,
} from "@/lib/palette/palette.schema";
import { type CssSetting, type CssValues, readBrandCss } from "./read-brand-css";

/** The custom property that shows each role. */
const ROLE_PROPERTIES: Record<ColorRole, string> = {
  primary: "--color-brand-primary",
  "primary-strong": "--color-brand-primary-strong",
  "primary-soft": "--color-brand-primary-soft",
  secondary: "--color-brand-secondary",
  accent: "--color-brand-accent",
  background: "--color-background-page",
  surface: "--color-background-surface",
  "surface-2": "--color-background-raised",
  border: "--color-border-control",
  text: "--color-text-default",
  "text-muted": "--color-text-muted",
  success: "--color-text-success",
  warning: "--color-text-warning",
  danger: "--color-text-danger",
  info: "--color-text-info",
};

/** One place in the world: how it is set, which of the palette's themes belongs there, and what the style sheet gives. */
export interface ColorContext {
  readonly name: string;
  readonly theme: Theme;
  readonly more: boolean;
  readonly values: CssValues;
}

const ATTRIBUTES: readonly Readonly<Record<string, string>>[] = [
  {},
  ...THEMES.flatMap((theme): Record<string, string>[] => [
    { "data-theme": theme },
    { "data-theme": theme, "data-contrast": "more" },
    { "data-theme": theme, "data-contrast": "standard" },
  ]),
];

/**
 * Every setting of the system and of the attributes that `brand.css` tells apart, resolved: both color schemes, both
 * wishes for contrast, the root and elements with each theme, with and without a contrast of their own.
 * @throws Error when the style sheet cannot be read
 */
export function colorContexts(css: string): ColorContext[] {
  const resolve = readBrandCss(css);
  return THEMES.flatMap((scheme) =>
    (["no-preference", "more"] as const).flatMap((contrast) =>
      ATTRIBUTES.map((attributes): ColorContext => {
        const setting: CssSetting = { scheme, contrast, attributes };
        const { "data-theme": theme = scheme, "data-contrast": wish } = attributes as Record<string, string>;
        return {
          name: nameOf(setting),
          theme: theme as Theme,
          more: wish ? wish === "more" : contrast === "more",
          values: resolve(setting),
        };
      }),
    ),
  );
}

/** Role, "on-<role>", "<role>-hover" or "focus-ring" → custom property; undefined for any other name. */
export function propertyOf(name: string): string | undefined {
  if (name === "focus-ring") return "--color-border-focus";
  const solid = SOLID_ROLES.find((role) => name === `on-${role}` || name === `${role}-hover`);
  if (solid) return name.startsWith("on-") ? `--color-text-on-${solid}` : `--color-solid-${solid}-hover`;
  return ROLE_PROPERTIES[name as ColorRole];
}

/** What the palette says of a theme, by the names that `propertyOf` knows. */
export function paletteColors({ roles, onSolid, hover, focusRing }: PaletteTheme): Map<string, string> {
  const solids = Object.keys(onSolid) as SolidRole[];
  return new Map([
    ...Object.entries(roles).map(([role, { hex }]): [string, string] => [role, hex]),
    ...solids.map((role): [string, string] => [`on-${role}`, onSolid[role]]),
    ...solids.map((role): [string, string] => [`${role}-hover`, hover[role]]),
    ["focus-ring", focusRing],
  ]);
}

/** The theme of the palette that holds in a context. */
export function themeOf(
  palette: Palette,
  { theme, more }: Pick<ColorContext, "theme" | "more">,
): PaletteTheme {
  return (more ? palette.highContrast : palette)[theme];
}

function nameOf({ scheme, contrast, attributes }: CssSetting): string {
  const own = Object.values(attributes).join(", ");
  return `${scheme} system${contrast === "more" ? ", more contrast" : ""}${own ? `: ${own}` : ""}`;
}

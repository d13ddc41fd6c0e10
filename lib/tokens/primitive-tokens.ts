import {
  type P3Channels,
  type Palette,
  type PaletteTheme,
  SOLID_ROLES,
  THEMES,
  type Theme,
} from "@/lib/palette/palette.schema";
import type { Strategy } from "@/lib/strategy/strategy.schema";
import type { PlacedToken } from "./token-tree";
import { type ColorValue, EXTENSION, type Token, type TokenType } from "./tokens.schema";

/** One token with its place. The value's form is checked against the schema when the document is done. */
export function place(
  path: string,
  type: TokenType,
  value: unknown,
  description: string,
  css?: string,
): PlacedToken {
  const token = { $type: type, $value: value, $description: description, ...(css ? extension(css) : {}) };
  return { path, token: token as Token };
}

function extension(css: string) {
  return { $extensions: { [EXTENSION]: { css } } };
}

export const rem = (px: number) => ({ value: round(px / 16), unit: "rem" });
export const px = (value: number) => ({ value: round(value), unit: "px" });
export const ms = (value: number) => ({ value, unit: "ms" });

/** A Display P3 color; `hex` stands for it on other screens. */
function wideColorValue(components: P3Channels, hex: string): ColorValue {
  return { colorSpace: "display-p3", components, hex };
}

export function colorValue(hex: string, alpha?: number): ColorValue {
  const channel = (at: number) => round(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const components: ColorValue["components"] = [channel(1), channel(3), channel(5)];
  return { colorSpace: "srgb", components, ...(alpha === undefined ? {} : { alpha }), hex };
}

/** What the tokens follow beside colors and typefaces. */
export type TokenStrategy = Pick<Strategy, "name" | "typeVoice" | "personality">;

/**
 * The first tier: raw values without a meaning. Nothing in a product uses them directly; the semantic tier points at
 * them, a theme points elsewhere.
 */
export function primitiveTokens(palette: Palette, strategy: TokenStrategy): PlacedToken[] {
  return [
    ...THEMES.flatMap((theme) => themeColors(theme, palette[theme])),
    ...SIZES.map((size) =>
      place(`primitive.size.${size}`, "dimension", rem(size * 4), `${size} steps of 4 px`),
    ),
    ...radii(strategy),
    ...durations(strategy),
    ...easings(strategy),
    ...THEMES.flatMap((theme) => shadows(theme, palette[theme])),
  ];
}

/** Multiples of 4 px. */
const SIZES = [0, 1, 2, 3, 4, 6, 8, 11, 12, 16, 24, 32] as const;

/**
 * The same names with the values of the high-contrast themes: everything that points at them follows, in either theme.
 * Decorative lines become as strong as outlines.
 */
export function highContrastColors({ highContrast }: Palette): PlacedToken[] {
  return THEMES.flatMap((theme) => themeColors(theme, highContrast[theme], "high contrast", 1));
}

/** The colors that have more chroma on a Display P3 screen; neutrals are the same colors there. */
export function wideColors(palette: Palette): PlacedToken[] {
  return THEMES.flatMap((theme) => {
    const { roles, hover, focusRing } = palette[theme];
    const wide = palette.p3[theme];
    const color = (name: string, channels: P3Channels, hex: string, description: string) =>
      place(
        `primitive.color.${theme}.${name}`,
        "color",
        wideColorValue(channels, hex),
        `${description}, ${theme} theme, Display P3`,
      );
    return [
      ...SOLID_ROLES.map((role) => color(role, wide.roles[role], roles[role].hex, role)),
      ...SOLID_ROLES.map((role) =>
        color(`${role}-hover`, wide.hover[role], hover[role], `${role} under the pointer`),
      ),
      color("focus-ring", wide.focusRing, focusRing, "Focus ring"),
    ];
  });
}

function themeColors(
  theme: Theme,
  { roles, onSolid, hover, focusRing }: PaletteTheme,
  contrast = "",
  dividerAlpha = 0.35,
): PlacedToken[] {
  const where = [`${theme} theme`, contrast].filter(Boolean).join(", ");
  const color = (name: string, hex: string, description: string, alpha?: number) =>
    place(`primitive.color.${theme}.${name}`, "color", colorValue(hex, alpha), `${description}, ${where}`);
  return [
    ...Object.entries(roles).map(([role, { hex }]) => color(role, hex, role)),
    ...SOLID_ROLES.map((role) => color(`on-${role}`, onSolid[role], `Text on ${role}`)),
    ...SOLID_ROLES.map((role) => color(`${role}-hover`, hover[role], `${role} under the pointer`)),
    color("focus-ring", focusRing, "Focus ring"),
    color("divider", roles.border.hex, "Decorative line", dividerAlpha),
    color("scrim", theme === "light" ? roles.text.hex : "#000000", "Veil behind a dialog", 0.55),
  ];
}

/** Base radius in px by typographic voice: round letters ask for round corners. */
const RADIUS: Record<Strategy["typeVoice"]["voice"], number> = {
  geometric: 10,
  humanist: 8,
  grotesque: 6,
  editorial: 3,
  classical: 2,
  technical: 4,
  expressive: 14,
};

function radii({ typeVoice }: TokenStrategy): PlacedToken[] {
  const base = RADIUS[typeVoice.voice];
  const radius = (name: string, value: number) =>
    place(`primitive.radius.${name}`, "dimension", px(value), `Corner radius, ${name}`);
  return [
    radius("none", 0),
    radius("small", Math.ceil(base / 2)),
    radius("medium", base),
    radius("large", base * 2),
    radius("full", 9999),
  ];
}

/** Excited brands move faster, calm ones slower, in steps of 10 ms. */
function durations({ personality }: TokenStrategy): PlacedToken[] {
  const tempo = 1.15 - 0.35 * personality.excitement.score;
  const duration = (name: string, base: number, description: string) =>
    place(
      `primitive.duration.${name}`,
      "duration",
      ms(Math.max(1, Math.round((base * tempo) / 10) * 10)),
      description,
    );
  return [
    place("primitive.duration.none", "duration", ms(0), "No time at all"),
    place("primitive.duration.instant", "duration", ms(1), "Too short to be seen; an end event still fires"),
    duration("quick", 100, "Answers to a press"),
    duration("fast", 150, "Answers to the pointer"),
    duration("steady", 240, "Small parts coming and going"),
    duration("slow", 380, "Large parts coming and going"),
  ];
}

function easings({ personality }: TokenStrategy): PlacedToken[] {
  const lively = personality.excitement.score > 0.6;
  const easing = (name: string, curve: readonly number[], description: string) =>
    place(`primitive.easing.${name}`, "cubicBezier", curve, description);
  return [
    easing("linear", [0, 0, 1, 1], "Even speed, for progress only"),
    easing("standard", [0.2, 0, 0, 1], "Starts at once, settles softly"),
    easing("decelerate", [0, 0, 0.2, 1], "Arrives"),
    easing("accelerate", [0.4, 0, 1, 1], "Leaves"),
    easing(
      "emphasized",
      lively ? [0.34, 1.4, 0.64, 1] : [0.3, 0, 0, 1],
      lively ? "Overshoots a little" : "Settles long",
    ),
  ];
}

/** Two layers each: a tight one for the edge, a wide one for the distance. Dark grounds need deeper shadows. */
function shadows(theme: Theme, { roles }: PaletteTheme): PlacedToken[] {
  const hex = theme === "light" ? roles.text.hex : "#000000";
  const depth = theme === "light" ? 1 : 3.5;
  const layer = (y: number, blur: number, alpha: number) => ({
    color: colorValue(hex, round(Math.min(0.7, alpha * depth))),
    offsetX: px(0),
    offsetY: px(y),
    blur: px(blur),
    spread: px(0),
  });
  const shadow = (name: string, layers: unknown, description: string) =>
    place(`primitive.shadow.${theme}.${name}`, "shadow", layers, `${description}, ${theme} theme`);
  return [
    shadow("low", [layer(1, 2, 0.07), layer(1, 3, 0.05)], "Resting on the page"),
    shadow("medium", [layer(2, 4, 0.07), layer(6, 16, 0.09)], "Lifted: menus, cards under the pointer"),
    shadow("high", [layer(4, 8, 0.08), layer(16, 40, 0.14)], "Floating: dialogs, toasts"),
  ];
}

function round(value: number): number {
  return Number(value.toFixed(5));
}

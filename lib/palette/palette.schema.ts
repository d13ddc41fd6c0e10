import { z } from "zod";

/** The fifteen roles, in the order in which they are shown. */
export const COLOR_ROLES = [
  "primary",
  "primary-strong",
  "primary-soft",
  "secondary",
  "accent",
  "background",
  "surface",
  "surface-2",
  "border",
  "text",
  "text-muted",
  "success",
  "warning",
  "danger",
  "info",
] as const;
/** Roles that carry text of their own (`onSolid`). */
export const SOLID_ROLES = [
  "primary",
  "primary-strong",
  "secondary",
  "accent",
  "success",
  "warning",
  "danger",
  "info",
] as const;
export const THEMES = ["light", "dark"] as const;

export type ColorRole = (typeof COLOR_ROLES)[number];
export type SolidRole = (typeof SOLID_ROLES)[number];
export type Theme = (typeof THEMES)[number];

const hexSchema = z.string().regex(/^#[0-9a-f]{6}$/);

/** `hex` is the truth; `oklch` is computed from that rounded hex: [L 0–1, C ≥ 0, H 0–360 (0 for greys)]. */
const colorSchema = z.object({ hex: hexSchema, oklch: z.tuple([z.number(), z.number(), z.number()]) });

const themeSchema = z.object({
  roles: z.record(z.enum(COLOR_ROLES), colorSchema),
  /** Text and icons on a filled area of that role. */
  onSolid: z.record(z.enum(SOLID_ROLES), hexSchema),
  /** The filled area under the pointer; at least .03 away in OKLCH lightness. */
  hover: z.record(z.enum(SOLID_ROLES), hexSchema),
  focusRing: hexSchema,
});

/** Channels of `color(display-p3 r g b)`, 0–1. */
const p3Schema = z.tuple([z.number(), z.number(), z.number()]);
const wideThemeSchema = z.object({
  roles: z.record(z.enum(COLOR_ROLES), p3Schema),
  hover: z.record(z.enum(SOLID_ROLES), p3Schema),
  focusRing: p3Schema,
});

/** ΔE2000 of the closest two among the seven colours that stand for something. */
const closestSchema = z.object({
  least: z.number(),
  pair: z.tuple([z.enum(COLOR_ROLES), z.enum(COLOR_ROLES)]),
});
const distancesSchema = z.object({
  normal: closestSchema,
  protan: closestSchema,
  deutan: closestSchema,
  tritan: closestSchema,
});

const pairSchema = z.object({
  theme: z.enum(THEMES),
  /** Role names, or "on-<role>" for the text of a solid, or "focus-ring". */
  foreground: z.string(),
  background: z.string(),
  foregroundHex: hexSchema,
  backgroundHex: hexSchema,
  /** WCAG 2.2 contrast ratio of the two hex values, floored to two decimals. */
  ratio: z.number(),
  /** The ratio that must hold: 4.5 for text, 3 for large text, controls and focus; 7 and 4.5 in high contrast. */
  required: z.number(),
  use: z.enum(["text", "large-text", "control", "focus"]),
});

export const paletteSchema = z.object({
  light: themeSchema,
  dark: themeSchema,
  /** Every pair that the product uses, with its measured ratio. */
  pairs: z.array(pairSchema),
  /** The same brand with every text at 7:1 or more, and controls, shapes and focus at 4.5:1. */
  highContrast: z.object({ light: themeSchema, dark: themeSchema, pairs: z.array(pairSchema) }),
  /** What screens with the Display P3 gamut show: same hue and lightness, more chroma where no pair suffers. */
  p3: z.object({ light: wideThemeSchema, dark: wideThemeSchema }),
  /** How far apart the colours are for every kind of eyes; dichromats by Machado, Oliveira & Fernandes (2009). */
  distances: z.object({ light: distancesSchema, dark: distancesSchema }),
  seed: z.object({
    /** The customer's colour, as given. */
    given: hexSchema.nullable(),
    /** False when the given colour could not carry text and `primary-strong` does it instead. */
    carriesText: z.boolean(),
    note: z.string(),
  }),
  /** One sentence per brand role on why this colour. */
  reasons: z.object({ primary: z.string(), secondary: z.string(), accent: z.string(), neutrals: z.string() }),
});

export type Palette = z.infer<typeof paletteSchema>;
export type PaletteTheme = z.infer<typeof themeSchema>;
export type WideTheme = z.infer<typeof wideThemeSchema>;
export type P3Channels = z.infer<typeof p3Schema>;
export type ThemeDistances = z.infer<typeof distancesSchema>;
export type ContrastPair = z.infer<typeof pairSchema>;

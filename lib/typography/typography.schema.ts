import { z } from "zod";

export const FONT_ROLES = ["heading", "body", "mono"] as const;
export type FontRole = (typeof FONT_ROLES)[number];

const faceSchema = z.object({
  /** 100–900. */
  weight: z.int(),
  /** Package path of the shipped subset, e.g. "fonts/inter/inter-700.woff2". */
  path: z.string(),
});

const fontSchema = z.object({
  /** CSS family name, e.g. "Source Serif 4". */
  family: z.string(),
  slug: z.string().regex(/^[a-z0-9-]+$/),
  category: z.enum(["sans-serif", "serif", "monospace"]),
  /** Optical size in points, for families drawn for reading sizes too; renderers pass it on to the font source. */
  opticalSize: z.number().optional(),
  /** CSS fallback list after the family itself. */
  fallback: z.string(),
  faces: z.array(faceSchema).min(1),
  /** Package path of the licence text, below LICENSES/. */
  license: z.string(),
});

const stepSchema = z.object({
  /** "display", "h1" … "h4", "lead", "body", "small", "caption". */
  name: z.string(),
  minPx: z.number(),
  maxPx: z.number(),
  /** CSS `clamp()` between 360 and 1280 px viewports. */
  clamp: z.string(),
  lineHeight: z.number(),
  /** em */
  letterSpacing: z.number(),
  weight: z.int(),
  role: z.enum(FONT_ROLES),
});

export const typographySchema = z.object({
  /** Id of the type pair, as `designChoicesSchema.pair` takes it; absent in brands made before pairs had ids. */
  pair: z.string().optional(),
  heading: fontSchema,
  body: fontSchema,
  mono: fontSchema,
  /** Families added because the name or the idea needs a script that the pair does not cover, in order of use. */
  scriptFallbacks: z.array(fontSchema),
  /** Characters of the brand's words that no installed family has; absent when there are none. */
  uncovered: z.array(z.string()).optional(),
  scale: z.array(stepSchema).min(6),
  /** Why this pair, in one or two sentences with the measured contrast and likeness. */
  reason: z.string(),
});

const specimenFontSchema = z.object({
  family: z.string(),
  category: z.enum(["sans-serif", "serif", "monospace"]),
  weight: z.int(),
  /** Path of a WOFF2 that holds the specimen's letters. */
  path: z.string(),
});

/** A pair that would suit the brand too, offered beside the engine's own choice. */
export const pairAlternativeSchema = z.object({
  id: z.string(),
  heading: specimenFontSchema,
  body: specimenFontSchema,
  why: z.string(),
});

export type PairAlternative = z.infer<typeof pairAlternativeSchema>;
export type Typography = z.infer<typeof typographySchema>;
export type FontChoice = z.infer<typeof fontSchema>;
export type TypeStep = z.infer<typeof stepSchema>;

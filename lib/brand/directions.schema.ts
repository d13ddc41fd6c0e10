import { z } from "zod";
import { drawingSchema, FILL_ROLES } from "@/lib/logo/logo.schema";
import { COLOR_ROLES, SOLID_ROLES } from "@/lib/palette/palette.schema";
import { strategySchema } from "@/lib/strategy/strategy.schema";
import { pairAlternativeSchema } from "@/lib/typography/typography.schema";

const hexSchema = z.string();

const themeSchema = z.object({
  roles: z.record(z.enum(COLOR_ROLES), hexSchema),
  /** Text on a filled area of that role. */
  onSolid: z.record(z.enum(SOLID_ROLES), hexSchema),
  /** Of the logo's color version on this theme's background. */
  fills: z.record(z.enum(FILL_ROLES), hexSchema),
});

const fontSchema = pairAlternativeSchema.shape.heading.omit({ path: true }).extend({
  /** A WOFF2 as a data URL; it holds the letters of this answer's texts. */
  url: z.string(),
});

/** The body of `GET` and `POST /api/brands/:brandId/directions`: what a person may choose from. */
export const directionsSchema = z
  .object({
    brandId: z.string(),
    /** The version that is changed. */
    version: z.int(),
    names: z.array(z.object({ name: z.string(), why: z.string() })),
    marks: z.array(z.object({ id: z.string(), concept: z.string(), icon: drawingSchema })),
    palettes: z.array(z.object({ light: themeSchema, dark: themeSchema, reason: z.string() })),
    pairs: z.array(z.object({ id: z.string(), heading: fontSchema, body: fontSchema, why: z.string() })),
    /** The brand as it would be. */
    design: z.object({
      name: z.string(),
      direction: z.enum(["ltr", "rtl"]),
      language: z.string(),
      words: z.object({
        tagline: z.string(),
        oneLiner: z.string(),
        mission: z.string(),
        promise: z.string(),
        values: strategySchema.shape.values,
      }),
      /** What else each may say, the next best first. */
      alternatives: strategySchema.shape.alternatives.unwrap().extend({
        values: z.array(strategySchema.shape.values.element).max(4),
      }),
      /** Id of the mark among `marks`; "customer/own" for one that was brought. */
      mark: z.string(),
      icon: drawingSchema,
      wordmark: drawingSchema,
      /** Index among `palettes`. */
      palette: z.int(),
      seedColor: z.string().nullable(),
      /** Id of the pair; it may be none of `pairs`. */
      pair: z.string().nullable(),
    }),
    /** Which words the person wrote. */
    edited: z.array(z.string()),
  })
  .meta({ id: "Directions" });

export type Directions = z.infer<typeof directionsSchema>;
export type PaletteOption = Directions["palettes"][number];
export type PairOption = Directions["pairs"][number];

import { z } from "zod";
import { designBriefSchema } from "@/lib/model/brief.schema";
import { paletteSchema } from "@/lib/palette/palette.schema";

const font = z.object({
  family: z.string().min(1),
  category: z.string(),
  fallback: z.string(),
  faces: z.array(z.object({ weight: z.number(), path: z.string() })).min(1),
  license: z.string(),
});

/** `brand.json`: what programs read of a brand. */
export const brandRecordSchema = z.object({
  name: z.string().min(1),
  slug: z.string().min(1),
  tagline: z.string(),
  oneLiner: z.string(),
  mission: z.string(),
  positioning: z.string(),
  promise: z.string(),
  boilerplate: z.string(),
  /** Unsigned 32-bit. */
  seed: z.int().nonnegative(),
  engineVersion: z.string().min(1),
  brief: designBriefSchema,
  palette: paletteSchema,
  fonts: z.object({
    heading: font,
    body: font,
    mono: font,
    scriptFallbacks: z.array(font),
    /** Characters of the brand's texts that no typeface of the package has. */
    uncovered: z.array(z.string()).optional(),
  }),
  logo: z.object({
    family: z.string(),
    concept: z.string(),
    clearSpace: z.number(),
    minimumPx: z.record(z.string(), z.number()),
  }),
});
export type BrandRecord = z.infer<typeof brandRecordSchema>;

import { z } from "zod";
import { COLOR_VERSIONS, LOGO_VARIATIONS } from "@/lib/logo/logo.schema";
import { techStackSchema } from "@/lib/model/brief.schema";

const fileSchema = z.object({
  /** In the package. */
  path: z.string(),
  /** The ending of its name: "svg", "png", "json", … */
  format: z.string(),
  /** Where its bytes can be fetched, without a key. */
  url: z.string(),
  bytes: z.int().min(0),
  /** Hexadecimal. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

export const logoFileSchema = fileSchema.extend({
  /** null for files that belong to no single variation: favicons, the construction drawing. */
  variation: z.enum(LOGO_VARIATIONS).nullable(),
  colorVersion: z.enum(COLOR_VERSIONS).nullable(),
  /** Longer side in px, of pictures made of pixels. */
  size: z.int().min(1).nullable(),
});

export const TOKEN_FORMATS = ["dtcg", "css", "scss", "tailwind"] as const;
export type TokenFormat = (typeof TOKEN_FORMATS)[number];

export const tokensQuerySchema = z.object({
  /** Only the files of this format, with their text. */
  format: z.enum(TOKEN_FORMATS, { error: `must be one of ${TOKEN_FORMATS.join(", ")}` }).optional(),
});

export const tokenFileSchema = fileSchema.extend({
  /** The whole file as text; null unless one format was asked for. */
  content: z.string().nullable(),
});

export const componentsQuerySchema = z.object({
  /** Any stack; the brand's own when it is left out. */
  stack: techStackSchema.optional(),
});

export const componentFileSchema = fileSchema.extend({
  stack: techStackSchema,
  /** Id of the component whose source it is; null for what all of them share. */
  component: z.string().nullable(),
  /** null for a file that only this stack has, when it is not the brand's own: then `content` is all there is. */
  url: z.string().nullable(),
  /** The whole file as text; null for fonts and other bytes, which `url` has. */
  content: z.string().nullable(),
});
export type ComponentFile = z.output<typeof componentFileSchema>;

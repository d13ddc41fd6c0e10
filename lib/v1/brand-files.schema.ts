import { z } from "zod";
import { SCENE_IDS } from "@/lib/applications/scenes.schema";
import { COLOR_VERSIONS, LOGO_VARIATIONS } from "@/lib/logo/logo.schema";
import { techStackSchema } from "@/lib/model/brief.schema";

/** When files can be read, for the descriptions of all that read them. */
export const SERVED_VERSION =
  "409 with `Retry-After` until the first version is complete; while a later one is made, the one before is served.";

const WHERE = { description: "Where the bytes can be fetched." };

const fileSchema = z.object({
  path: z.string().meta({ description: "Place in the package." }),
  format: z.string().meta({ description: "The ending of the file's name." }),
  /** Needs no key. */
  url: z.string().meta(WHERE),
  bytes: z.int().min(0).meta({ description: "Length in bytes." }),
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .meta({ description: "SHA-256 of the bytes, hexadecimal." }),
});

export const logoFileListSchema = z
  .array(
    fileSchema.extend({
      /** Favicons, the construction drawing. */
      variation: z
        .enum(LOGO_VARIATIONS)
        .nullable()
        .meta({ description: "Null for files that belong to no single variation." }),
      colorVersion: z.enum(COLOR_VERSIONS).nullable(),
      size: z.int().min(1).nullable().meta({ description: "Longer side in px, of pictures made of pixels." }),
    }),
  )
  .meta({ id: "LogoFileList" });

export const applicationFileListSchema = z
  .array(
    fileSchema.extend({
      scene: z
        .enum(SCENE_IDS)
        .nullable()
        .meta({ description: "Which picture; null for the e-mail signature." }),
      title: z.string().nullable().meta({ description: "The picture's name for people." }),
      width: z.int().min(1).nullable().meta({ description: "In px." }),
      height: z.int().min(1).nullable(),
    }),
  )
  .meta({ id: "ApplicationFileList" });

export const TOKEN_FORMATS = ["dtcg", "css", "scss", "tailwind"] as const;
export type TokenFormat = (typeof TOKEN_FORMATS)[number];

export const tokensQuerySchema = z.object({
  format: z
    .enum(TOKEN_FORMATS, { error: `must be one of ${TOKEN_FORMATS.join(", ")}` })
    .optional()
    .meta({ description: "Only the files of this format, with their text." }),
});

export const tokenFileListSchema = z
  .array(
    fileSchema.extend({
      content: z
        .string()
        .nullable()
        .meta({ description: "The whole file as text; null unless one format was asked for." }),
    }),
  )
  .meta({ id: "TokenFileList" });

export const componentsQuerySchema = z.object({
  stack: techStackSchema.optional().meta({ description: "Any stack; the brand's own when left out." }),
});

const componentFileSchema = fileSchema.extend({
  stack: techStackSchema.meta({ description: "What it is written for." }),
  /** Id of the component. */
  component: z
    .string()
    .nullable()
    .meta({ description: "Whose source it is; null for what all components share." }),
  /** null for a file that only this stack has, when it is not the brand's own: then `content` is all there is. */
  url: z.string().nullable().meta(WHERE),
  content: z.string().nullable().meta({
    description: "The whole file as text; null for fonts and other bytes, which `url` has.",
  }),
});
export type ComponentFile = z.output<typeof componentFileSchema>;

export const componentFileListSchema = z.array(componentFileSchema).meta({ id: "ComponentFileList" });

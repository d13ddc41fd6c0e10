import { z } from "zod";
import { logoSchema } from "@/lib/logo/logo.schema";
import { STYLES, TECH_STACKS } from "@/lib/model/brief.schema";
import { verificationSchema } from "@/lib/model/verification.schema";
import { manifestSchema } from "@/lib/package/manifest.schema";
import { paletteSchema } from "@/lib/palette/palette.schema";
import { strategySchema } from "@/lib/strategy/strategy.schema";
import { typographySchema } from "@/lib/typography/typography.schema";

/**
 * The body of `GET /api/jobs/:jobId/board`: a finished brand, whole. 404 for an unknown job, 409 with Retry-After while
 * it is still being made or when it failed. A file of it is at `GET /api/jobs/:jobId/files/<path>`, by `files[].path`.
 */
export const boardSchema = z.object({
  jobId: z.string(),
  brandId: z.string(),
  version: z.int().positive(),
  /** ISO 8601 UTC. */
  createdAt: z.string(),
  /** Seconds from request to delivery. */
  generationSeconds: z.number().nullable(),
  engineVersion: z.string(),
  seed: z.int(),
  brief: z.object({
    businessIdea: z.string(),
    targetAudience: z.string(),
    style: z.enum(STYLES),
    techStack: z.enum(TECH_STACKS),
    features: z.array(z.string()),
  }),
  strategy: strategySchema,
  /** The language model that wrote the words; null when the built-in strategist did. */
  wordsBy: z.string().nullable(),
  palette: paletteSchema,
  typography: typographySchema,
  logo: logoSchema,
  verification: verificationSchema,
  /** Every file of the package in the order of its manifest; `manifest.json` itself may be among them. */
  files: manifestSchema.shape.files,
  merkleRoot: manifestSchema.shape.merkleRoot,
  /** The ZIP: where it is and its size, and where the signed statement about it is. */
  download: z.object({ url: z.string(), bytes: z.int().positive(), statementUrl: z.string() }),
  /** The documentation site, when the package has one. */
  docsUrl: z.string().optional(),
});

export type BoardData = z.infer<typeof boardSchema>;

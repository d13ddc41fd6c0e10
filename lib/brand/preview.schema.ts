import { z } from "zod";
import { COLOR_ROLES } from "@/lib/palette/palette.schema";

/**
 * The body of `GET /api/jobs/:jobId/preview`: what is already known of a brand that is being made. Every part is null
 * until its step has finished; an unknown job is 404.
 */
export const previewSchema = z.object({
  name: z.string().nullable(),
  tagline: z.string().nullable(),
  direction: z.enum(["ltr", "rtl"]).nullable(),
  /** Hex values of the light theme. */
  palette: z.object({ light: z.record(z.enum(COLOR_ROLES), z.string()) }).nullable(),
  /** SVG documents, outlines only: the icon and the wordmark in the color version. */
  iconSvg: z.string().nullable(),
  wordmarkSvg: z.string().nullable(),
});

export type BrandPreview = z.infer<typeof previewSchema>;

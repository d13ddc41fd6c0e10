import { z } from "zod";
import { drawingSchema, FILL_ROLES } from "@/lib/logo/logo.schema";

/** A complete version of a brand, small enough for a list. */
export const versionSummarySchema = z.object({
  version: z.int().positive(),
  /** The job that made it: the key to its board, files and package. */
  jobId: z.string(),
  /** ISO 8601 UTC. */
  completedAt: z.string(),
  isVisible: z.boolean(),
  /** The version it was made from; null for the first. */
  baseVersion: z.int().nullable(),
  /** What was changed: "brief", parts, "words", "components", "documentation". */
  changes: z.array(z.string()),
  name: z.string(),
  icon: drawingSchema,
  fills: z.record(z.enum(FILL_ROLES), z.string()),
  background: z.string(),
  /** Hex values: primary, secondary, accent, primary-soft, text. */
  colors: z.array(z.string()),
});

/** The body of `GET /api/brands/:brandId/versions`, newest first. */
export const versionsSchema = z.object({ versions: z.array(versionSummarySchema) });
export type VersionSummary = z.infer<typeof versionSummarySchema>;

/** The body of `POST /api/brands/:brandId/versions/:version/show`. */
export const showVersionSchema = z.object({
  /** The version that the caller takes to be visible: when it is another by now, nothing is changed. */
  from: z.int().positive().optional(),
});

export const shownVersionSchema = z.object({
  version: z.int().positive(),
  jobId: z.string(),
  /** The version that was visible before, to go back to. */
  previous: z.int().positive(),
});

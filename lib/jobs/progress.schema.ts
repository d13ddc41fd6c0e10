import { z } from "zod";
import { JOB_STATUSES } from "./job-status";

/** A step as the browser, the socket and the terminal show it. Times are ISO 8601 UTC. */
export const stepSchema = z.object({
  id: z.string(),
  label: z.string(),
  status: z.enum(["pending", "running", "completed", "failed"]),
  startedAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
});

export const jobResultSchema = z.object({
  brandId: z.string(),
  downloadUrl: z.string(),
  /** Absent until the package has a documentation site. */
  docsUrl: z.string().optional(),
  nftTokenId: z.string().optional(),
  nftTransactionHash: z.string().optional(),
});

/** The body of `GET /api/status/:jobId`. */
export const jobStatusSchema = z.object({
  status: z.enum(JOB_STATUSES),
  /** 0 to 100, never decreasing. */
  progress: z.number().min(0).max(100),
  currentStep: z.string(),
  /** Seconds. */
  estimatedTimeRemaining: z.number().min(0),
  result: jobResultSchema.nullable(),
  /** Only when failed: what a person needs to know. */
  error: z.object({ code: z.string(), message: z.string() }).optional(),
});

/** One message of the progress socket. */
export const progressMessageSchema = jobStatusSchema.extend({
  type: z.enum(["snapshot", "progress", "completed", "failed"]),
  seq: z.int(),
  at: z.string(),
  jobId: z.string(),
  steps: z.array(stepSchema),
});

export type ProgressStep = z.infer<typeof stepSchema>;
export type JobResult = z.infer<typeof jobResultSchema>;
export type JobStatusBody = z.infer<typeof jobStatusSchema>;
export type ProgressMessage = z.infer<typeof progressMessageSchema>;

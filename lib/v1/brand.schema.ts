import { z } from "zod";
import { JOB_STATUSES } from "@/lib/jobs/job-status";
import { jobResultSchema, stepSchema } from "@/lib/jobs/progress.schema";
import { brandBriefSchema, STYLES, TECH_STACKS } from "@/lib/model/brief.schema";
import { publicBrandIdSchema } from "./public-id";

const { techStack, features, walletAddress, ...required } = brandBriefSchema.shape;
const SAME_ADDRESS = "must be the same address as walletAddress, or left out";

/** The body of `POST /v1/brands`. Unknown keys are ignored. Order of keys is the order of refusal. */
export const createBrandSchema = z
  .object({
    businessIdea: required.businessIdea,
    targetAudience: required.targetAudience,
    style: required.style,
    techStack: techStack
      .nullable()
      .default("react")
      .transform((stack) => stack ?? ("react" as const)),
    features: features
      .nullable()
      .default([])
      .transform((tags) => tags ?? []),
    name: required.name,
    seedColor: required.seedColor,
    /** The wallet that the certificate is for. */
    chainAddress: walletAddress,
    /** The same under the name that the generation interface gives it. */
    walletAddress,
    seed: required.seed,
  })
  .superRefine(({ chainAddress, walletAddress: wallet }, context) => {
    if (!chainAddress || !wallet || chainAddress.toLowerCase() === wallet.toLowerCase()) return;
    context.addIssue({ code: "custom", path: ["chainAddress"], message: SAME_ADDRESS });
  })
  .transform(({ chainAddress, walletAddress: wallet, ...brief }) => ({
    ...brief,
    walletAddress: wallet ?? chainAddress,
  }));

/** What an accepted generation is answered with. */
export const acceptedBrandSchema = z.object({
  id: publicBrandIdSchema,
  jobId: z.uuid(),
  status: z.enum(JOB_STATUSES),
  /** Seconds until the package is expected, waiting included. */
  estimatedTime: z.int().min(0),
  /** Progress as it happens: ws:// or wss://. */
  websocketUrl: z.string(),
});

const hexColor = z.string().regex(/^#[0-9a-f]{6}$/);

/** A brand. What is not known yet is null. */
export const brandSchema = z.object({
  id: publicBrandIdSchema,
  /** The last generation of it. */
  jobId: z.uuid().nullable(),
  name: z.string().nullable(),
  businessIdea: z.string(),
  targetAudience: z.string(),
  style: z.enum(STYLES),
  techStack: z.enum(TECH_STACKS),
  features: z.array(z.string()),
  tagline: z.string().nullable(),
  primaryColor: hexColor.nullable(),
  secondaryColor: hexColor.nullable(),
  /** `completed` also when a later version failed: the one before is served. */
  status: z.enum(JOB_STATUSES),
  /** True when there is a version to read and to download. */
  assetsReady: z.boolean(),
  /** Seconds. */
  generationTime: z.int().min(0).nullable(),
  /** The version that is served. */
  version: z.int().min(1).nullable(),
  docsUrl: z.string().nullable(),
  nftTokenId: z.int().min(0).nullable(),
  nftTransactionHash: z.string().nullable(),
  walletAddress: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

/** How the last generation of a brand is going. */
export const brandStatusSchema = z.object({
  id: publicBrandIdSchema,
  jobId: z.uuid(),
  /** The version that this generation makes or made. */
  version: z.int().min(1),
  status: z.enum(JOB_STATUSES),
  /** 0 to 100, never decreasing. */
  progress: z.int().min(0).max(100),
  currentStep: z.string(),
  /** Seconds. */
  estimatedTimeRemaining: z.int().min(0),
  steps: z.array(stepSchema),
  /** null until the generation is complete. */
  result: jobResultSchema.extend({ brandId: publicBrandIdSchema }).nullable(),
  /** null unless it failed; `CANCELLED` when somebody stopped it. */
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
});

/** A brand that is gone at once, and for good a day later. */
export const deletedBrandSchema = z.object({ id: publicBrandIdSchema, deleted: z.literal(true) });

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
    businessIdea: required.businessIdea.meta({
      description: "What the business does, in 10 to 500 characters of any language; line breaks are kept.",
    }),
    targetAudience: required.targetAudience.meta({ description: "Whom it is for, in 2 to 300 characters." }),
    style: required.style.meta({ description: "Character of the brand." }),
    techStack: techStack
      .nullable()
      .default("react")
      .transform((stack) => stack ?? ("react" as const))
      .meta({ description: "What the components are written for." }),
    features: features
      .nullable()
      .default([])
      .transform((tags) => tags ?? [])
      .meta({ description: "Up to 20 tags of what the business offers." }),
    name: required.name.meta({ description: "The brand's name; one is found when it is left out." }),
    seedColor: required.seedColor.meta({
      description: "A color of your own, `#rrggbb`: it becomes the primary color.",
    }),
    chainAddress: walletAddress.meta({
      description: "Another name of `walletAddress`; when both are given they must be the same.",
    }),
    walletAddress: walletAddress.meta({
      description:
        "Wallet that the certificate is for, 0x and 40 hexadecimal digits; mixed case must match EIP-55.",
    }),
    seed: required.seed.meta({
      description: "The same brief and seed make the same brand; drawn at random and recorded when left out.",
    }),
  })
  .superRefine(({ chainAddress, walletAddress: wallet }, context) => {
    if (!chainAddress || !wallet || chainAddress.toLowerCase() === wallet.toLowerCase()) return;
    context.addIssue({ code: "custom", path: ["chainAddress"], message: SAME_ADDRESS });
  })
  .transform(({ chainAddress, walletAddress: wallet, ...brief }) => ({
    ...brief,
    walletAddress: wallet ?? chainAddress,
  }))
  .meta({ id: "CreateBrand" });

const jobIdSchema = z.uuid().meta({ description: "Id of the generation." });

/** What an accepted generation is answered with. */
export const acceptedBrandSchema = z
  .object({
    id: publicBrandIdSchema,
    jobId: jobIdSchema,
    status: z.enum(JOB_STATUSES),
    estimatedTime: z
      .int()
      .min(0)
      .meta({ description: "Seconds until the package is expected, waiting included." }),
    /** ws:// or wss://. */
    websocketUrl: z.string().meta({ description: "Progress as it happens; works as it is given." }),
  })
  .meta({ id: "AcceptedBrand" });

const hexColor = z
  .string()
  .regex(/^#[0-9a-f]{6}$/)
  .nullable()
  .meta({ description: "`#rrggbb`" });
const time = z.iso.datetime().meta({ description: "ISO 8601, UTC." });

/** A brand. What is not known yet is null. */
export const brandSchema = z
  .object({
    id: publicBrandIdSchema,
    /** The last generation of it. */
    jobId: z.uuid().nullable().meta({ description: "Id of the generation." }),
    name: z
      .string()
      .nullable()
      .meta({ description: "Null until the first version has one, unless you gave it." }),
    businessIdea: z.string().meta({
      description: "What the business does, in 10 to 500 characters of any language; line breaks are kept.",
    }),
    targetAudience: z.string().meta({ description: "Whom it is for, in 2 to 300 characters." }),
    style: z.enum(STYLES).meta({ description: "Character of the brand." }),
    techStack: z.enum(TECH_STACKS).meta({ description: "What the components are written for." }),
    features: z.array(z.string()).meta({ description: "Up to 20 tags of what the business offers." }),
    tagline: z.string().nullable(),
    primaryColor: hexColor,
    secondaryColor: hexColor,
    /** `completed` also when a later version failed: the one before is served. */
    status: z.enum(JOB_STATUSES).meta({
      description: "Of a version that is being made, else `completed` when there is one to see.",
    }),
    assetsReady: z.boolean().meta({ description: "True when there is a version to read and to download." }),
    generationTime: z.int().min(0).nullable().meta({ description: "Seconds that the visible version took." }),
    version: z.int().min(1).nullable().meta({ description: "The version that is served." }),
    docsUrl: z.string().nullable().meta({ description: "The brand's own documentation site." }),
    nftTokenId: z.int().min(0).nullable(),
    nftTransactionHash: z.string().nullable(),
    walletAddress: z.string().nullable().meta({
      description:
        "Wallet that the certificate is for, 0x and 40 hexadecimal digits; mixed case must match EIP-55.",
    }),
    createdAt: time,
    updatedAt: time,
  })
  .meta({ id: "Brand" });

/** How the last generation of a brand is going. */
export const brandStatusSchema = z
  .object({
    id: publicBrandIdSchema,
    jobId: jobIdSchema,
    /** The version that this generation makes or made. */
    version: z.int().min(1),
    status: z.enum(JOB_STATUSES),
    progress: z.int().min(0).max(100).meta({ description: "0 to 100, never decreasing." }),
    currentStep: z.string().meta({ description: "What is being done, for people." }),
    estimatedTimeRemaining: z.int().min(0).meta({ description: "Seconds." }),
    steps: z.array(stepSchema),
    result: jobResultSchema
      .extend({ brandId: publicBrandIdSchema })
      .nullable()
      .meta({ description: "Null until the generation is complete." }),
    error: z
      .object({ code: z.string(), message: z.string() })
      .nullable()
      .meta({ description: "Null unless it failed; its code is `CANCELLED` when somebody stopped it." }),
  })
  .meta({ id: "BrandStatus" });

/** A brand that is gone at once, and for good a day later. */
export const deletedBrandSchema = z
  .object({ id: publicBrandIdSchema, deleted: z.literal(true) })
  .meta({ id: "DeletedBrand" });

import { z } from "zod";
import { JOB_STATUSES, type JobStatus } from "@/lib/jobs/job-status";
import { STYLES, type TechStack } from "@/lib/model/brief.schema";
import { typedText } from "@/lib/model/typed-text";

export const BRAND_SORT_KEYS = ["createdAt", "name", "style", "generationTime"] as const;
export type BrandSortKey = (typeof BRAND_SORT_KEYS)[number];
/** A key by itself is ascending, with a "-" before it descending. */
export const BRAND_SORTS = BRAND_SORT_KEYS.flatMap((key) => [key, `-${key}`] as const);
export type BrandSort = (typeof BRAND_SORTS)[number];

/** What a brand is called until its strategy has found a name. */
export const UNTITLED_BRAND = "Untitled brand";

export const VISIBILITIES = ["public", "unlisted", "private"] as const;
export type Visibility = (typeof VISIBILITIES)[number];

const wholeNumber = (constraint: string) => z.coerce.number({ error: constraint }).int({ error: constraint });

/** Query of a list of brands. Values come as text; order of keys is the order of refusal. */
export const brandListQuerySchema = z.object({
  page: wholeNumber("must be a whole number from 1")
    .min(1, { error: "must be a whole number from 1" })
    .max(1_000_000, { error: "must be at most 1000000" })
    .default(1)
    .meta({ description: "Page, from 1." }),
  limit: wholeNumber("must be a whole number from 1 to 100")
    .min(1, { error: "must be a whole number from 1 to 100" })
    .max(100, { error: "must be a whole number from 1 to 100" })
    .default(20)
    .meta({ description: "Entries on a page." }),
  style: z
    .enum(STYLES, { error: `must be one of ${STYLES.join(", ")}` })
    .optional()
    .meta({ description: "Character of the brand." }),
  status: z
    .enum(JOB_STATUSES, { error: `must be one of ${JOB_STATUSES.join(", ")}` })
    .optional()
    .meta({ description: "Only brands with this status." }),
  q: typedText(200, "must be at most 200 characters")
    .optional()
    .meta({ description: "Part of the name, the idea or the tagline." }),
  sort: z
    .enum(BRAND_SORTS, { error: `must be one of ${BRAND_SORTS.join(", ")}` })
    .default("-createdAt")
    .meta({ description: "Key to sort by; a leading `-` means descending." }),
});

export type BrandListQuery = z.output<typeof brandListQuerySchema>;

/** A brand as its owner's lists and pages show it. */
export interface BrandRecord {
  id: string;
  /** The last job of it; null when the job has been forgotten. */
  jobId: string | null;
  name: string;
  businessIdea: string;
  targetAudience: string;
  style: string;
  techStack: TechStack;
  features: string[];
  tagline: string | null;
  /** #rrggbb */
  primaryColor: string | null;
  secondaryColor: string | null;
  /** Of a version that is being made, else of what there is to see. */
  status: JobStatus;
  /** Of the last job, 0 to 100. */
  progress: number;
  /** True when there is a version to see and to download. */
  assetsReady: boolean;
  /** Seconds. */
  generationTime: number | null;
  /** The visible version. */
  version: number | null;
  /** The job that made the visible version: the key to its board, files and package. */
  visibleJobId: string | null;
  docsUrl: string | null;
  nftTokenId: number | null;
  nftTransactionHash: string | null;
  walletAddress: string | null;
  visibility: Visibility;
  createdAt: Date;
  updatedAt: Date;
}

/** A brand that can still be had back. */
export interface DeletedBrandEntry {
  id: string;
  name: string;
  businessIdea: string;
  /** ISO 8601 UTC. */
  restorableUntil: string;
}

/** Body of a change of a brand's own facts. */
export const brandChangesSchema = z.object({
  visibility: z.enum(VISIBILITIES, { error: `must be one of ${VISIBILITIES.join(", ")}` }),
});

export const changedBrandSchema = z.object({ id: z.uuid(), visibility: z.enum(VISIBILITIES) });
export const restoredBrandSchema = z.object({ id: z.uuid() });
export const deletedBrandSchema = z.object({
  id: z.string(),
  deleted: z.literal(true),
  /** Until then it can be had back. ISO 8601 UTC. */
  restorableUntil: z.string(),
});
export type DeletedBrand = z.infer<typeof deletedBrandSchema>;

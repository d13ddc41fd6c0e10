import { Prisma } from "@/lib/db/generated/client";
import type { TechStack } from "@/lib/model/brief.schema";
import type { JobStatus } from "@/lib/progress/progress.schema";
import type { Visibility } from "./brand-list.schema";

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

/**
 * The columns of a `BrandRecord`, of `brands` and the laterals below. A later version that failed leaves the brand
 * completed: the old version is served.
 */
export const BRAND_RECORD_COLUMNS = Prisma.sql`
  brands.id, latest.id AS "jobId", brands.name, brands.business_idea AS "businessIdea",
  brands.target_audience AS "targetAudience", brands.style, brands.tech_stack AS "techStack",
  coalesce(brands.features, '{}') AS features, brands.tagline, brands.primary_color AS "primaryColor",
  brands.secondary_color AS "secondaryColor",
  CASE WHEN latest.status IN ('pending', 'processing') THEN latest.status::text
       WHEN brands.visible_version IS NOT NULL THEN 'completed'
       ELSE 'failed' END AS status,
  brands.visible_version IS NOT NULL AS "assetsReady", brands.generation_time AS "generationTime",
  brands.visible_version AS version, shown.id AS "visibleJobId", brands.docs_url AS "docsUrl",
  brands.nft_token_id AS "nftTokenId", brands.nft_transaction_hash AS "nftTransactionHash",
  brands.wallet_address AS "walletAddress", brands.visibility, brands.created_at AS "createdAt",
  brands.updated_at AS "updatedAt"`;

/** Joins that the columns need, for few brands: each is two look-ups by index. */
export const BRAND_RECORD_JOINS = Prisma.sql`
  LEFT JOIN LATERAL (
    SELECT id, status FROM jobs WHERE jobs.brand_id = brands.id ORDER BY version DESC LIMIT 1
  ) AS latest ON true
  LEFT JOIN LATERAL (
    SELECT id FROM jobs
    WHERE jobs.brand_id = brands.id AND jobs.version = brands.visible_version AND status = 'completed' LIMIT 1
  ) AS shown ON true`;

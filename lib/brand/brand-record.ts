import { Prisma } from "@/lib/db/generated/client";
import { UNFINISHED_SQL } from "@/lib/jobs/unfinished-sql";

/**
 * The columns of a `BrandRecord`, of `brands` and the laterals below. A later version that failed leaves the brand
 * completed: the old version is served.
 */
export const BRAND_RECORD_COLUMNS = Prisma.sql`
  brands.id, latest.id AS "jobId", brands.name, brands.business_idea AS "businessIdea",
  brands.target_audience AS "targetAudience", brands.style, brands.tech_stack AS "techStack",
  coalesce(brands.features, '{}') AS features, brands.tagline, brands.primary_color AS "primaryColor",
  brands.secondary_color AS "secondaryColor",
  CASE WHEN latest.status IN ${UNFINISHED_SQL} THEN latest.status::text
       WHEN brands.visible_version IS NOT NULL THEN 'completed'
       ELSE 'failed' END AS status,
  coalesce(latest.progress, 100) AS progress,
  brands.visible_version IS NOT NULL AS "assetsReady", brands.generation_time AS "generationTime",
  brands.visible_version AS version, shown.id AS "visibleJobId", brands.docs_url AS "docsUrl",
  brands.nft_token_id AS "nftTokenId", brands.nft_transaction_hash AS "nftTransactionHash",
  brands.wallet_address AS "walletAddress", brands.visibility, brands.created_at AS "createdAt",
  brands.updated_at AS "updatedAt"`;

/** Joins that the columns need, for few brands: each is two look-ups by index. */
export const BRAND_RECORD_JOINS = Prisma.sql`
  LEFT JOIN LATERAL (
    SELECT id, status, progress FROM jobs WHERE jobs.brand_id = brands.id ORDER BY version DESC LIMIT 1
  ) AS latest ON true
  LEFT JOIN LATERAL (
    SELECT id FROM jobs
    WHERE jobs.brand_id = brands.id AND jobs.version = brands.visible_version AND status = 'completed' LIMIT 1
  ) AS shown ON true`;

import type { ChainOn } from "@/lib/chain/chain-settings";
import { db } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";

/** A finished brand that has no certificate yet. */
export interface UnclaimedBrand {
  brandId: string;
  name: string;
  style: string;
  completedAt: Date;
  /** Of its certificate, where one was asked for: queued, submitted, offered, failed. */
  status: string | null;
  /** For whom. */
  recipient: string | null;
}

export interface UnclaimedList {
  brands: UnclaimedBrand[];
  /** On all pages. */
  total: number;
}

/** Who made the brands: an account, or a browser without one. */
export type BrandMaker = { accountId: string } | { visitorId: string };

/** Brands of one's own whose certificate is not in a block of this network, the latest first; empty past the end. */
export async function listUnclaimed(
  maker: BrandMaker,
  { chainId, contractAddress }: Pick<ChainOn, "chainId" | "contractAddress">,
  { page, limit }: { page: number; limit: number },
): Promise<UnclaimedList> {
  const own =
    "accountId" in maker
      ? Prisma.sql`brands.account_id = ${maker.accountId}::uuid`
      : Prisma.sql`brands.account_id IS NULL AND brands.visitor_id = ${maker.visitorId}`;
  const rows = await db().$queryRaw<(UnclaimedBrand & { total: number })[]>`
    SELECT brands.id AS "brandId", brands.name, brands.style, versions.completed_at AS "completedAt",
           certificates.status, certificates.recipient, (count(*) OVER ())::int AS total
    FROM brands
    JOIN brand_versions AS versions ON versions.brand_id = brands.id AND versions.version = brands.visible_version
    LEFT JOIN certificates ON certificates.brand_id = brands.id
      AND certificates.chain_id = ${chainId} AND certificates.contract = ${contractAddress}
    WHERE ${own} AND brands.deleted_at IS NULL AND versions.completed_at IS NOT NULL
      AND certificates.token_id IS NULL
    ORDER BY brands.created_at DESC, brands.id DESC
    LIMIT ${limit} OFFSET ${(page - 1) * limit}`;
  return { brands: rows.map(({ total: _, ...brand }) => brand), total: rows[0]?.total ?? 0 };
}

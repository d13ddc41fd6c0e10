import type { ChainOn } from "@/lib/chain/chain-settings";
import { db } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { bareBrandId } from "@/lib/ids";
import { ROWS_A_PAGE, type UnclaimedListQuery, type UnclaimedRow } from "./admin.schema";

/** A page of everybody's finished brands without a certificate on the network, the latest first. */
export async function listAllUnclaimed(
  { chainId, contractAddress }: Pick<ChainOn, "chainId" | "contractAddress">,
  { page, q }: UnclaimedListQuery,
): Promise<{ brands: UnclaimedRow[]; total: number }> {
  const pattern = `%${q.replace(/[\\%_]/g, "\\$&")}%`;
  const source = Prisma.sql`
    FROM brands
    JOIN brand_versions AS versions ON versions.brand_id = brands.id AND versions.version = brands.visible_version
    LEFT JOIN accounts ON accounts.id = brands.account_id
    LEFT JOIN certificates ON certificates.brand_id = brands.id
      AND certificates.chain_id = ${chainId} AND certificates.contract = ${contractAddress}
    WHERE brands.deleted_at IS NULL AND versions.completed_at IS NOT NULL AND certificates.token_id IS NULL
      AND (${q} = '' OR brands.name ILIKE ${pattern} OR accounts.email ILIKE ${pattern}
        OR brands.id::text = ${bareBrandId(q.toLowerCase())})`;
  const [rows, [counted]] = await Promise.all([
    db().$queryRaw<(Omit<UnclaimedRow, "completedAt"> & { completedAt: Date })[]>`
      SELECT brands.id AS "brandId", brands.name, versions.completed_at AS "completedAt",
             coalesce(accounts.email, accounts.name,
               CASE WHEN brands.account_id IS NULL THEN 'visitor' ELSE 'account' END) AS owner,
             certificates.status
      ${source} ORDER BY brands.created_at DESC, brands.id DESC
      LIMIT ${ROWS_A_PAGE} OFFSET ${(page - 1) * ROWS_A_PAGE}`,
    db().$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total ${source}`,
  ]);
  const brands = rows.map((row) => ({ ...row, completedAt: row.completedAt.toISOString() }));
  return { brands, total: counted?.total ?? 0 };
}

import type { AnalyticsRange } from "@/lib/certificate/analytics.schema";
import type { ChainOn } from "@/lib/chain/chain-settings";
import { db } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import type { MintCosts } from "./admin.schema";

const DAYS: Record<AnalyticsRange, number | null> = { "30d": 30, "90d": 90, "1y": 365, all: null };

/** What certificates have cost the service on a network, how long they took, and why some failed. */
export async function readMintCosts(
  { chainId }: Pick<ChainOn, "chainId">,
  range: AnalyticsRange,
): Promise<MintCosts> {
  const days = DAYS[range];
  const since = (column: string) =>
    days === null
      ? Prisma.sql`true`
      : Prisma.sql`${Prisma.raw(column)} > now() - make_interval(days => ${days})`;
  const [[paid], [took], failures] = await Promise.all([
    db().$queryRaw<{ transactions: number; paidWei: string; reverted: number; fills: number }[]>`
      SELECT count(*)::int AS transactions, coalesce(sum(fee), 0)::text AS "paidWei",
             (count(*) FILTER (WHERE NOT succeeded))::int AS reverted,
             (count(*) FILTER (WHERE purpose = 'fill'))::int AS fills
      FROM chain_transactions
      WHERE chain_id = ${chainId} AND status IN ('mined', 'confirmed') AND ${since("created_at")}`,
    db().$queryRaw<{ medianSeconds: number | null; slowSeconds: number | null }[]>`
      SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY seconds) AS "medianSeconds",
             percentile_cont(0.95) WITHIN GROUP (ORDER BY seconds) AS "slowSeconds"
      FROM (SELECT extract(epoch FROM confirmed_at - requested_at)::float8 AS seconds FROM certificates
            WHERE chain_id = ${chainId} AND kind = 'mint' AND confirmed_at IS NOT NULL
              AND ${since("requested_at")}) AS minted`,
    db().$queryRaw<MintCosts["failures"]>`
      SELECT failure->>'code' AS code, min(failure->>'message') AS message, count(*)::int AS count
      FROM certificates WHERE chain_id = ${chainId} AND failure IS NOT NULL AND ${since("requested_at")}
      GROUP BY 1 ORDER BY count DESC, code`,
  ]);
  return { ...paid!, ...took!, failures };
}

import type { ChainOn } from "@/lib/chain/chain-settings";
import type { Tx } from "@/lib/db/client";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";

const DEFAULT_BUDGET = 200;
const LOCK = "marque.mint-budget";

/**
 * Refuses a mint at our cost when those of the last 24 hours, with those that still wait, have used up `MINT_DAILY_BUDGET`. The
 * lock is held until the transaction ends, so that two requests at once cannot take the same last one.
 * @throws AppError RATE_LIMIT_EXCEEDED
 */
export async function refuseOverBudget(tx: Tx, { chainId, isLocal }: ChainOn): Promise<void> {
  const budget = env().MINT_DAILY_BUDGET ?? (isLocal ? null : DEFAULT_BUDGET);
  if (budget === null) return;
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${LOCK}, 0))`;
  const [spent] = await tx.$queryRaw<{ mints: number; waitSeconds: number | null }[]>`
    SELECT (SELECT count(*)::int FROM certificates WHERE status = 'queued' AND chain_id = ${chainId})
             + count(*)::int AS mints,
           extract(epoch FROM min(created_at) + interval '1 day' - now())::float8 AS "waitSeconds"
    FROM chain_transactions
    WHERE chain_id = ${chainId} AND purpose IN ('mint', 'renewal') AND created_at > now() - interval '1 day'`;
  const { mints, waitSeconds } = spent!;
  if (mints < budget) return;
  throw new AppError("RATE_LIMIT_EXCEEDED", "Today’s certificates have all been given out.", {
    retryAfterSeconds: Math.max(60, Math.ceil(waitSeconds ?? 0)),
  });
}

import type { Tx } from "@/lib/db/client";
import type { Strategy } from "@/lib/strategy/strategy.schema";

/**
 * Gives a version that is being requested the strategy of an earlier package, so that no strategist is asked: brief, seed
 * and recorded strategy make the same bytes. In the transaction of `requestBrand`.
 */
export async function replayStrategy(
  tx: Tx,
  { brandId, version }: { brandId: string; version: number },
  strategy: Strategy,
): Promise<void> {
  const row = { brandId, version, stage: "strategy", files: [], output: strategy, durationMs: 0 };
  await tx.artifact.create({ data: row });
}

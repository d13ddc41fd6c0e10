import type { AccountPrincipal } from "@/lib/accounts/account.schema";
import { db } from "@/lib/db/client";
import { ARMS, type Axis, WEIGHTS } from "@/lib/variants/axes";
import { MOST_VISITORS } from "@/lib/variants/experiment-limits";
import { ALPHA, judgeArms } from "@/lib/variants/statistics/judge-arms";
import type { ExperimentResults } from "@/lib/variants/variant-set.schema";
import { findVariantSet } from "./read-variants";

/** What an experiment shows so far. @throws AppError NOT_FOUND unless brand and set are the account's */
export async function readResults(
  principal: AccountPrincipal,
  { brandId, setId }: { brandId: string; setId: string },
): Promise<ExperimentResults> {
  const set = await findVariantSet(principal, brandId, setId);
  const rows = await db().experimentArm.findMany({ where: { setId }, orderBy: { arm: "asc" } });
  const axes = set.axes.split(",") as Axis[];
  const { arms, sampleRatio } = judgeArms(rows, WEIGHTS);
  return {
    setId,
    experimentKey: set.experimentKey,
    isRunning: set.endedAt === null,
    alpha: ALPHA,
    arms: arms.map((judged, at) => ({
      arm: ARMS[at]!,
      axis: axes[at - 1] ?? null,
      visitors: rows[at]!.visitors,
      conversions: rows[at]!.conversions,
      ...judged,
    })),
    sampleRatio,
    isFull: rows.reduce((sum, { visitors }) => sum + visitors, 0) >= MOST_VISITORS,
  };
}

import type { z } from "zod";
import type { Principal } from "@/lib/accounts/principal";
import type { Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { paletteSchema } from "@/lib/palette/palette.schema";
import { strategySchema } from "@/lib/strategy/strategy.schema";
import { findOwnBrand } from "./find-own-brand";
import { visibleFacts } from "./show-version";
import type { shownVersionSchema } from "./versions.schema";

interface ShowRequest {
  principal: Principal;
  brandId: string;
  version: number;
  /** The version that the caller takes to be visible. */
  from?: number | undefined;
}

/**
 * Makes any complete version of a brand the one that people see: back to an earlier one, or forward again. Showing the
 * visible one changes nothing.
 * @throws AppError NOT_FOUND unless brand and version are there and the principal's, CONFLICT when another version than
 * `from` has become visible in the meantime.
 */
export async function showEarlierVersion(
  tx: Tx,
  { principal, brandId, version, from }: ShowRequest,
): Promise<z.infer<typeof shownVersionSchema>> {
  await tx.$executeRaw`SELECT 1 FROM brands WHERE id = ${brandId}::uuid FOR UPDATE`;
  const { visibleVersion } = await findOwnBrand(principal, brandId, tx);
  const [job, artifacts] = await Promise.all([
    tx.job.findFirst({ where: { brandId, version, status: "completed" }, select: { id: true } }),
    tx.artifact.findMany({
      where: { brandId, version, brandVersion: { completedAt: { not: null } } },
      select: {
        stage: true,
        output: true,
        brandVersion: { select: { brief: true, generationTime: true } },
      },
    }),
  ]);
  const outputOf = (stage: string) => artifacts.find((artifact) => artifact.stage === stage)?.output;
  const [made] = artifacts;
  if (!job || visibleVersion === null || !made) {
    throw new AppError("NOT_FOUND", "This brand has no such version.");
  }
  if (from !== undefined && from !== visibleVersion) {
    throw new AppError("CONFLICT", `Version ${visibleVersion} has become the visible one in the meantime.`);
  }
  await tx.brand.update({
    where: { id: brandId },
    data: {
      visibleVersion: version,
      ...visibleFacts(job.id, {
        strategy: strategySchema.parse(outputOf("strategy")),
        palette: paletteSchema.parse(outputOf("palette")),
        brief: made.brandVersion.brief,
      }),
      generationTime: made.brandVersion.generationTime,
    },
  });
  return { version, jobId: job.id, previous: visibleVersion };
}

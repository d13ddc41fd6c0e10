import { db } from "@/lib/db/client";
import { appUrl } from "@/lib/env";
import type { GenerationRequested } from "@/lib/model/pipeline-events";
import type { Palette } from "@/lib/palette/palette.schema";
import type { Strategy } from "@/lib/strategy/strategy.schema";

export interface FinishedVersion {
  strategy: Strategy;
  palette: Palette;
  packed: { key: string; bytes: number; sha256: string; merkleRoot: string };
}

/**
 * Makes a complete version the one that people see. A version made later that is already visible stays; doing it
 * twice changes nothing.
 */
export async function showVersion(ref: GenerationRequested, { strategy, palette, packed }: FinishedVersion) {
  const { jobId, brandId, version } = ref;
  await db().$transaction(async (tx) => {
    await tx.brandVersion.update({
      where: { brandId_version: { brandId, version } },
      data: {
        packageKey: packed.key,
        packageBytes: packed.bytes,
        packageSha256: packed.sha256,
        merkleRoot: packed.merkleRoot,
        slug: strategy.slug,
        completedAt: new Date(),
      },
    });
    const { startedAt } = await tx.job.findUniqueOrThrow({
      where: { id: jobId },
      select: { startedAt: true },
    });
    const elapsedMs = Date.now() - (startedAt?.getTime() ?? Date.now());
    await tx.brand.updateMany({
      where: { id: brandId, OR: [{ visibleVersion: null }, { visibleVersion: { lt: version } }] },
      data: {
        visibleVersion: version,
        ...visibleFacts(jobId, { strategy, palette }),
        generationTime: Math.max(1, Math.round(elapsedMs / 1000)),
      },
    });
  });
}

/** What the brand's own row says of the version that people see. */
export function visibleFacts(
  jobId: string,
  { strategy, palette }: Pick<FinishedVersion, "strategy" | "palette">,
) {
  const files = `${appUrl()}/api/jobs/${jobId}/files`;
  return {
    name: strategy.name,
    tagline: strategy.tagline,
    primaryColor: palette.light.roles.primary.hex,
    secondaryColor: palette.light.roles.secondary.hex,
    logosUrl: `${files}/logos/combination/color.svg`,
    docsUrl: `${files}/docs/index.html`,
    tokensUrl: `${files}/tokens/brand.tokens.json`,
  };
}

import { finishedBrandOf } from "@/lib/brand/account-brand-fixture";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { MADE_BRIEF, rememberedBrand } from "@/lib/render/made-brand-fixture";

export const PACKED_ROOT = `0x${"5a".repeat(32)}`;
export const PACKED_AT = new Date("2026-03-04T23:59:58Z");

/** What the first stages make of a brief, as `makeBrand` of the engine's tests has it. */
export async function drawnBrand() {
  const until = ["strategy", "palette", "logos"] as const;
  return (await rememberedBrand({ brief: MADE_BRIEF, seed: 7, until })).outputs;
}

/**
 * A brand of the account whose version 1 is shown, or `unshown`: packed, while its job still runs. It has the outputs that a
 * certificate is made of.
 */
export async function packedBrandOf(
  accountId: string,
  { unshown = false } = {},
): Promise<{ brandId: string }> {
  const { brandId, jobId } = await finishedBrandOf(accountId);
  const { strategy, palette, logos } = await drawnBrand();
  const outputs = {
    strategy,
    palette,
    logos,
    package: { bytes: 3, sha256: "00".repeat(32), merkleRoot: PACKED_ROOT },
  };
  await db().artifact.createMany({
    data: Object.entries(outputs).map(([stage, output]) => ({
      brandId,
      version: 1,
      stage,
      output: output as Prisma.InputJsonValue,
      files: [],
      durationMs: 1,
    })),
  });
  await db().brandVersion.update({
    where: { brandId_version: { brandId, version: 1 } },
    data: unshown
      ? { merkleRoot: null, completedAt: null, generationTime: null }
      : { merkleRoot: PACKED_ROOT, completedAt: PACKED_AT, generationTime: 41 },
  });
  if (unshown) {
    await db().brand.update({ where: { id: brandId }, data: { visibleVersion: null } });
    await db().job.update({
      where: { id: jobId },
      data: { status: "processing", startedAt: new Date(Date.now() - 90_000), finishedAt: null },
    });
  }
  return { brandId };
}

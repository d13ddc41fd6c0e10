import { accountRow, finishedBrandOf } from "@/lib/brand/account-brand-fixture";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { newId } from "@/lib/ids";
import { makeBrandHere } from "@/lib/render/engine-here";
import { MADE_BRIEF } from "@/lib/render/made-brand-fixture";

/** Puts what the engine makes of a brief into a brand's first version, so that designs may differ from it. */
export async function giveDesign(brandId: string, brief = MADE_BRIEF, seed = 7): Promise<void> {
  const { outputs } = await makeBrandHere(
    { brief, seed, until: ["strategy", "palette", "typography", "logos"] },
    { files: false },
  );
  await db().brandVersion.update({
    where: { brandId_version: { brandId, version: 1 } },
    data: { brief: brief as unknown as Prisma.InputJsonObject, seed },
  });
  await db().artifact.deleteMany({ where: { brandId, version: 1, stage: { in: Object.keys(outputs) } } });
  await db().artifact.createMany({
    data: Object.entries(outputs).map(([stage, output]) => ({
      brandId,
      version: 1,
      stage,
      output: output as unknown as Prisma.InputJsonObject,
      files: [],
      durationMs: 1,
    })),
  });
}

/** The purchase of a brand's variants, as a payment leaves it. */
export async function buyVariants(brandId: string, accountId: string): Promise<void> {
  await db().premiumPurchase.create({ data: { id: newId(), brandId, accountId, feature: "variants" } });
}

/** An account with a brand that has a design, whose variants it has bought. */
export async function brandWithVariants(options: { brief?: typeof MADE_BRIEF; seed?: number } = {}) {
  const accountId = await accountRow();
  const { brandId } = await finishedBrandOf(accountId);
  await giveDesign(brandId, options.brief, options.seed);
  await buyVariants(brandId, accountId);
  return { brandId, principal: { kind: "account", accountId, tier: "enterprise" } as const };
}

import { accountRow, finishedBrandOf } from "@/lib/brand/account-brand-fixture";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { newId } from "@/lib/ids";
import { textFile } from "@/lib/model/generated-file";
import { buyFor } from "@/lib/payments/purchase-fixture";
import { MADE_BRIEF, rememberedBrand } from "@/lib/render/made-brand-fixture";
import { ARMS } from "@/lib/variants/axes";
import { SET_FILES } from "@/lib/variants/set-files";
import type { DrawnSet, DrawnVariant } from "@/lib/variants/variants.schema";
import { newExperimentKey } from "./experiment-key";
import { storeVariantFiles } from "./variant-files";

/** Puts what the engine makes of a brief into a brand's first version, so that designs may differ from it. */
export async function giveDesign(brandId: string, brief = MADE_BRIEF, seed = 7): Promise<void> {
  const until = ["strategy", "palette", "typography", "logos"] as const;
  const { outputs } = await rememberedBrand({ brief, seed, until }, { files: false });
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

/** An account with a brand that has a design, whose variants it has bought. */
export async function brandWithVariants(options: { brief?: typeof MADE_BRIEF; seed?: number } = {}) {
  const accountId = await accountRow();
  const { brandId } = await finishedBrandOf(accountId);
  await giveDesign(brandId, options.brief, options.seed);
  await buyFor(brandId, "variants");
  return { brandId, principal: { kind: "account", accountId, tier: "enterprise" } as const };
}

/** A set that is drawn, of designs that are a line of text each. */
export async function drawnSet(brandId: string) {
  const setId = newId();
  const ref = { brandId, setId };
  const variants = [];
  for (const [at, arm] of ARMS.entries()) {
    const page = textFile("index.html", `<!doctype html><title>${arm}</title><p>Design ${arm}</p>`);
    variants.push({
      arm,
      axis: [null, "color", "type", "mark"][at] as DrawnVariant["axis"],
      from: at === 0 ? "" : "one",
      to: at === 0 ? "" : "another",
      facts: {
        tagline: "Bread by bicycle.",
        oneLiner: "Bread, by bicycle.",
        action: "Learn more",
        logo: { src: "logos/logo.svg", width: 4, height: 1 },
        faces: [],
      },
      files: await storeVariantFiles(ref, `${arm}/`, [page]),
    });
  }
  const files = await storeVariantFiles(ref, "", [
    textFile(SET_FILES.comparison, "<!doctype html><title>Comparison</title>"),
    { path: SET_FILES.archive, bytes: new Uint8Array([80, 75, 5, 6]) },
  ]);
  const record: DrawnSet = { name: "Sonnenkind", slug: "sonnenkind", variants, files };
  return db().variantSet.create({
    data: {
      id: setId,
      brandId,
      version: 1,
      axes: "color,type,mark",
      status: "made",
      record: record as unknown as Prisma.InputJsonObject,
      experimentKey: newExperimentKey(),
      salt: "salt",
      arms: { create: ARMS.map((_, arm) => ({ arm })) },
    },
  });
}

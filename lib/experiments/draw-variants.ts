import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import type { GeneratedFile } from "@/lib/model/generated-file";
import { render } from "@/lib/render/render-pool";
import { readStored } from "@/lib/storage/read-stored";
import { ARMS, type Arm, type Axis } from "@/lib/variants/axes";
import { comparisonFiles } from "@/lib/variants/comparison/comparison-files";
import { SET_FILES } from "@/lib/variants/set-files";
import type { DrawnSet, DrawnVariant } from "@/lib/variants/variants.schema";
import { designVariant, readControl, type Variant } from "./design-variant";
import { testingCode } from "./testing-code";
import { storeVariantFiles, variantKey } from "./variant-files";
import type { VariantsRequested } from "./variants-events";

/** Draws one design and writes its files. Can be run again: the same design has the same files. */
export async function drawVariant(ref: VariantsRequested, arm: Arm): Promise<DrawnVariant> {
  const { axes } = await db().variantSet.findUniqueOrThrow({
    where: { id: ref.setId },
    select: { axes: true },
  });
  const axis = arm === ARMS[0] ? null : (axes.split(",")[ARMS.indexOf(arm) - 1] as Axis);
  const { brief, seed, ...dress } = await readControl(ref.brandId, ref.version);
  const variant: Variant = axis
    ? await designVariant({ brief, seed, ...dress }, axis)
    : { dress, from: "", to: "" };
  const text = [brief.businessIdea, brief.targetAudience, ...brief.features].join(" ");
  const { files, facts } = await render("variant", { ...variant.dress, text });
  const { from, to } = variant;
  return { arm, axis, from, to, facts, files: await storeVariantFiles(ref, `${arm}/`, files) };
}

/** Writes what belongs to all designs, the ZIP last, and shows the set. */
export async function finishVariants(ref: VariantsRequested, variants: DrawnVariant[]): Promise<void> {
  const [{ experimentKey }, { strategy }] = await Promise.all([
    db().variantSet.findUniqueOrThrow({ where: { id: ref.setId }, select: { experimentKey: true } }),
    readControl(ref.brandId, ref.version),
  ]);
  const { name, slug, language, direction } = strategy;
  const shared = [
    ...comparisonFiles({ name, language, variants }),
    ...testingCode({ experimentKey, name, language, direction, variants }),
  ];
  const written = await storeVariantFiles(ref, "", shared);
  const all: GeneratedFile[] = [...shared];
  for (const { arm, files } of variants) {
    for (const { path, sha256 } of files) {
      all.push({
        path: `${arm}/${path}`,
        bytes: await readStored(variantKey(ref, `${arm}/${path}`), sha256),
      });
    }
  }
  const zip = await render(
    "zip",
    all.map((file) => ({ ...file, path: `${slug}-variants/${file.path}` })),
  );
  const record: DrawnSet = {
    name,
    slug,
    variants,
    files: [...written, ...(await storeVariantFiles(ref, "", [{ path: SET_FILES.archive, bytes: zip }]))],
  };
  await db().variantSet.updateMany({
    where: { id: ref.setId },
    data: { status: "made", record: record as unknown as Prisma.InputJsonObject },
  });
}

/** The end of a set that cannot be drawn; asking again begins anew. One that is shown stays. */
export async function giveUpVariants({ setId }: VariantsRequested): Promise<void> {
  await db().variantSet.updateMany({ where: { id: setId, status: "making" }, data: { status: "failed" } });
}

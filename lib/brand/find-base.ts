import { db } from "@/lib/db/client";
import { designBriefSchema } from "@/lib/model/brief.schema";

/** The version that a change starts from: the visible one; while there is none, the last that was tried. */
export async function findBase(brandId: string) {
  const { visibleVersion } = await db().brand.findUniqueOrThrow({
    where: { id: brandId },
    select: { visibleVersion: true },
  });
  const row = await db().brandVersion.findFirstOrThrow({
    where: { brandId, ...(visibleVersion === null ? {} : { version: visibleVersion }) },
    orderBy: { version: "desc" },
    select: { version: true, seed: true, seedGiven: true, brief: true, completedAt: true },
  });
  return {
    brandId,
    version: row.version,
    seed: Number(row.seed),
    seedGiven: row.seedGiven,
    brief: designBriefSchema.parse(row.brief),
    isComplete: row.completedAt !== null,
  };
}

export type BaseVersion = Awaited<ReturnType<typeof findBase>>;

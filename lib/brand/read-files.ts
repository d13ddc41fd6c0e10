import { db } from "@/lib/db/client";
import type { StageId } from "@/lib/pipeline/graph";
import { type StoredFile, storedFileSchema } from "./read-artifacts";

/** The files that the stages of a version wrote, or one stage, sorted by path. */
export async function readFiles(brandId: string, version: number, stage?: StageId): Promise<StoredFile[]> {
  const rows = await db().artifact.findMany({ where: { brandId, version, stage }, select: { files: true } });
  return rows
    .flatMap(({ files }) => storedFileSchema.array().parse(files))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

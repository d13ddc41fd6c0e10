import { NonRetriableError } from "inngest";
import { db } from "@/lib/db/client";
import { designBriefSchema } from "@/lib/model/brief.schema";
import type { GenerationRequested } from "@/lib/model/pipeline-events";
import type { VersionBytes, VersionSoFar } from "@/lib/pipeline/reading";
import type { Stage } from "@/lib/pipeline/stage";
import { packing } from "@/lib/pipeline/stages/packing";
import { DamagedBytes, readStored } from "@/lib/storage/read-stored";
import { artifactKey } from "@/lib/storage/storage";
import { storedFilesSchema } from "./stored-files";

/** Storage key of the version's ZIP. */
export function archiveKey({ brandId, version }: GenerationRequested): string {
  return artifactKey(brandId, version, "package.zip");
}

/** Reads what the stages of a version have left so far. A stage that runs beside the one that asks is none of them. */
export async function readVersion({
  brandId,
  version,
}: GenerationRequested): Promise<VersionSoFar & { changes: string[] }> {
  const row = await db().brandVersion.findUniqueOrThrow({
    where: { brandId_version: { brandId, version } },
    select: {
      brief: true,
      seed: true,
      changes: true,
      artifacts: { select: { stage: true, output: true, files: true } },
    },
  });
  return {
    brief: designBriefSchema.parse(row.brief),
    seed: Number(row.seed),
    changes: row.changes,
    outputOf: <Output>({ id, schema }: Stage<string, Output>) => {
      const artifact = row.artifacts.find(({ stage }) => stage === id);
      if (!artifact) throw new Error(`the stage ${id} has not run`);
      return schema.parse(artifact.output);
    },
    files: row.artifacts.flatMap(({ stage, files }) =>
      storedFilesSchema.parse(files).map(({ path, sha256 }) => ({ path, sha256, stage })),
    ),
  };
}

/** The bytes of a version, each file as its stage wrote it. @throws NonRetriableError when the store gives others */
export function storedBytes(
  ref: GenerationRequested,
  { outputOf }: Pick<VersionSoFar, "outputOf">,
): VersionBytes {
  return {
    async file({ path, sha256 }) {
      try {
        return await readStored(artifactKey(ref.brandId, ref.version, path), sha256);
      } catch (error) {
        if (error instanceof DamagedBytes) throw new NonRetriableError(error.message, { cause: error });
        throw error;
      }
    },
    async archive() {
      try {
        return await readStored(archiveKey(ref), outputOf(packing).sha256);
      } catch (cause) {
        throw new NonRetriableError(`the package: ${(cause as Error).message}`, { cause });
      }
    },
  };
}

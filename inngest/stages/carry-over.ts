import { db } from "@/lib/db/client";
import type { GenerationRequested } from "@/lib/model/pipeline-events";
import type { Stage } from "@/lib/pipeline/stage";
import { storage } from "@/lib/storage/current-storage";
import { artifactKey } from "@/lib/storage/storage";
import { type StoredFile, storedFilesSchema } from "./stored-files";

interface Carried {
  output: unknown;
  files: StoredFile[];
}

/**
 * The result of the same stage with the same inputs in another complete version of the brand, its files copied into this
 * version. Null when there is none, or when a file of it is gone.
 */
export async function carryOver(
  { brandId, version }: GenerationRequested,
  { id: stage, onceAVersion }: Stage,
  inputHash: string,
): Promise<Carried | null> {
  if (onceAVersion) return null;
  const twin = await db().artifact.findFirst({
    where: {
      brandId,
      stage,
      inputHash,
      version: { not: version },
      brandVersion: { completedAt: { not: null } },
    },
    orderBy: { version: "desc" },
    select: { version: true, output: true, files: true },
  });
  if (!twin) return null;
  const files = storedFilesSchema.parse(twin.files);
  const copied = await Promise.all(
    files.map(({ path }) =>
      storage().copy(artifactKey(brandId, twin.version, path), artifactKey(brandId, version, path)),
    ),
  );
  return copied.every(Boolean) ? { output: twin.output, files } : null;
}

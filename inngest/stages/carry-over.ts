import { db } from "@/lib/db/client";
import type { StepId } from "@/lib/model/pipeline";
import type { GenerationRequested } from "@/lib/model/pipeline-events";
import { OWN_TO_A_VERSION } from "@/lib/model/stage-inputs";
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
  stage: StepId,
  inputHash: string,
): Promise<Carried | null> {
  if (OWN_TO_A_VERSION.includes(stage)) return null;
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

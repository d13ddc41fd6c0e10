import { db } from "@/lib/db/client";
import type { GenerationRequested } from "@/lib/model/pipeline-events";
import { storage } from "@/lib/storage/current-storage";

/** Removes what a failed generation had made so far. A version that was completed is left alone. */
export async function discardVersion({ brandId, version }: GenerationRequested): Promise<void> {
  const incomplete = await db().brandVersion.count({ where: { brandId, version, completedAt: null } });
  if (incomplete === 0) return;
  await db().artifact.deleteMany({ where: { brandId, version } });
  await db().markFingerprint.deleteMany({ where: { brandId, version } });
  await storage().deletePrefix(`brands/${brandId}/${version}/`);
}

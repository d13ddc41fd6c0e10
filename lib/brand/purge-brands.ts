import { db } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { endDomains } from "@/lib/domains/end-domains";
import { storage } from "@/lib/storage/current-storage";
import { discardVersion } from "./discard-version";

const EXPIRED = Prisma.sql`(
  deleted_at < now() - interval '24 hours'
  OR (account_id IS NULL AND visitor_id IS NOT NULL AND created_at < now() - interval '30 days'))`;

/**
 * Deletes, bytes first, brands that were deleted a day ago and visitors' brands of thirty days ago. Returns how many.
 * When it stops half-way the row is still there, and the next hour goes on.
 */
export async function purgeBrands(): Promise<number> {
  const expired = await db().$queryRaw<{ id: string }[]>`SELECT id FROM brands WHERE ${EXPIRED} LIMIT 500`;
  let purged = 0;
  for (const { id } of expired) {
    if (!(await giveUpForGood(id))) continue;
    await storage().deletePrefix(`brands/${id}/`);
    await db().$transaction(async (tx) => {
      await endDomains(tx, id);
      await tx.brand.deleteMany({ where: { id } });
    });
    purged += 1;
  }
  return purged;
}

/** False when somebody has made the brand their own or taken its deletion back since; from now on nobody can. */
async function giveUpForGood(id: string): Promise<boolean> {
  const taken = await db().$executeRaw`
    UPDATE brands SET deleted_at = 'epoch', visitor_id = NULL WHERE id = ${id}::uuid AND ${EXPIRED}`;
  return taken > 0;
}

/**
 * Removes what failed or cancelled generations of the last day left: a step that was still running when its job ended
 * may have written after the first clean-up. Returns how many versions were looked at.
 */
export async function purgeFailedVersions(): Promise<number> {
  const failed = await db().$queryRaw<{ jobId: string; brandId: string; version: number }[]>`
    SELECT id AS "jobId", brand_id AS "brandId", version FROM jobs
    WHERE status = 'failed' AND finished_at BETWEEN now() - interval '1 day' AND now() - interval '10 minutes'`;
  for (const ref of failed) await discardVersion(ref);
  return failed.length;
}

import { db } from "@/lib/db/client";
import { storage } from "@/lib/storage/current-storage";

/**
 * Deletes, bytes first, brands that were deleted a day ago and visitors' brands of thirty days ago. Returns how many.
 * When it stops half-way the row is still there, and the next hour goes on.
 */
export async function purgeBrands(): Promise<number> {
  const expired = await db().$queryRaw<{ id: string }[]>`
    SELECT id FROM brands
    WHERE deleted_at < now() - interval '24 hours'
       OR (account_id IS NULL AND visitor_id IS NOT NULL AND created_at < now() - interval '30 days')
    LIMIT 500`;
  for (const { id } of expired) {
    await storage().deletePrefix(`brands/${id}/`);
    await db().brand.deleteMany({ where: { id } });
  }
  return expired.length;
}

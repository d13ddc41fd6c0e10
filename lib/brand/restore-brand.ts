import { db } from "@/lib/db/client";
import { tellOfHosts } from "@/lib/domains/hosts-channel";
import { AppError } from "@/lib/errors";
import { UNDO_MS } from "./delete-brand";

/**
 * Takes a deletion back, within a day of it. A generation that the deletion cancelled stays cancelled. Restoring what is
 * there changes nothing.
 * @throws AppError NOT_FOUND when the brand is unknown, foreign or gone for good.
 */
export async function restoreBrand(accountId: string, brandId: string): Promise<{ id: string }> {
  const { count } = await db().brand.updateMany({
    where: {
      id: brandId,
      accountId,
      OR: [{ deletedAt: null }, { deletedAt: { gt: new Date(Date.now() - UNDO_MS) } }],
    },
    data: { deletedAt: null },
  });
  if (count === 0) throw new AppError("NOT_FOUND", "There is no brand of yours with this id.");
  await tellOfHosts(db());
  return { id: brandId };
}

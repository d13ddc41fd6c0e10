import { db } from "@/lib/db/client";
import { tellOfHosts } from "@/lib/domains/hosts-channel";
import { AppError } from "@/lib/errors";
import { cancelJobs } from "@/lib/jobs/cancel-job";
import type { DeletedBrand } from "./brand-list.schema";

/** How long a deleted brand can be had back; `purgeBrands` removes it for good afterwards. */
export const UNDO_MS = 24 * 60 * 60 * 1_000;

/**
 * Hides a brand of an account at once, for good after a day. A version that is being made is cancelled, which frees its
 * slot, and gives its credit back as cancelling does.
 * @throws AppError NOT_FOUND, for a foreign or deleted brand as for an unknown one.
 */
export async function deleteBrand(accountId: string, brandId: string): Promise<DeletedBrand> {
  return db().$transaction(async (tx) => {
    const at = new Date();
    const { count } = await tx.brand.updateMany({
      where: { id: brandId, accountId, deletedAt: null },
      data: { deletedAt: at },
    });
    if (count === 0) throw new AppError("NOT_FOUND", "There is no brand of yours with this id.");
    await cancelJobs(tx, { brandId });
    await tellOfHosts(tx);
    return { id: brandId, deleted: true, restorableUntil: new Date(at.getTime() + UNDO_MS).toISOString() };
  });
}

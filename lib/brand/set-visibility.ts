import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import type { Visibility } from "./brand-list.schema";

/** Who may see a brand of an account. @throws AppError NOT_FOUND, for a foreign or deleted brand as for an unknown one. */
export async function setVisibility(accountId: string, brandId: string, visibility: Visibility) {
  const { count } = await db().brand.updateMany({
    where: { id: brandId, accountId, deletedAt: null },
    data: { visibility },
  });
  if (count === 0) throw new AppError("NOT_FOUND", "There is no brand of yours with this id.");
  return { id: brandId, visibility };
}

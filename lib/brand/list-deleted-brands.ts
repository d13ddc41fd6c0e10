import { db } from "@/lib/db/client";
import type { DeletedBrandEntry } from "./brand-list.schema";
import { UNDO_MS } from "./delete-brand";

/** Brands of an account that can still be had back, the last deleted first. */
export async function listDeletedBrands(accountId: string): Promise<DeletedBrandEntry[]> {
  const rows = await db().brand.findMany({
    where: { accountId, deletedAt: { gt: new Date(Date.now() - UNDO_MS) } },
    orderBy: { deletedAt: "desc" },
    select: { id: true, name: true, businessIdea: true, deletedAt: true },
    take: 100,
  });
  return rows.map(({ deletedAt, ...brand }) => ({
    ...brand,
    restorableUntil: new Date(deletedAt!.getTime() + UNDO_MS).toISOString(),
  }));
}

import { db } from "@/lib/db/client";
import { isId } from "@/lib/ids";
import type { Visibility } from "./brand-list.schema";

/** A brand that has a version to see, as its showcase needs it. */
export interface ShownBrand {
  id: string;
  name: string;
  version: number;
  visibility: Visibility;
  /** null for a visitor's. */
  accountId: string | null;
}

/**
 * A brand as it may be shown right now: asked of the database every time, so that what its owner hides or deletes is gone
 * with the next request. null for one that is unknown, deleted, or not finished yet. Who may see a private one is the
 * caller's to ask.
 */
export async function findShownBrand(brandId: string): Promise<ShownBrand | null> {
  if (!isId(brandId)) return null;
  const brand = await db().brand.findFirst({
    where: { id: brandId, deletedAt: null, visibleVersion: { not: null } },
    select: { id: true, name: true, visibleVersion: true, visibility: true, accountId: true },
  });
  if (!brand) return null;
  const { visibleVersion, visibility, ...facts } = brand;
  // An unknown value in the database counts as private.
  const shown = visibility === "public" || visibility === "unlisted" ? visibility : "private";
  return { ...facts, version: visibleVersion!, visibility: shown };
}

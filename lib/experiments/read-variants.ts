import type { AccountPrincipal } from "@/lib/accounts/account.schema";
import { findOwnBrand } from "@/lib/brand/find-own-brand";
import { db, type Tx } from "@/lib/db/client";
import type { VariantSet } from "@/lib/db/generated/client";
import { AppError } from "@/lib/errors";
import { isId } from "@/lib/ids";
import { shownPrice } from "@/lib/payments/prices";
import { isBought } from "@/lib/payments/require-purchase";

/** A row of a list: without the record of its files, which is most of a set. */
export type ListedSet = Omit<VariantSet, "record">;

export interface BrandVariants {
  isBought: boolean;
  price: string;
  /** Newest first. */
  sets: ListedSet[];
}

/** Every set of a brand. @throws AppError NOT_FOUND unless the brand is the account's */
export async function readVariants(principal: AccountPrincipal, brandId: string): Promise<BrandVariants> {
  await findOwnBrand(principal, brandId);
  const [bought, sets] = await Promise.all([
    isBought(db(), { brandId, feature: "variants" }),
    db().variantSet.findMany({
      where: { brandId },
      omit: { record: true },
      orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    }),
  ]);
  return { isBought: bought, price: shownPrice("variants"), sets };
}

/** One set. @throws AppError NOT_FOUND unless brand and set are the account's */
export async function findVariantSet(
  principal: AccountPrincipal,
  brandId: string,
  setId: string,
  client: Tx = db(),
): Promise<VariantSet> {
  await findOwnBrand(principal, brandId, client);
  const set = isId(setId) ? await client.variantSet.findFirst({ where: { id: setId, brandId } }) : null;
  if (!set) throw new AppError("NOT_FOUND", "This brand has no set of variants with this id.");
  return set;
}

import type { Principal } from "@/lib/accounts/principal";
import { db, type Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors";

export interface OwnBrand {
  id: string;
  /** null before the first version is complete. */
  visibleVersion: number | null;
}

/**
 * A brand of the principal's own: the account's, or the one that the visitor's cookie made. An operator owns what the
 * machine's terminal made.
 * @throws AppError NOT_FOUND, for a foreign brand as for an unknown one.
 */
export async function findOwnBrand(
  principal: Principal,
  brandId: string,
  client: Tx = db(),
): Promise<OwnBrand> {
  const visitorId = principal.kind === "visitor" ? principal.visitorId : null;
  const accountId = principal.kind === "account" ? principal.accountId : null;
  const brand = await client.brand.findFirst({
    where: { id: brandId, visitorId, accountId, deletedAt: null },
    select: { id: true, visibleVersion: true },
  });
  if (!brand) throw new AppError("NOT_FOUND", "There is no brand of yours with this id.");
  return brand;
}

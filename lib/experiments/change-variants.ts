import { randomBytes } from "node:crypto";
import type { AccountPrincipal } from "@/lib/accounts/account.schema";
import { db } from "@/lib/db/client";
import type { VariantSet } from "@/lib/db/generated/client";
import { AppError } from "@/lib/errors";
import type { VariantSetChange } from "@/lib/variants/variant-set.schema";
import { findVariantSet } from "./read-variants";

/**
 * Shares the comparison by a link that nobody guesses, or takes the link back for good; ends the experiment, which forgets
 * everything about its visitors but their number.
 * @throws AppError NOT_FOUND unless brand and set are the account's, CONFLICT when what is not drawn yet shall be shared
 */
export async function changeVariants(
  principal: AccountPrincipal,
  { brandId, setId }: { brandId: string; setId: string },
  { shared, ended }: VariantSetChange,
): Promise<VariantSet> {
  const set = await findVariantSet(principal, brandId, setId);
  if (shared && set.status !== "made") {
    throw new AppError("CONFLICT", "The designs are still being drawn.", { retryAfterSeconds: 5 });
  }
  const isNewLink = shared === true && set.shareToken === null;
  return db().$transaction(async (tx) => {
    const changed = await tx.variantSet.update({
      where: { id: setId },
      data: {
        ...(isNewLink && { shareToken: randomBytes(16).toString("base64url") }),
        ...(shared === false && { shareToken: null }),
        ...(ended && !set.endedAt && { endedAt: new Date(), salt: null }),
      },
    });
    // Afterwards: who is being counted holds the row, and this one waited for it.
    if (changed.endedAt) await tx.experimentVisitor.deleteMany({ where: { setId } });
    return changed;
  });
}

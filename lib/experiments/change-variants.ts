import { randomBytes } from "node:crypto";
import type { AccountPrincipal } from "@/lib/accounts/account.schema";
import { db, type Tx } from "@/lib/db/client";
import type { VariantSet } from "@/lib/db/generated/client";
import { AppError } from "@/lib/errors";
import type { VariantSetChange } from "@/lib/variants/variant-set.schema";
import { findVariantSet } from "./read-variants";
import { refuseUndrawn } from "./refuse-undrawn";

/**
 * Shares the comparison by a link that nobody guesses, or takes the link back for good; ends the experiment, which forgets
 * everything about its visitors but their number.
 * @throws AppError NOT_FOUND unless brand and set are the account's, CONFLICT when designs shall be shared that are not drawn,
 * or that nobody else could open
 */
export async function changeVariants(
  principal: AccountPrincipal,
  { brandId, setId }: { brandId: string; setId: string },
  { shared, ended }: VariantSetChange,
): Promise<VariantSet> {
  // Whoever may not see the set does not wait for it either.
  await findVariantSet(principal, brandId, setId);
  return db().$transaction(async (tx) => {
    // Of two requests at once the second sees what the first has settled: a link that was given out stays.
    await tx.$queryRaw`SELECT 1 FROM variant_sets WHERE id = ${setId}::uuid FOR UPDATE`;
    const set = await findVariantSet(principal, brandId, setId, tx);
    if (shared) {
      refuseUndrawn(set);
      await refusePrivate(tx, brandId);
    }
    const isNewLink = shared === true && set.shareToken === null;
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

/** The link is at the brand's showcase, which is its owner's alone while the brand is private. */
async function refusePrivate(tx: Tx, brandId: string): Promise<void> {
  const { visibility } = await tx.brand.findUniqueOrThrow({
    where: { id: brandId },
    select: { visibility: true },
  });
  if (visibility !== "private") return;
  throw new AppError(
    "CONFLICT",
    "This brand is private: nobody but you could open the link. Make it unlisted or public first.",
  );
}

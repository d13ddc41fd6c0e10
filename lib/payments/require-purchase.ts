import type { Db, Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { PREMIUM_TITLES, type PremiumFeature } from "./premium-feature.schema";
import { shownPrice } from "./prices";

export interface Wanted {
  brandId: string;
  feature: PremiumFeature;
}

/** Whether somebody has bought a feature for a brand: what was bought stays bought, whatever version is shown. */
export async function isBought(tx: Tx | Db, { brandId, feature }: Wanted): Promise<boolean> {
  return (await tx.premiumPurchase.count({ where: { brandId, feature } })) > 0;
}

/**
 * Refuses what has not been bought for the brand. The endpoint that answers the request adds the challenge, and calls its
 * handler once more when the request carries the payment: call this after every other refusal.
 * @throws AppError PAYMENT_REQUIRED with the feature and its price in `details`.
 */
export async function requirePurchase(tx: Tx | Db, wanted: Wanted): Promise<void> {
  if (await isBought(tx, wanted)) return;
  const { brandId, feature } = wanted;
  const price = shownPrice(feature);
  throw new AppError(
    "PAYMENT_REQUIRED",
    `${PREMIUM_TITLES[feature]} costs ${price} of the network's native token, once for this brand.`,
    { details: { feature, price }, sale: { item: feature, brandId } },
  );
}

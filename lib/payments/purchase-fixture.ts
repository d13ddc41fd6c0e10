import { db } from "@/lib/db/client";
import { newId } from "@/lib/ids";
import type { PremiumFeature } from "./premium-feature.schema";

/** Has a feature bought for a brand, as a payment does. */
export async function buyFor(brandId: string, feature: PremiumFeature): Promise<void> {
  await db().premiumPurchase.create({ data: { id: newId(), brandId, feature } });
}

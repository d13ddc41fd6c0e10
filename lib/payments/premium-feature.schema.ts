import { z } from "zod";

/** What is bought for one brand, with the network's native token. */
export const PREMIUM_FEATURES = ["deck", "variants", "domain"] as const;
export const premiumFeatureSchema = z.enum(PREMIUM_FEATURES);
export type PremiumFeature = z.infer<typeof premiumFeatureSchema>;

/** As people read it. */
export const PREMIUM_TITLES: Readonly<Record<PremiumFeature, string>> = {
  deck: "Pitch deck",
  variants: "A/B variants",
  domain: "Custom domain",
};

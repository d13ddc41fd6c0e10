import { parseEther } from "viem";
import { env } from "@/lib/env";
import type { PremiumFeature } from "./premium-feature.schema";

/** What a feature costs, in the smallest unit of the network's native token (10^-18). */
export function priceOf(feature: PremiumFeature): bigint {
  const { PRICE_DECK, PRICE_VARIANTS, PRICE_DOMAIN } = env();
  return parseEther({ deck: PRICE_DECK, variants: PRICE_VARIANTS, domain: PRICE_DOMAIN }[feature]);
}

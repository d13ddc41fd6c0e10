import { formatEther, parseEther } from "viem";
import { env } from "@/lib/env";
import type { Sale } from "@/lib/errors";
import { PREMIUM_TITLES } from "./premium-feature.schema";

/** What something costs, in the smallest unit of the network's native token (10^-18). */
export function priceOf(item: Sale["item"]): bigint {
  const { PRICE_DECK, PRICE_VARIANTS, PRICE_DOMAIN, PRICE_CREDIT } = env();
  return parseEther(
    { deck: PRICE_DECK, variants: PRICE_VARIANTS, domain: PRICE_DOMAIN, credit: PRICE_CREDIT }[item],
  );
}

/** The same for people: "0.01". */
export const shownPrice = (item: Sale["item"]): string => formatEther(priceOf(item));

/** What is sold, as people read it. */
export const SALE_TITLES: Readonly<Record<Sale["item"], string>> = {
  ...PREMIUM_TITLES,
  credit: "One credit",
};

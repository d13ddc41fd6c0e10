import type { AccountPrincipal } from "@/lib/accounts/account.schema";
import { openLocalChain } from "@/lib/chain/local-chain";
import { localChain } from "@/lib/chain/local-chain-state";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { refuseWhileRunning } from "@/lib/jobs/still-being-made";
import { typicalSeconds } from "@/lib/jobs/typical-seconds";
import { readBalance } from "@/lib/payments/balance";
import type { Offer, PaymentNetwork } from "@/lib/payments/offer.schema";
import { type PaymentsOpen, readPayments } from "@/lib/payments/payment-network";
import { PREMIUM_TITLES, type PremiumFeature } from "@/lib/payments/premium-feature.schema";
import { priceOf } from "@/lib/payments/prices";
import { isBought, requirePurchase } from "@/lib/payments/require-purchase";
import { findOwnBrand } from "./find-own-brand";

interface Wanted {
  principal: AccountPrincipal;
  brandId: string;
  feature: PremiumFeature;
}

/** What a feature costs the brand's owner, and where it is paid. @throws AppError NOT_FOUND unless the brand is the account's */
export async function readOffer({ principal, brandId, feature }: Wanted): Promise<Offer> {
  await findOwnBrand(principal, brandId);
  const payments = readPayments();
  const [bought, balance] = await Promise.all([
    isBought(db(), { brandId, feature }),
    readBalance(db(), principal.accountId),
  ]);
  return {
    feature,
    title: PREMIUM_TITLES[feature],
    isBought: bought,
    price: priceOf(feature).toString(),
    balance: balance.toString(),
    ...(payments.kind === "open"
      ? { network: await networkForWallets(payments), closed: null }
      : { network: null, closed: payments.reason }),
  };
}

/**
 * Sells a feature by itself, for pages that pay first and work afterwards.
 * @throws AppError NOT_FOUND unless the brand is the account's, CONFLICT before its first version is complete,
 * PAYMENT_REQUIRED until it has been bought
 */
export async function sellFeature({ principal, brandId, feature }: Wanted): Promise<Offer> {
  const { visibleVersion } = await findOwnBrand(principal, brandId);
  if (visibleVersion === null) {
    await refuseWhileRunning(db(), brandId, await typicalSeconds());
    throw new AppError("CONFLICT", "The generation of this brand failed. Regenerate it.");
  }
  await requirePurchase(db(), { brandId, feature });
  return readOffer({ principal, brandId, feature });
}

async function networkForWallets({
  chainId,
  name,
  isTest,
  isLocal,
  currency,
  publicNodes,
  explorerUrl,
}: PaymentsOpen): Promise<PaymentNetwork> {
  if (isLocal) await openLocalChain();
  const state = localChain();
  return {
    id: chainId,
    name,
    isTest,
    currency,
    rpcUrls: state.kind === "on" && isLocal ? [state.rpcUrl] : [...publicNodes],
    explorerUrl,
  };
}

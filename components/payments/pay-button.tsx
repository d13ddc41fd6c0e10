"use client";

import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { send } from "@/components/account/send";
import type { Offer } from "@/lib/payments/offer.schema";
import type { PremiumFeature } from "@/lib/payments/premium-feature.schema";
import { amountWithSymbol } from "./amount";

/** The wallet's libraries are loaded when somebody wants to pay. */
const PayWithWallet = lazy(() => import("./pay-with-wallet"));

export interface PayForFeatureProps {
  brandId: string;
  feature: PremiumFeature;
  /** It has been bought: the page may do its work now. */
  onPaid: () => void;
}

type Reading = { kind: "reading" } | { kind: "failed"; message: string } | { kind: "read"; offer: Offer };

/** Says what a premium feature of a brand costs, and lets its owner pay for it by a wallet. For pages that met a 402. */
export function PayForFeature({ brandId, feature, onPaid }: PayForFeatureProps) {
  const [state, setState] = useState<Reading>({ kind: "reading" });
  const [isPaying, setPaying] = useState(false);
  const read = useCallback(async () => {
    setState({ kind: "reading" });
    const answer = await send<Offer>("GET", `/api/brands/${brandId}/purchases?feature=${feature}`);
    setState(answer.ok ? { kind: "read", offer: answer.value } : { kind: "failed", message: answer.message });
  }, [brandId, feature]);
  useEffect(() => void read(), [read]);
  /** The balance is enough: no wallet is needed. */
  const buyFromBalance = async () => {
    setState({ kind: "reading" });
    const answer = await send<Offer>("POST", `/api/brands/${brandId}/purchases`, { feature });
    if (answer.ok) onPaid();
    else setState({ kind: "failed", message: answer.message });
  };

  if (state.kind === "reading") return <p role="status">One moment…</p>;
  if (state.kind === "failed") {
    return (
      <div>
        <p role="alert">{state.message}</p>
        <button type="button" className="button mt-3" onClick={() => void read()}>
          Ask again
        </button>
      </div>
    );
  }
  const { offer } = state;
  return (
    <section aria-label={`Buy: ${offer.title}`} className="max-w-[46rem]">
      <OfferWords offer={offer} />
      {offer.isBought ? (
        <button type="button" className="button button-primary mt-5" onClick={onPaid}>
          Go on
        </button>
      ) : offer.network === null ? (
        <p role="status" className="mt-4 text-ink-soft">
          {offer.closed}
        </p>
      ) : isPaying ? (
        <Suspense fallback={<p className="mt-5">Looking for wallets…</p>}>
          <PayWithWallet brandId={brandId} feature={feature} network={offer.network} onPaid={onPaid} />
        </Suspense>
      ) : (
        <button
          type="button"
          className="button button-primary mt-5"
          onClick={() => (isCovered(offer) ? void buyFromBalance() : setPaying(true))}
        >
          {isCovered(offer) ? "Buy it with the balance" : "Pay by wallet"}
        </button>
      )}
    </section>
  );
}

const isCovered = ({ balance, price }: Offer) => BigInt(balance) >= BigInt(price);

function OfferWords({ offer }: { offer: Offer }) {
  const { title, price, balance, network, isBought } = offer;
  if (isBought) return <p className="text-lg">{title} has been bought for this brand.</p>;
  const symbol = network?.currency.symbol ?? "of the network’s token";
  return (
    <>
      <p className="text-lg">
        {title} costs <strong>{amountWithSymbol(price, symbol)}</strong>, once for this brand. What has been
        bought stays, whatever you change in the brand later.
      </p>
      {BigInt(balance) !== 0n && (
        <p className="mt-2 text-ink-soft">
          {BigInt(balance) > 0n
            ? `Your balance of ${amountWithSymbol(balance, symbol)} is used first.`
            : `${amountWithSymbol((-BigInt(balance)).toString(), symbol)} of an earlier payment was undone by the network, and is asked for with it.`}
        </p>
      )}
      {network?.isTest && (
        <p className="mt-4 w-fit border border-ink px-2 text-sm font-semibold">
          {network.name}: its tokens are worth nothing
        </p>
      )}
    </>
  );
}

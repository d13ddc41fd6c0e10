"use client";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { useConnection, useSwitchChain, WagmiProvider } from "wagmi";
import { ConnectWallet } from "@/components/certificate/connect-wallet";
import { shortHex } from "@/components/certificate/short-hex";
import { TransactionProgress } from "@/components/certificate/transaction-progress";
import { walletConfig } from "@/components/certificate/wallet-provider";
import type { PaymentNetwork } from "@/lib/payments/offer.schema";
import type { PremiumFeature } from "@/lib/payments/premium-feature.schema";
import { isUnderWay, type PaymentState, paymentWords } from "./payment-state";
import { usePayment } from "./use-payment";

interface PayWithWalletProps {
  brandId: string;
  feature: PremiumFeature;
  network: PaymentNetwork;
  onPaid: () => void;
}

/** The part of a payment that needs a wallet. */
export default function PayWithWallet(props: PayWithWalletProps) {
  const [config] = useState(() => walletConfig(props.network, null));
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return (
    <WagmiProvider config={config}>
      <QueryClientProvider client={queries}>
        <Steps {...props} />
      </QueryClientProvider>
    </WagmiProvider>
  );
}

function Steps({ network, ...payment }: PayWithWalletProps) {
  const { address, chainId, status } = useConnection();
  const { mutate: switchChain, isPending } = useSwitchChain();
  const { state, pay } = usePayment(payment);
  const isConnected = status === "connected" && address !== undefined;
  const isBusy = isUnderWay(state);
  if (!isConnected) {
    return (
      <div className="mt-5">
        <ConnectWallet />
      </div>
    );
  }
  return (
    <div className="mt-5">
      <p>
        From your wallet <span className="font-mono text-sm">{shortHex(address)}</span>, on {network.name}
      </p>
      {chainId === network.id ? (
        <button
          type="button"
          className="button button-primary mt-4"
          aria-disabled={isBusy || state.kind === "paid"}
          onClick={() => !isBusy && state.kind !== "paid" && void pay()}
        >
          {state.kind === "refused" || state.kind === "failed" ? "Go on" : "Pay now"}
        </button>
      ) : (
        <button
          type="button"
          className="button button-primary mt-4"
          aria-disabled={isPending}
          onClick={() => !isPending && switchChain({ chainId: network.id })}
        >
          {isPending ? "Look into the wallet…" : `Switch to ${network.name}`}
        </button>
      )}
      <Progress state={state} explorerUrl={network.explorerUrl} />
    </div>
  );
}

/** Its place is kept while nothing happens. */
function Progress({ state, explorerUrl }: { state: PaymentState; explorerUrl: string | null }) {
  return (
    <div className="mt-4 min-h-14" data-payment={state.kind}>
      <TransactionProgress
        words={paymentWords(state)}
        isUnderWay={isUnderWay(state)}
        outcome={OUTCOMES[state.kind]}
        hash={"hash" in state ? state.hash : null}
        explorerUrl={explorerUrl}
      />
    </div>
  );
}

const OUTCOMES: Partial<Record<PaymentState["kind"], "good" | "bad">> = { paid: "good", failed: "bad" };

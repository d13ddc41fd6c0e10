"use client";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useState } from "react";
import { createConfig, injected, unstable_connector, WagmiProvider } from "wagmi";
import type { WalletConnectSettings } from "@/lib/chain/wallet-connect.schema";
import type { WalletNetwork } from "@/lib/chain/wallet-network";
import { walletConnect } from "./wallet-connect/wallet-connect";

const NetworkContext = createContext<WalletNetwork | null>(null);

interface WalletProviderProps {
  network: WalletNetwork;
  /** null where the operator has not set it up. */
  relay: WalletConnectSettings | null;
  children: ReactNode;
}

/**
 * Finds the browser's wallets (EIP-6963, and `window.ethereum` where none announces itself) and knows which is connected.
 * Pages read the network by way of the server: of the wallet only its own accounts, its network and what it signs is asked.
 */
export function WalletProvider({ network, relay, children }: WalletProviderProps) {
  const [config] = useState(() => walletConfig(network, relay));
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return (
    <WagmiProvider config={config}>
      <QueryClientProvider client={queries}>
        <NetworkContext value={network}>{children}</NetworkContext>
      </QueryClientProvider>
    </WagmiProvider>
  );
}

/** The network that certificates are on. */
export function useNetwork(): WalletNetwork {
  const network = useContext(NetworkContext);
  if (!network) throw new Error("there is no WalletProvider above");
  return network;
}

/** The browser's wallets, on one network. */
export function walletConfig(
  { id, name, currency, rpcUrls, explorerUrl, isTest }: Omit<WalletNetwork, "contractAddress" | "isLocal">,
  relay: WalletConnectSettings | null,
) {
  const chain = {
    id,
    name,
    nativeCurrency: currency,
    rpcUrls: { default: { http: rpcUrls } },
    testnet: isTest,
    ...(explorerUrl ? { blockExplorers: { default: { name: "Explorer", url: explorerUrl } } } : {}),
  };
  return createConfig({
    chains: [chain],
    connectors: [injected(), ...(relay ? [walletConnect(relay)] : [])],
    transports: { [id]: unstable_connector(injected) },
    ssr: true,
  });
}

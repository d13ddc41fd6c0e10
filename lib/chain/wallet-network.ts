import { arbitrum, base, baseSepolia, mainnet, optimism, polygon, polygonAmoy, sepolia } from "viem/chains";
import { getAddress } from "viem/utils";
import type { ChainOn } from "./chain-settings";

/** A network as a browser and its wallet may know it: no address of ours that holds a key. */
export interface WalletNetwork {
  id: number;
  name: string;
  isTest: boolean;
  isLocal: boolean;
  currency: { name: string; symbol: string; decimals: number };
  /** Nodes that a wallet may add the network with: public ones, or the local one. */
  rpcUrls: string[];
  explorerUrl: string | null;
  contractAddress: `0x${string}`;
}

/** The token that a network's fees are paid in. */
export function walletCurrency(chainId: number): WalletNetwork["currency"] {
  const known = PUBLIC.find((network) => network.id === chainId);
  return known?.nativeCurrency ?? { name: "Ether", symbol: "ETH", decimals: 18 };
}

/** Nodes that everybody may ask. */
export function publicNodes(chainId: number): string[] {
  return [...(PUBLIC.find((network) => network.id === chainId)?.rpcUrls.default.http ?? [])];
}

const PUBLIC = [arbitrum, base, baseSepolia, mainnet, optimism, polygon, polygonAmoy, sepolia];

/** What a wallet is told of a network, so that it can switch to it or add it. */
export function walletNetwork(chain: ChainOn): WalletNetwork {
  const { chainId: id, name, isTest, isLocal, rpcUrl, explorerUrl, contractAddress } = chain;
  return {
    id,
    name,
    isTest,
    isLocal,
    currency: walletCurrency(id),
    rpcUrls: isLocal ? [rpcUrl] : publicNodes(id),
    explorerUrl,
    contractAddress: getAddress(contractAddress),
  };
}

import { getAddress } from "viem/utils";
import type { ChainOn } from "./chain-settings";
import { type Network, networkOf } from "./networks";

/** A network as a browser and its wallet may know it: no address of ours that holds a key. */
export interface WalletNetwork {
  id: number;
  name: string;
  isTest: boolean;
  isLocal: boolean;
  currency: Network["currency"];
  /** Nodes that a wallet may add the network with: public ones, or the local one. */
  rpcUrls: string[];
  explorerUrl: string | null;
  contractAddress: `0x${string}`;
}

/** What a wallet is told of a network, so that it can switch to it or add it. */
export function walletNetwork(chain: ChainOn): WalletNetwork {
  const { chainId: id, name, isTest, isLocal, rpcUrl, explorerUrl, contractAddress } = chain;
  const { currency, publicNodes } = networkOf(id);
  return {
    id,
    name,
    isTest,
    isLocal,
    currency,
    rpcUrls: isLocal ? [rpcUrl] : [...publicNodes],
    explorerUrl,
    contractAddress: getAddress(contractAddress),
  };
}

// Made from the component's description: change that, not this file.

import type { NetworkLabels, WalletChain, WalletState } from "../../behaviours/network-switcher";

export interface NetworkSwitcherOwnProps {
  /** The chains that the page works on: id and name, and what a wallet needs to add one that it does not know. */
  chains: readonly WalletChain[];
  /** Shows this state and looks for no wallet: for documentation and tests. */
  preview?: Partial<WalletState>;
  /** Its words in your language. */
  labels?: Partial<NetworkLabels>;
  /** The wallet is on another chain, or there is none any more. */
  onChainChange?: (value: number | null) => void;
}

// Made from the component's description: change that, not this file.

import type { WalletLabels, WalletState } from "../../behaviours/wallet-connect-button";

export interface WalletConnectButtonOwnProps {
  /** Shows this state and looks for no wallet: for documentation and tests. */
  preview?: Partial<WalletState>;
  /** Where those find a wallet who have none. Default "https://ethereum.org/wallets/find-wallet/". */
  getWalletUrl?: string;
  /** Its words in your language. */
  labels?: Partial<WalletLabels>;
  /** The account is another one, or none any more. */
  onAccountChange?: (value: string | null) => void;
}

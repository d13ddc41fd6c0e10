import { useSyncExternalStore } from "react";
import { NO_WALLET, type WalletState, wallet } from "../behaviours/wallet";

/** The page's connection to a wallet; with a preview that state, and nothing is looked for. */
export function useWallet(preview?: Partial<WalletState>): WalletState {
  const live = useSyncExternalStore(
    preview ? subscribeToNothing : wallet.subscribe,
    wallet.state,
    () => NO_WALLET,
  );
  return preview ? { ...NO_WALLET, ...preview } : live;
}

const subscribeToNothing = () => () => {};

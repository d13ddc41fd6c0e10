import { NetworkSwitcher } from "../components/network-switcher";
import { WalletConnectButton } from "../components/wallet-connect-button";

const chains = [
  { id: 1, name: "Ethereum" },
  { id: 10, name: "OP Mainnet" },
  {
    id: 8453,
    name: "Base",
    currency: { name: "Ether", symbol: "ETH", decimals: 18 },
    rpcUrls: ["https://mainnet.base.org"],
    explorerUrls: ["https://basescan.org"],
  },
] as const;
const preview = {
  status: "connected",
  account: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
  chainId: 1,
} as const;
const pendingPreview = {
  status: "connected",
  account: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
  chainId: 1,
  network: "pending",
} as const;
const wrongPreview = {
  status: "connected",
  account: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
  chainId: 137,
} as const;
const refusedPreview = {
  status: "connected",
  account: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
  chainId: 1,
  network: "refused",
} as const;
const nonePreview = {} as const;

/** With a wallet's button */
export function Live() {
  return (
    <>
      <WalletConnectButton />
      <NetworkSwitcher chains={chains} />
    </>
  );
}

/** Connected */
export function Connected() {
  return <NetworkSwitcher chains={chains} preview={preview} />;
}

/** Waiting for the wallet */
export function Pending() {
  return <NetworkSwitcher chains={chains} preview={pendingPreview} />;
}

/** Wrong network */
export function Wrong() {
  return <NetworkSwitcher chains={chains} preview={wrongPreview} />;
}

/** Refused */
export function Refused() {
  return <NetworkSwitcher chains={chains} preview={refusedPreview} />;
}

/** No wallet */
export function None() {
  return <NetworkSwitcher chains={chains} preview={nonePreview} />;
}

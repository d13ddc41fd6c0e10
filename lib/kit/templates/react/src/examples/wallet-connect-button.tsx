import { WalletConnectButton } from "../components/wallet-connect-button";

const preview = {
  wallets: [
    {
      uuid: "1",
      name: "Harbor",
      icon: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='teal' d='M0 0h8v8H0z'/%3E%3C/svg%3E",
      rdns: "org.example.harbor",
    },
    {
      uuid: "2",
      name: "Lantern",
      icon: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='purple' d='M0 0h8v8H0z'/%3E%3C/svg%3E",
      rdns: "org.example.lantern",
    },
  ],
} as const;
const connectingPreview = {
  wallets: [
    {
      uuid: "1",
      name: "Harbor",
      icon: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='teal' d='M0 0h8v8H0z'/%3E%3C/svg%3E",
      rdns: "org.example.harbor",
    },
    {
      uuid: "2",
      name: "Lantern",
      icon: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='purple' d='M0 0h8v8H0z'/%3E%3C/svg%3E",
      rdns: "org.example.lantern",
    },
  ],
  status: "connecting",
  walletId: "1",
} as const;
const connectedPreview = {
  wallets: [
    {
      uuid: "1",
      name: "Harbor",
      icon: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='teal' d='M0 0h8v8H0z'/%3E%3C/svg%3E",
      rdns: "org.example.harbor",
    },
    {
      uuid: "2",
      name: "Lantern",
      icon: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='purple' d='M0 0h8v8H0z'/%3E%3C/svg%3E",
      rdns: "org.example.lantern",
    },
  ],
  status: "connected",
  walletId: "1",
  account: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
  chainId: 1,
} as const;
const refusedPreview = {
  wallets: [
    {
      uuid: "1",
      name: "Harbor",
      icon: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='teal' d='M0 0h8v8H0z'/%3E%3C/svg%3E",
      rdns: "org.example.harbor",
    },
    {
      uuid: "2",
      name: "Lantern",
      icon: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='purple' d='M0 0h8v8H0z'/%3E%3C/svg%3E",
      rdns: "org.example.lantern",
    },
  ],
  status: "refused",
} as const;
const nonePreview = {} as const;

/** With the wallets of this browser */
export function Live() {
  return <WalletConnectButton />;
}

/** Wallets to choose from */
export function Wallets() {
  return <WalletConnectButton preview={preview} />;
}

/** Connecting */
export function Connecting() {
  return <WalletConnectButton preview={connectingPreview} />;
}

/** Connected */
export function Connected() {
  return <WalletConnectButton preview={connectedPreview} />;
}

/** Refused */
export function Refused() {
  return <WalletConnectButton preview={refusedPreview} />;
}

/** No wallet found */
export function None() {
  return <WalletConnectButton preview={nonePreview} />;
}

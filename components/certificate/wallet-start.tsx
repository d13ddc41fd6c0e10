"use client";

import { useConnection } from "wagmi";
import { ConnectWallet } from "./connect-wallet";

/** Connects a wallet, or leads on with the one that is connected. */
export function WalletStart() {
  const { address, status } = useConnection();
  if (status !== "connected" || !address) return <ConnectWallet />;
  return (
    <>
      <p className="font-mono text-sm break-all">{address}</p>
      <p className="mt-5 flex flex-wrap gap-3">
        <a href={`/wallet/owner/${address}`} className="button button-primary">
          See my certificates
        </a>
      </p>
    </>
  );
}

import type { ReactNode } from "react";
import { WalletBar } from "@/components/certificate/wallet-bar";
import { WalletProvider } from "@/components/certificate/wallet-provider";
import { SiteFrame } from "@/components/ui/site-frame";
import { walletConnectSettings } from "@/lib/chain/wallet-connect-settings";
import { CertificatesOff } from "./_components/notices";
import { readNetwork } from "./read-network";

export const dynamic = "force-dynamic";

/** Where certificates are off, every page says so in place of its matter. */
export default async function WalletLayout({ children }: { children: ReactNode }) {
  const state = await readNetwork();
  return (
    <SiteFrame>
      {state.kind === "off" ? (
        <CertificatesOff reason={state.reason} />
      ) : (
        <WalletProvider network={state.network} relay={walletConnectSettings()}>
          <WalletBar />
          {children}
        </WalletProvider>
      )}
    </SiteFrame>
  );
}

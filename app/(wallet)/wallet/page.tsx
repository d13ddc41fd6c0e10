import type { Metadata } from "next";
import { WalletStart } from "@/components/certificate/wallet-start";
import { readCounts } from "@/lib/certificate/read-analytics";
import { AddressSearch } from "../_components/address-search";
import { readNetwork } from "../read-network";

export const metadata: Metadata = {
  title: "Certificates",
  description: "See the brand certificates of any address, check what they prove, and claim your own.",
};

/** Connect a wallet, look somebody up, claim what waits. */
export default async function WalletPage() {
  const counts = await readNetworkCounts();
  return (
    <div className="sheet-width pt-10">
      <h1 className="max-w-[14ch] text-[clamp(2.5rem,1.4rem+4.6vw,5.5rem)] leading-[0.92] font-extrabold tracking-[-0.035em]">
        A brand, in your name.
      </h1>
      <p className="mt-6 max-w-[58ch] text-lg text-pretty text-ink-soft">
        A certificate says on a public network which files belong to a brand’s package, and whose it is.
        Nobody has to trust us for it.
      </p>
      <div className="mt-12 grid gap-x-14 gap-y-12 lg:grid-cols-2">
        <Part title="Your wallet">
          <WalletStart />
        </Part>
        <Part title="Look somebody up">
          <p className="mb-5 max-w-[46ch] text-ink-soft">
            Certificates are public: no wallet is needed to see them.
          </p>
          <AddressSearch />
        </Part>
        <Part title="Claim">
          <p className="mb-5 max-w-[46ch] text-ink-soft">
            Every brand that you have finished has a certificate waiting until you claim it.
          </p>
          <a href="/wallet/claim" className="button">
            Claim a certificate
          </a>
        </Part>
        <Part title="Check a file">
          <p className="mb-5 max-w-[46ch] text-ink-soft">
            A package, or a single file of one, against its certificate. In this browser: nothing is uploaded.
          </p>
          <a href="/verify" className="button">
            Check a file
          </a>
        </Part>
      </div>
      {counts && (
        <section aria-labelledby="figures-title" className="mt-14">
          <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-t-[1.5px] border-ink pt-5">
            <h2 id="figures-title" className="text-2xl font-bold tracking-[-0.015em]">
              All certificates
            </h2>
            <a href="/wallet/analytics" className="text-link inline-flex min-h-11 items-center">
              All figures
            </a>
          </div>
          <p className="max-w-[58ch] text-lg text-ink-soft">{sentenceOf(counts)}</p>
        </section>
      )}
    </div>
  );
}

/** The layout says why where there is no network. */
async function readNetworkCounts() {
  const state = await readNetwork();
  if (state.kind === "off") return null;
  const { id: chainId, contractAddress } = state.network;
  return readCounts({ chainId, contractAddress });
}

function sentenceOf({ minted, holders }: { minted: number; holders: number }): string {
  if (minted === 0) return "None has been minted yet.";
  const certificates = minted === 1 ? "One certificate" : `${minted.toLocaleString("en")} certificates`;
  const wallets = holders === 1 ? "one wallet" : `${holders.toLocaleString("en")} wallets`;
  return `${certificates}, held by ${wallets}.`;
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="border-t-[1.5px] border-ink pt-5">
      <h2 className="mb-4 text-2xl font-bold tracking-[-0.015em]">{title}</h2>
      {children}
    </section>
  );
}

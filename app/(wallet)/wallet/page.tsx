import type { Metadata } from "next";
import { WalletStart } from "@/components/certificate/wallet-start";
import { AddressSearch } from "../_components/address-search";

export const metadata: Metadata = {
  title: "Certificates",
  description: "See the brand certificates of any address, check what they prove, and claim your own.",
};

/** Connect a wallet, look somebody up, claim what waits. */
export default function WalletPage() {
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
    </div>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="border-t-[1.5px] border-ink pt-5">
      <h2 className="mb-4 text-2xl font-bold tracking-[-0.015em]">{title}</h2>
      {children}
    </section>
  );
}

"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { useConnection, useDisconnect, useSwitchChain } from "wagmi";
import { shortHex } from "./short-hex";
import { walletFailure } from "./wallet-failure";
import { useNetwork } from "./wallet-provider";

/** Below the header of every page of the manager: the network, and whose wallet is connected. */
export function WalletBar() {
  const network = useNetwork();
  const { address, status } = useConnection();
  const { mutate: disconnect } = useDisconnect();
  return (
    <section aria-label="Network and wallet" className="border-y border-rule bg-sheet">
      <div className="sheet-width flex min-h-13 flex-wrap items-center gap-x-5 gap-y-1 py-1.5">
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="font-semibold">{network.name}</span>
          {network.isTest && (
            <span className="border border-ink px-2 text-sm font-semibold">
              Test network: certificates here are for trying out
            </span>
          )}
        </p>
        <ManagerPages />
        <p className="flex flex-wrap items-center gap-x-4 ms-auto">
          {status === "connected" && address ? (
            <>
              <a href={`/wallet/owner/${address}`} className="text-link flex min-h-11 items-center">
                <span className="sr-only">Certificates of your wallet </span>
                <span className="font-mono text-sm">{shortHex(address)}</span>
              </a>
              <button type="button" className="nav-link" onClick={() => disconnect({})}>
                Disconnect
              </button>
            </>
          ) : (
            <span className="flex min-h-11 items-center text-ink-soft">No wallet connected</span>
          )}
        </p>
        <ChangedAccount address={status === "connected" ? address : undefined} />
        <WrongNetwork />
      </div>
    </section>
  );
}

const PAGES = [
  { href: "/wallet", label: "Start" },
  { href: "/wallet/claim", label: "Claim" },
  { href: "/wallet/analytics", label: "Figures" },
] as const;

function ManagerPages() {
  const path = usePathname();
  return (
    <nav aria-label="Certificates">
      <ul className="-mx-2 flex gap-x-2">
        {PAGES.map(({ href, label }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={path === href ? "page" : undefined}
              className="nav-link aria-[current]:decoration-accent"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Says so when the wallet hands out another account than before. */
function ChangedAccount({ address }: { address: string | undefined }) {
  const [seen, setSeen] = useState({ address, before: undefined as string | undefined });
  useEffect(() => {
    if (address && address !== seen.address) setSeen({ address, before: seen.address });
  }, [address, seen]);
  return (
    <p role="status" className="basis-full empty:hidden">
      {seen.before && address && `The wallet now uses another account: ${shortHex(address)}.`}
    </p>
  );
}

/** A wallet on another network can be looked at; whatever it sends would go elsewhere. */
function WrongNetwork() {
  const network = useNetwork();
  const { chainId, status } = useConnection();
  const { mutate: switchChain, isPending, error } = useSwitchChain();
  if (status !== "connected" || chainId === network.id) return null;
  const failure = error && walletFailure(error);
  return (
    <div role="alert" className="flex basis-full flex-wrap items-center gap-x-4 gap-y-2 pb-2">
      <p className="text-accent-strong font-medium">Your wallet is on another network (chain {chainId}).</p>
      <button
        type="button"
        className="button min-h-11!"
        aria-disabled={isPending}
        onClick={() => !isPending && switchChain({ chainId: network.id })}
      >
        {isPending ? "Look into the wallet…" : `Switch to ${network.name}`}
      </button>
      {failure && (
        <p className="basis-full text-ink-soft">
          {failure.kind === "refused"
            ? "You declined the switch. You can go on looking; to claim, switch first."
            : `${failure.message} You can add the network in the wallet by hand: chain id ${network.id}${network.rpcUrls[0] ? `, address ${network.rpcUrls[0]}` : ""}.`}
        </p>
      )}
    </div>
  );
}

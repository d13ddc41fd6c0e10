"use client";

import { useState } from "react";
import { useConnect, useConnectors } from "wagmi";
import { walletFailure } from "./wallet-failure";

/** One button for each wallet of this browser. */
export function ConnectWallet() {
  const found = useConnectors();
  const [hasLegacy] = useState(() => typeof window !== "undefined" && "ethereum" in window);
  const announced = found.filter(({ id }) => id !== "injected");
  const wallets = announced.length > 0 ? announced : hasLegacy ? found : [];
  const { mutate: connect, isPending, variables, error } = useConnect();
  const failure = error && walletFailure(error);
  if (wallets.length === 0) return <NoWallet />;
  return (
    <div>
      <ul className="flex flex-wrap gap-3">
        {wallets.map((connector) => {
          const isAsked = isPending && variables?.connector === connector;
          return (
            <li key={connector.uid}>
              <button
                type="button"
                className="button button-primary"
                aria-disabled={isPending}
                onClick={() => !isPending && connect({ connector })}
              >
                {/* biome-ignore lint/performance/noImgElement: a data address that the wallet brings */}
                {connector.icon && <img src={connector.icon.trim()} alt="" width="20" height="20" />}
                {isAsked ? "Look into the wallet…" : `Connect ${nameOf(connector)}`}
              </button>
            </li>
          );
        })}
      </ul>
      <p role="status" className="mt-3 min-h-6 text-ink-soft">
        {isPending && "The wallet asks whether this page may see your address."}
        {failure?.kind === "refused" && "You declined in the wallet. Nothing has happened."}
        {failure?.kind === "failed" && failure.message}
      </p>
    </div>
  );
}

const nameOf = ({ id, name }: { id: string; name: string }) =>
  id === "injected" ? "the browser’s wallet" : name;

function NoWallet() {
  return (
    <p className="max-w-[52ch] text-pretty text-ink-soft">
      This browser has no wallet. Install one as an extension, or open this page in your wallet’s own browser.
      To look at certificates you need none.
    </p>
  );
}

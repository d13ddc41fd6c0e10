"use client";

import { useEffect, useState } from "react";
import { type Connector, useConnect, useConnectors, useDisconnect } from "wagmi";
import { WalletPairing } from "./wallet-connect/wallet-pairing";
import { walletFailure } from "./wallet-failure";

/** One button for each wallet of this browser, and one for those on other devices where that is set up. */
export function ConnectWallet() {
  const found = useConnectors();
  const [hasLegacy] = useState(() => typeof window !== "undefined" && "ethereum" in window);
  const relayed = found.filter(({ id }) => id === RELAYED);
  const announced = found.filter(({ id }) => id !== "injected" && id !== RELAYED);
  const here = announced.length > 0 ? announced : hasLegacy ? found.filter(({ id }) => id !== RELAYED) : [];
  const wallets = [...here, ...relayed];
  const { mutate: connect, isPending, variables, error, reset } = useConnect();
  const { mutate: disconnect } = useDisconnect();
  const uri = usePairingUri(relayed[0], isPending);
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
        {isPending && !uri && "The wallet asks whether this page may see your address."}
        {failure?.kind === "refused" && "You declined in the wallet. Nothing has happened."}
        {failure?.kind === "failed" && failure.message}
      </p>
      {uri && (
        <WalletPairing
          uri={uri}
          onCancel={() => {
            disconnect({ connector: relayed[0]! });
            reset();
          }}
        />
      )}
    </div>
  );
}

const RELAYED = "walletConnect";

/** What a wallet on another device is to read, while one is asked. */
function usePairingUri(connector: Connector | undefined, isPending: boolean): string | null {
  const [uri, setUri] = useState<string | null>(null);
  useEffect(() => {
    const hear = ({ type, data }: { type: string; data?: unknown }) => {
      if (type === "display_uri") setUri(String(data));
    };
    connector?.emitter.on("message", hear);
    return () => connector?.emitter.off("message", hear);
  }, [connector]);
  // The next one has an address of its own, which takes a moment.
  useEffect(() => {
    if (!isPending) setUri(null);
  }, [isPending]);
  return isPending ? uri : null;
}

const nameOf = ({ id, name }: { id: string; name: string }) =>
  id === "injected" ? "the browser’s wallet" : id === RELAYED ? "a wallet on another device" : name;

function NoWallet() {
  return (
    <p className="max-w-[52ch] text-pretty text-ink-soft">
      This browser has no wallet. Install one as an extension, or open this page in your wallet’s own browser.
      To look at certificates you need none.
    </p>
  );
}

"use client";

import { useState } from "react";
import { useConnection } from "wagmi";
import { ClaimProgress } from "./claim-progress";
import { type ClaimState, isUnderWay } from "./claim-state";
import { ConnectWallet } from "./connect-wallet";
import { ProveWallet } from "./prove-wallet";
import { useClaim } from "./use-claim";
import { useNetwork } from "./wallet-provider";

interface ClaimFormProps {
  brandId: string;
  start: ClaimState;
  /** Whether an account is signed in: a wallet that pays itself must be proven to be somebody's. */
  isSignedIn: boolean;
  /** Of the account, in lower case. */
  provenWallets: string[];
  signInHref: string;
  paymasterUrl: string | null;
}

type Way = "free" | "wallet";

/** Claims a brand's certificate for the connected wallet, or for an address that is typed. */
export function ClaimForm(props: ClaimFormProps) {
  const { brandId, start, isSignedIn, signInHref, paymasterUrl } = props;
  const network = useNetwork();
  const { address, chainId, status } = useConnection();
  const connected = status === "connected" ? address : undefined;
  const [way, setWay] = useState<Way>("free");
  const [typed, setTyped] = useState("");
  const [proven, setProven] = useState(props.provenWallets);
  const { state, claimFree, claimByWallet } = useClaim({ brandId, start, paymasterUrl });
  const isBusy = isUnderWay(state);
  const isOver = state.kind === "confirmed";
  const recipient = way === "free" && typed.trim() ? typed.trim() : connected;
  const isProven = connected !== undefined && proven.includes(connected.toLowerCase());

  return (
    <div>
      {!isOver && (
        <>
          <fieldset disabled={isBusy} className="grid gap-3 sm:grid-cols-2">
            <legend className="field-label mb-2">Who pays the network’s fee?</legend>
            <Choice way="free" chosen={way} onChoose={setWay} title="Marque pays">
              Free of charge. The certificate is sent to the address that you name.
            </Choice>
            <Choice way="wallet" chosen={way} onChoose={setWay} title="My wallet pays">
              {paymasterUrl
                ? "You send it yourself. Wallets that can use our paymaster pay nothing, others a small fee."
                : "You send it yourself, for the fee that your wallet shows."}
            </Choice>
          </fieldset>
          <div className="mt-8">
            {connected ? (
              <p>
                <span className="field-label">For the connected wallet</span>
                <span className="mt-1 block font-mono text-sm break-all">{connected}</span>
              </p>
            ) : (
              <ConnectWallet />
            )}
          </div>
          {way === "free" && (
            <TypedAddress value={typed} onChange={setTyped} isBusy={isBusy} hasWallet={!!connected} />
          )}
          {way === "wallet" && !isSignedIn && (
            <p className="mt-6 max-w-[58ch]">
              A claim that a wallet sends is signed for a wallet of your account.{" "}
              <a href={signInHref} className="text-link">
                Sign in first
              </a>
              , with that wallet if you like.
            </p>
          )}
          {way === "wallet" && isSignedIn && connected && !isProven && (
            <ProveWallet
              address={connected}
              onProven={() => setProven([...proven, connected.toLowerCase()])}
            />
          )}
          {way === "free" ? (
            <Go
              isReady={recipient !== undefined}
              isBusy={isBusy}
              onGo={() => recipient && void claimFree(recipient)}
            >
              Claim it free of charge
            </Go>
          ) : (
            <Go
              isReady={isSignedIn && isProven && chainId === network.id}
              isBusy={isBusy}
              onGo={() => connected && void claimByWallet(connected)}
            >
              Claim it with my wallet
            </Go>
          )}
          {way === "wallet" && connected && chainId !== network.id && (
            <p className="mt-3 text-ink-soft">
              Switch the wallet to {network.name} first: the button is at the top.
            </p>
          )}
        </>
      )}
      <ClaimProgress state={state} explorerUrl={network.explorerUrl} />
    </div>
  );
}

function Choice(props: {
  way: Way;
  chosen: Way;
  onChoose: (way: Way) => void;
  title: string;
  children: string;
}) {
  const { way, chosen, onChoose, title, children } = props;
  return (
    <label className="choice flex gap-3 p-4">
      <input
        type="radio"
        name="way"
        value={way}
        checked={way === chosen}
        onChange={() => onChoose(way)}
        className="choice-input mt-1"
      />
      <span>
        <span className="block font-semibold">{title}</span>
        <span className="mt-1 block text-ink-soft">{children}</span>
      </span>
    </label>
  );
}

interface TypedAddressProps {
  value: string;
  onChange: (value: string) => void;
  isBusy: boolean;
  hasWallet: boolean;
}

function TypedAddress({ value, onChange, isBusy, hasWallet }: TypedAddressProps) {
  return (
    <div className="mt-6 max-w-[40rem]">
      <label htmlFor="recipient" className="field-label">
        {hasWallet ? "Or for another address" : "Or type an address"}
      </label>
      <p id="recipient-hint" className="field-hint">
        Look twice: a certificate can’t be called back.
      </p>
      <input
        id="recipient"
        type="text"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        readOnly={isBusy}
        maxLength={64}
        placeholder="0x…"
        autoComplete="off"
        spellCheck={false}
        aria-describedby="recipient-hint"
        className="control mt-2 font-mono text-sm"
      />
    </div>
  );
}

function Go(props: { isReady: boolean; isBusy: boolean; onGo: () => void; children: string }) {
  const { isReady, isBusy, onGo, children } = props;
  const isOff = !isReady || isBusy;
  return (
    <button
      type="button"
      className="button button-primary mt-7 min-h-14! px-8! text-lg"
      aria-disabled={isOff}
      onClick={() => !isOff && onGo()}
    >
      {children}
    </button>
  );
}

"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { askWallet } from "@/components/account/ask-wallet";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { FormProblem } from "@/components/ui/form-problem";
import { Moment } from "@/components/ui/moment";
import { showToast } from "@/components/ui/toast-store";
import type { SignInWays } from "@/lib/accounts/profile.schema";
import { readWalletSubject } from "@/lib/accounts/wallet-subject";
import { addingText, addWallet, removeWallet } from "./profile-requests";

type Identity = SignInWays["identities"][number];

const PROVIDERS: Record<string, string> = { wallet: "Wallet", github: "GitHub", google: "Google" };

/** Who may sign in beside the password's owner: wallets come and go here, providers by signing in with them. */
export function SignInWaysList({ identities }: Pick<SignInWays, "identities">) {
  const router = useRouter();
  const adder = useRef<HTMLButtonElement>(null);
  const [isAdding, setAdding] = useState(false);
  const [problem, setProblem] = useState("");
  const [asked, setAsked] = useState<string>();

  const add = async () => {
    setAdding(true);
    setProblem("");
    const answer = await askWallet({ wantText: addingText, hand: addWallet });
    setAdding(false);
    if (!answer.ok) return setProblem(answer.message);
    router.refresh();
    showToast({ text: "The wallet is added. It can sign in from now on." });
  };
  const remove = async (wallet: string) => {
    setAsked(undefined);
    const answer = await removeWallet(wallet);
    if (!answer.ok) return showToast({ text: answer.message, kind: "problem" });
    adder.current?.focus();
    router.refresh();
    showToast({ text: "The wallet is removed. Every other browser is signed out." });
  };

  return (
    <>
      {identities.length > 0 && (
        <ul className="-mt-3 mb-5">
          {identities.map((identity) => (
            <Way
              key={`${identity.provider}${identity.subject}`}
              identity={identity}
              onRemove={() => setAsked(identity.subject)}
            />
          ))}
        </ul>
      )}
      <button
        ref={adder}
        type="button"
        className="button"
        aria-disabled={isAdding}
        onClick={() => !isAdding && void add()}
      >
        {isAdding ? "Asking the wallet…" : "Add a wallet"}
      </button>
      <FormProblem look="mt-3">{problem}</FormProblem>
      <ConfirmDialog
        open={asked !== undefined}
        title="Remove this wallet?"
        confirmLabel="Remove it"
        dismissLabel="Keep it"
        onConfirm={() => asked && void remove(asked)}
        onDismiss={() => setAsked(undefined)}
      >
        <p className="font-mono text-sm break-all">{asked && readWalletSubject(asked).address}</p>
        <p className="mt-2">
          It does not sign in to this account any more, and every other browser is signed out. Nothing happens
          in the wallet itself.
        </p>
      </ConfirmDialog>
    </>
  );
}

function Way({
  identity: { provider, subject, createdAt, isRemovable },
  onRemove,
}: {
  identity: Identity;
  onRemove: () => void;
}) {
  const { address, chainId } = readWalletSubject(subject);
  return (
    <li className="flex flex-wrap items-baseline gap-x-6 border-b border-rule py-3">
      <span className="font-semibold">{PROVIDERS[provider] ?? provider}</span>
      {provider === "wallet" && (
        <span className="font-mono text-sm break-all">
          {address}
          {chainId !== null && <span className="text-ink-soft"> on chain {chainId}</span>}
        </span>
      )}
      <span className="text-ink-soft">
        since <Moment iso={createdAt} precision="date" />
      </span>
      {isRemovable && (
        <button type="button" className="text-link ml-auto min-h-11" onClick={onRemove}>
          Remove<span className="sr-only"> the wallet that ends in {address.slice(-4)}</span>
        </button>
      )}
    </li>
  );
}

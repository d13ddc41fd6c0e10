"use client";

import { useState } from "react";
import { useConfig } from "wagmi";
import { getConnection, signMessage } from "wagmi/actions";
import { addingText, addWallet } from "@/components/account/profile/profile-requests";
import { FormProblem } from "@/components/ui/form-problem";
import { walletFailure } from "./wallet-failure";

interface ProveWalletProps {
  address: `0x${string}`;
  onProven: () => void;
}

/** Makes the connected wallet one of the account's, by a signature that costs nothing. */
export function ProveWallet({ address, onProven }: ProveWalletProps) {
  const config = useConfig();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState("");
  const prove = async () => {
    setAsking(true);
    setProblem("");
    const refusal = await sign().catch((error: unknown) => {
      const failure = walletFailure(error);
      return failure.kind === "refused"
        ? "You declined in the wallet. Nothing has happened."
        : failure.message;
    });
    setAsking(false);
    if (refusal) setProblem(refusal);
    else onProven();
  };
  /** Resolves to why not, or to nothing. */
  const sign = async (): Promise<string | null> => {
    const chainId = getConnection(config).chainId ?? 1;
    const text = await addingText(address, chainId);
    if (!text.ok) return text.message;
    const signature = await signMessage(config, { account: address, message: text.value.message });
    const added = await addWallet({ message: text.value.message, signature });
    return added.ok ? null : added.message;
  };
  return (
    <div className="mt-6 border border-rule bg-sheet p-4">
      <p className="max-w-[58ch]">
        This wallet is not one of your account’s yet. Prove that it is yours by a signature: it costs nothing,
        and the wallet can sign in to the account from then on.
      </p>
      <button
        type="button"
        className="button mt-4"
        aria-disabled={isAsking}
        onClick={() => !isAsking && void prove()}
      >
        {isAsking ? "Look into the wallet…" : "Prove this wallet"}
      </button>
      <FormProblem look="mt-3">{problem}</FormProblem>
    </div>
  );
}

"use client";

import { transactionUrl } from "@/lib/chain/transaction-url";
import { type ClaimState, isUnderWay } from "./claim-state";
import { shortHex } from "./short-hex";

interface ClaimProgressProps {
  state: ClaimState;
  explorerUrl: string | null;
}

/** Says how far a claim has come, to eyes and to screen readers. Its place is kept while nothing happens. */
export function ClaimProgress({ state, explorerUrl }: ClaimProgressProps) {
  const hash = "hash" in state ? state.hash : null;
  return (
    <div className="mt-6 min-h-14" data-claim={state.kind}>
      <p
        role="status"
        className={`flex items-baseline gap-3 text-lg font-semibold ${LOOKS[state.kind] ?? ""}`}
      >
        {isUnderWay(state) && (
          <span
            aria-hidden="true"
            className="turning size-3.5 shrink-0 border-2 border-accent border-t-transparent rounded-full"
          />
        )}
        {words(state)}
      </p>
      {hash && (
        <p className="mt-1 text-ink-soft">
          Transaction{" "}
          <a href={transactionUrl({ explorerUrl }, hash)} className="text-link font-mono text-sm">
            {shortHex(hash)}
          </a>
        </p>
      )}
      {state.kind === "confirmed" && (
        <p className="mt-5">
          <a href={`/wallet/collection/${state.tokenId}`} className="button button-primary">
            See certificate {state.tokenId}
          </a>
        </p>
      )}
    </div>
  );
}

const LOOKS: Partial<Record<ClaimState["kind"], string>> = {
  confirmed: "text-good",
  failed: "text-accent-strong",
  reverted: "text-accent-strong",
};

function words(state: ClaimState): string {
  switch (state.kind) {
    case "idle":
      return "";
    case "asking":
      return "Being prepared…";
    case "wallet":
      return "Look into your wallet: it asks whether to send.";
    case "queued":
      return "Asked for. It is sent as soon as the network can be asked…";
    case "sent":
      return state.problem
        ? `Signed, and not in a block yet. ${state.problem} Nothing is lost.`
        : "Sent. The network puts it into a block…";
    case "confirming":
      return `In a block: ${state.confirmations} of ${state.needed} confirmations…`;
    case "confirmed":
      return "Confirmed. The certificate is there.";
    case "refused":
      return "You declined in the wallet. Nothing was sent, and nothing is lost.";
    case "changed-account":
      return "The wallet changed its account meanwhile, so nothing was sent. Claim again for the new one.";
    case "reverted":
      return "The network carried it out and undid it: the certificate was not minted. The offer may have run out; claim again.";
    case "failed":
      return state.message;
  }
}

"use client";

import { type ClaimState, isUnderWay } from "./claim-state";
import { TransactionProgress } from "./transaction-progress";

interface ClaimProgressProps {
  state: ClaimState;
  explorerUrl: string | null;
}

/** Says how far a claim has come, to eyes and to screen readers. Its place is kept while nothing happens. */
export function ClaimProgress({ state, explorerUrl }: ClaimProgressProps) {
  return (
    <div className="mt-6 min-h-14" data-claim={state.kind}>
      <TransactionProgress
        words={words(state)}
        isUnderWay={isUnderWay(state)}
        outcome={OUTCOMES[state.kind]}
        hash={"hash" in state ? state.hash : null}
        explorerUrl={explorerUrl}
      />
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

const OUTCOMES: Partial<Record<ClaimState["kind"], "good" | "bad">> = {
  confirmed: "good",
  failed: "bad",
  reverted: "bad",
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

import type { CertificateState } from "@/lib/certificate/certificate-state.schema";
import type { TransactionState } from "@/lib/chain/transaction-state.schema";

/** How far a claim has come. */
export type ClaimState =
  | { kind: "idle" }
  /** The service is asked. */
  | { kind: "asking" }
  /** The wallet shows it to its owner. */
  | { kind: "wallet" }
  /** The service has it in its queue, and has sent nothing. */
  | { kind: "queued" }
  /** On its way to the network; the service tells the hash once it is in a block, and what holds it up. */
  | { kind: "sent"; hash: string | null; problem?: string | undefined }
  | { kind: "confirming"; hash: string; confirmations: number; needed: number }
  | { kind: "confirmed"; hash: string | null; tokenId: number }
  | { kind: "refused" }
  | { kind: "changed-account" }
  | { kind: "reverted"; hash: string }
  | { kind: "failed"; message: string };

/** Somebody waits: nothing else is to be pressed. */
export const isUnderWay = ({ kind }: ClaimState): boolean =>
  kind === "asking" || kind === "wallet" || isFollowed({ kind });

/** Nothing is asked of anybody any more: it is looked at until it is confirmed or has failed. */
export const isFollowed = ({ kind }: Pick<ClaimState, "kind">): boolean =>
  kind === "queued" || kind === "sent" || kind === "confirming";

/** What the record of a mint at our cost means for who waits for it. */
export function ofCertificate(state: CertificateState): ClaimState {
  const { status, transactionHash: hash, tokenId, failure, problem } = state;
  if (status === "confirmed" && tokenId !== null) return { kind: "confirmed", hash, tokenId };
  if (status === "failed")
    return { kind: "failed", message: failure?.message ?? "No certificate was minted." };
  if (status === "none" || status === "offered") return { kind: "idle" };
  if (status === "queued") return { kind: "queued" };
  return { kind: "sent", hash, problem: problem?.message };
}

/** What a look at the wallet's own transaction means. A node may forget one for a moment: it is waited for. */
export function ofTransaction(hash: string, state: TransactionState): ClaimState {
  if (!("needed" in state)) return { kind: "sent", hash };
  if (state.kind === "reverted") return { kind: "reverted", hash };
  if (state.kind === "confirmed" && state.tokenId !== null) {
    return { kind: "confirmed", hash, tokenId: state.tokenId };
  }
  return { kind: "confirming", hash, confirmations: state.confirmations, needed: state.needed };
}

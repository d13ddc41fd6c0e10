import { send } from "@/components/account/send";
import type { CertificateState } from "@/lib/certificate/certificate-state.schema";
import type { ClaimOffer } from "@/lib/certificate/claim-offer.schema";
import type { TransactionState } from "@/lib/chain/transaction-state.schema";
import { type ClaimState, isUnderWay, ofCertificate } from "./claim-state";

/**
 * Asks for a brand's certificate at the service's cost. Asking again for the same wallet changes nothing. The answer comes when it
 * is in a block; where that takes long the record tells the rest.
 */
export async function requestMint(brandId: string, walletAddress: string): Promise<ClaimState> {
  const answer = await send<unknown>("POST", "/api/nft/mint", { brandId, walletAddress });
  const record = await readCertificateState(brandId);
  const isTheirs = record.ok && record.value.recipient?.toLowerCase() === walletAddress.toLowerCase();
  const state = isTheirs ? ofCertificate(record.value) : null;
  // The generation interface answers without an envelope: that it answers well is all that counts here.
  const isTaken = answer.ok || (answer.status >= 200 && answer.status < 300);
  if (isTaken) return state ?? { kind: "sent", hash: null };
  return state && (isUnderWay(state) || state.kind === "confirmed") ? state : failed(answer);
}

const failed = ({ message }: { message: string }): ClaimState => ({ kind: "failed", message });

/** Asks for a claim that the wallet itself hands in. */
export const requestOffer = (brandId: string, walletAddress: string) =>
  send<ClaimOffer>("POST", "/api/nft/voucher", { brandId, walletAddress });

export const readCertificateState = (brandId: string) =>
  send<CertificateState>("GET", `/api/nft/brands/${brandId}`);

export const readTransactionState = (hash: string) =>
  send<TransactionState>("GET", `/api/nft/transactions/${hash}`);

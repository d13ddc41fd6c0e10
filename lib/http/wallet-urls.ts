import { readChain } from "@/lib/chain/chain-settings";
import { appUrl } from "@/lib/env";

/** Where the certificate manager is, without a slash at its end. */
export function walletUrl(): string {
  return `${appUrl()}/wallet`;
}

/** Where a certificate is shown. */
export function certificateUrl(tokenId: number): string {
  return `${walletUrl()}/collection/${tokenId}`;
}

/** Where a transaction is shown: at the explorer of the settings, else on our own page. */
export function transactionUrl(transactionHash: string): string {
  const chain = readChain();
  const explorer = chain.kind === "on" ? chain.explorerUrl : null;
  return `${explorer ?? walletUrl()}/tx/${transactionHash}`;
}

import { readChain } from "@/lib/chain/chain-settings";
import { appUrl, env } from "@/lib/env";
import { faceUrl } from "./faces";

/** Where the certificate manager is, without a slash at its end: by path, unless the operator has set up a host for it. */
export function walletUrl(): string {
  const { WALLET_HOST } = env();
  return WALLET_HOST ? faceUrl(WALLET_HOST.toLowerCase()) : `${appUrl()}/wallet`;
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

import { cache } from "react";
import { askChain } from "@/lib/certificate/ask-chain";
import { type WalletNetwork, walletNetwork } from "@/lib/chain/wallet-network";

/** The network that certificates are on, for browsers; or why there is none. Read once a request. */
export const readNetwork = cache(
  async (): Promise<{ kind: "on"; network: WalletNetwork } | { kind: "off"; reason: string }> => {
    const answer = await askChain(async () => null);
    return answer.kind === "off" ? answer : { kind: "on", network: walletNetwork(answer.chain) };
  },
);

import { isUnreachable } from "@/lib/chain/chain-failure";
import { type ChainOn, readChain } from "@/lib/chain/chain-settings";
import { type OpenChain, openChain } from "@/lib/chain/open-chain";
import { isAppError } from "@/lib/errors";

/** What came of a question to the network of certificates: what it says; certificates are off; its node is silent. */
export type ChainAnswer<T> =
  | { kind: "answer"; chain: ChainOn; value: T }
  | { kind: "off"; reason: string }
  | { kind: "silent"; chain: ChainOn };

/** Asks the network for a page, which has words of its own for a network that is off or does not answer. */
export async function askChain<T>(ask: (open: OpenChain) => Promise<T>): Promise<ChainAnswer<T>> {
  try {
    const open = await openChain();
    return { kind: "answer", chain: open, value: await ask(open) };
  } catch (error) {
    const chain = readChain();
    if (chain.kind === "off") return chain;
    if (isAppError(error)) return { kind: "off", reason: error.message };
    if (isUnreachable(error)) return { kind: "silent", chain };
    throw error;
  }
}

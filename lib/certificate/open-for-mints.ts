import { type ChainOn, readChain, usesLocalChain } from "@/lib/chain/chain-settings";
import { openLocalChain } from "@/lib/chain/local-chain";
import { localChain } from "@/lib/chain/local-chain-state";
import { AppError } from "@/lib/errors";

const RETRY_SECONDS = 60;

/**
 * The network that certificates are minted on; the local one is started first, when this process may have it. Whether a node of
 * another network answers is found out when the mint is signed.
 * @throws AppError SERVICE_UNAVAILABLE, with the reason, when certificates are off
 */
export async function openForMints(): Promise<ChainOn> {
  if (usesLocalChain() && localChain().kind === "idle") await openLocalChain();
  const chain = readChain();
  if (chain.kind === "on") return chain;
  throw new AppError("SERVICE_UNAVAILABLE", chain.reason, { retryAfterSeconds: RETRY_SECONDS });
}

import { createClient, http } from "viem";
import { getChainId, verifyMessage } from "viem/actions";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { logger } from "@/lib/log/logger";

const TIMEOUT_MS = 5_000;

/**
 * Whether the contract at an address of a chain of `SIGN_IN_RPC_URLS` takes the signature for its own: by ERC-1271, and by ERC-6492 for a
 * wallet that is not deployed yet.
 * @throws AppError SERVICE_UNAVAILABLE when the chain's node does not answer, or is one of another chain.
 */
export async function isSignedByContract(
  chainId: number,
  signed: { address: `0x${string}`; message: string; signature: `0x${string}` },
): Promise<boolean> {
  const url = env().SIGN_IN_RPC_URLS.get(chainId);
  const client = createClient({ transport: http(url, { timeout: TIMEOUT_MS, retryCount: 1 }) });
  // Asked first because a node that does not answer and a contract that refuses are the same to what follows.
  const found = await getChainId(client).catch((cause: unknown) => {
    throw unavailable(chainId, cause);
  });
  if (found !== chainId) throw unavailable(chainId, new Error(`its node is one of chain ${found}`));
  return verifyMessage(client, signed);
}

function unavailable(chainId: number, cause: unknown): AppError {
  logger().warn({ chainId, err: cause }, "a chain could not be asked about a contract wallet");
  return new AppError("SERVICE_UNAVAILABLE", "The wallet’s chain can’t be asked at the moment. Try again.", {
    cause,
    retryAfterSeconds: 30,
  });
}

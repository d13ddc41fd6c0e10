import { isAddressEqual } from "viem/utils";
import { env } from "@/lib/env";
import { isUnreachable } from "../chain-failure";
import { readDeployment } from "../deployments";
import type { OpenChain } from "../open-chain";

/**
 * The block that our contract was made in, or an earlier one: there are no logs of it before. By the record of its deployment;
 * without one by the first block that has its code, where the node knows the past; else the chain's first.
 * @throws viem's error when the node does not answer
 */
export async function firstBlock(open: OpenChain): Promise<bigint> {
  const { client, chainId, contractAddress } = open;
  const head = await client.getBlockNumber();
  const known = readDeployment(env().DATA_DIR, chainId);
  if (known && isAddressEqual(known.address, contractAddress) && BigInt(known.blockNumber) <= head) {
    return BigInt(known.blockNumber);
  }
  try {
    return await firstWithCode(open, head);
  } catch (error) {
    if (isUnreachable(error)) throw error;
    return 0n;
  }
}

async function firstWithCode({ client, contractAddress: address }: OpenChain, head: bigint): Promise<bigint> {
  let [low, high] = [0n, head];
  while (low < high) {
    const middle = (low + high) / 2n;
    const code = await client.getCode({ address, blockNumber: middle });
    if (code) high = middle;
    else low = middle + 1n;
  }
  return low;
}

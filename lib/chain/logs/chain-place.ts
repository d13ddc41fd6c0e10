import { BlockNotFoundError, type Hash } from "viem";
import type { OpenChain } from "../open-chain";

/** A block, by what makes it that one and no other. */
export interface ChainPlace {
  number: bigint;
  hash: Hash;
}

export interface TimedPlace extends ChainPlace {
  /** When the block was made. */
  at: Date;
}

/** The block with a number as the chain has it now; null when it has none. */
export async function placeAt({ client }: OpenChain, blockNumber: bigint): Promise<TimedPlace | null> {
  try {
    const { number, hash, timestamp } = await client.getBlock({ blockNumber });
    return { number, hash, at: new Date(Number(timestamp) * 1_000) };
  } catch (error) {
    if (error instanceof BlockNotFoundError) return null;
    throw error;
  }
}

/** Whether the chain still has a block, and with it all before it. */
export async function isOnChain(open: OpenChain, { number, hash }: ChainPlace): Promise<boolean> {
  return (await placeAt(open, number))?.hash === hash;
}

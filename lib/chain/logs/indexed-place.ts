import type { Hash } from "viem";
import { db, type Tx } from "@/lib/db/client";
import type { ChainOn } from "../chain-settings";
import type { OpenChain } from "../open-chain";
import { type ChainPlace, isOnChain, placeAt } from "./chain-place";
import { firstBlock } from "./first-block";

/** A contract, and the block up to which its logs are known. */
export interface IndexedPlace extends ChainPlace {
  chainId: number;
  contract: string;
}

/** What else changes with a contract's logs, in the transaction that changes them; told whose holder may be another one now. */
export type OnMoved = (tx: Tx, contract: IndexedPlace, tokenIds: number[]) => Promise<void>;

type Contract = Pick<ChainOn, "chainId" | "contractAddress">;

/** Up to where a contract's logs are known; null before the first were read. */
export async function readPlace({
  chainId,
  contractAddress: contract,
}: Contract): Promise<IndexedPlace | null> {
  const row = await db().indexedContract.findUnique({ where: { chainId_contract: { chainId, contract } } });
  return row && { chainId, contract, number: row.blockNumber, hash: row.blockHash as Hash };
}

/** Writes down that nothing was read yet, as of the block before the contract's first. Another process may have been quicker. */
export async function begin(open: OpenChain): Promise<IndexedPlace> {
  const { chainId, contractAddress: contract } = open;
  const first = await firstBlock(open);
  const start = await placeAt(open, first > 0n ? first - 1n : 0n);
  if (!start) throw new Error(`the node has no block ${first - 1n}`);
  await db().$transaction(async (tx) => {
    const place = { chainId, contract, blockNumber: start.number, blockHash: start.hash };
    const made = await tx.indexedContract.createMany({ data: place, skipDuplicates: true });
    if (made.count > 0) await tx.indexedBlock.create({ data: { chainId, contract, ...start } });
  });
  return (await readPlace(open))!;
}

/** Whether the chain has what we know; of a node that is behind, as far as it can tell. */
export async function isStillThere(open: OpenChain, place: IndexedPlace, head: bigint): Promise<boolean> {
  if (place.number <= head) return isOnChain(open, place);
  const { chainId, contract } = place;
  const known = await db().indexedBlock.findFirst({
    where: { chainId, contract, number: { lte: head } },
    orderBy: { number: "desc" },
    select: { number: true, hash: true },
  });
  return known !== null && isOnChain(open, known as ChainPlace);
}

/**
 * Takes back what is known of blocks that the chain has no more, and begins anew when it has none of them: it is another chain
 * with the same number then, such as a test network that was started anew.
 * @param head of the chain
 * @returns from where to go on; null when another process was quicker
 */
export async function rollBack(
  open: OpenChain,
  from: IndexedPlace,
  head: bigint,
  onMoved: OnMoved,
): Promise<IndexedPlace | null> {
  const common = await lastCommon(open, from, head);
  const { chainId, contract } = from;
  const isDone = await db().$transaction(async (tx) => {
    const place = { chainId, contract, blockNumber: from.number, blockHash: from.hash };
    const data = common ? { blockNumber: common.number, blockHash: common.hash } : {};
    const { count } = await tx.indexedContract.updateMany({
      where: place,
      data: { ...data, indexedAt: new Date() },
    });
    if (count === 0) return false;
    const gone = { chainId, contract, ...(common ? { blockNumber: { gt: common.number } } : {}) };
    const tokens = await tx.indexedEvent.findMany({
      where: { ...gone, kind: "transfer" },
      distinct: ["tokenId"],
      select: { tokenId: true },
    });
    if (common)
      await tx.indexedBlock.deleteMany({ where: { chainId, contract, number: { gt: common.number } } });
    else await tx.indexedContract.delete({ where: { chainId_contract: { chainId, contract } } });
    await onMoved(
      tx,
      from,
      tokens.map(({ tokenId }) => tokenId!),
    );
    return true;
  });
  if (!isDone) return null;
  return common ? { chainId, contract, ...common } : begin(open);
}

/** The last known block that the chain still has; null for none. A block brings all before it along, so that halving finds it. */
async function lastCommon(
  open: OpenChain,
  { chainId, contract }: IndexedPlace,
  head: bigint,
): Promise<ChainPlace | null> {
  const known = await db().indexedBlock.findMany({
    where: { chainId, contract, number: { lte: head } },
    orderBy: { number: "asc" },
    select: { number: true, hash: true },
  });
  let [common, gone] = [-1, known.length];
  while (gone - common > 1) {
    const middle = Math.floor((common + gone) / 2);
    if (await isOnChain(open, known[middle] as ChainPlace)) common = middle;
    else gone = middle;
  }
  return (known[common] as ChainPlace | undefined) ?? null;
}

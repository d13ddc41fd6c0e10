import { db, type Tx } from "@/lib/db/client";
import type { IndexedPlace, OnMoved } from "./indexed-place";
import type { LogRange } from "./read-range";

/** Blocks without logs that are kept to find where a re-organisation begins; those with logs are kept all. */
const KEPT_EMPTY_BLOCKS = 64;

/** Writes a stretch down after a place. Resolves to the new place; null when another process has gone on from there. */
export async function storeRange(
  from: IndexedPlace,
  { end, blocks, transactions, events }: LogRange,
  onMoved: OnMoved,
): Promise<IndexedPlace | null> {
  const { chainId, contract } = from;
  const own = { chainId, contract };
  const isDone = await db().$transaction(async (tx) => {
    const { count } = await tx.indexedContract.updateMany({
      where: { ...own, blockNumber: from.number, blockHash: from.hash },
      data: { blockNumber: end.number, blockHash: end.hash, indexedAt: new Date() },
    });
    if (count === 0) return false;
    await tx.indexedBlock.createMany({ data: blocks.map((block) => ({ ...own, ...block })) });
    await tx.indexedTransaction.createMany({ data: transactions.map((row) => ({ ...own, ...row })) });
    await tx.indexedEvent.createMany({ data: events.map((event) => ({ ...own, ...event })) });
    await forgetEmptyBlocks(tx, from);
    const moved = events.flatMap(({ kind, tokenId }) => (kind === "transfer" ? [tokenId!] : []));
    await onMoved(tx, from, [...new Set(moved)]);
    return true;
  });
  return isDone ? { ...own, number: end.number, hash: end.hash } : null;
}

async function forgetEmptyBlocks(tx: Tx, { chainId, contract }: IndexedPlace): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM indexed_blocks WHERE chain_id = ${chainId} AND contract = ${contract} AND number IN (
      SELECT number FROM indexed_blocks AS block
      WHERE block.chain_id = ${chainId} AND block.contract = ${contract} AND NOT EXISTS (
        SELECT 1 FROM indexed_transactions AS known
        WHERE known.chain_id = block.chain_id AND known.contract = block.contract
          AND known.block_number = block.number)
      ORDER BY number DESC OFFSET ${KEPT_EMPTY_BLOCKS})`;
}

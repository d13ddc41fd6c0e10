import { db, type Tx } from "@/lib/db/client";
import type { ChainTransaction, SignedTransaction } from "@/lib/db/generated/client";

/** A transaction with all its signed forms, the one with the highest fee first. There is always one. */
export type Known = ChainTransaction & { signed: SignedTransaction[] };

export function readKnown(id: string, client: Tx = db()): Promise<Known> {
  return client.chainTransaction.findUniqueOrThrow({
    where: { id },
    include: { signed: { orderBy: { maxFeePerGas: "desc" } } },
  });
}

/** The same, locked until the caller's transaction ends. */
export async function lockKnown(tx: Tx, id: string): Promise<Known> {
  await tx.$executeRaw`SELECT 1 FROM chain_transactions WHERE id = ${id}::uuid FOR UPDATE`;
  return readKnown(id, tx);
}

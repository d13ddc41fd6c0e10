import { type Hash, type Log, type TransactionReceipt, TransactionReceiptNotFoundError } from "viem";
import { db } from "@/lib/db/client";
import { type ChainTransaction, Prisma } from "@/lib/db/generated/client";
import { logger } from "@/lib/log/logger";
import type { OpenChain } from "../open-chain";
import { bumpWhenStuck } from "./bump-fee";
import { type Known, readKnown } from "./known-transaction";
import { sendSigned } from "./send-signed";

/** A transaction as it was found, and the logs of its receipt when it is in a block. */
export interface Followed {
  transaction: ChainTransaction;
  logs: Log[];
}

/**
 * Looks what became of a transaction and brings it on: sends its bytes while it is in no block, raises its fee when it is
 * stuck, counts confirmations, and goes back when a re-organisation has taken its block away. Can be repeated at any time, by
 * any process, at the same time.
 * @throws viem's error when the node does not answer
 */
export async function followTransaction(open: OpenChain, id: string): Promise<Followed> {
  const known = await readKnown(id);
  const found = await findMined(open, known);
  if (found) return found;
  if (known.status === "displaced") return { transaction: known, logs: [] };
  if (known.status !== "submitted") await backToSubmitted(known);
  const answer = await sendSigned(open, known);
  // A node that mines at once has it in a block already; one that says that the nonce is used may have been asked twice.
  const mined = await findMined(open, known);
  if (mined) return mined;
  if (answer === "nonce-used" && (await isDisplaced(open, known))) {
    logger().warn({ transactionId: id, nonce: known.nonce }, "somebody else has used this nonce");
    return { transaction: await update(id, { status: "displaced" }), logs: [] };
  }
  await bumpWhenStuck(open, known, answer);
  return { transaction: await update(id, {}), logs: [] };
}

/** By the receipt of whichever of its forms is in a block. */
async function findMined(open: OpenChain, known: Known): Promise<Followed | null> {
  for (const { hash } of known.signed) {
    const receipt = await receiptOf(open, hash as Hash);
    if (receipt) return { transaction: await markMined(open, known, receipt), logs: receipt.logs };
  }
  return null;
}

async function receiptOf({ client }: OpenChain, hash: Hash): Promise<TransactionReceipt | null> {
  try {
    return await client.getTransactionReceipt({ hash });
  } catch (error) {
    if (error instanceof TransactionReceiptNotFoundError) return null;
    throw error;
  }
}

async function markMined(
  { client, confirmations }: OpenChain,
  { id, minedAt, confirmedAt }: Known,
  receipt: TransactionReceipt,
): Promise<ChainTransaction> {
  const head = await client.getBlockNumber();
  const isFinal = head - receipt.blockNumber + 1n >= BigInt(confirmations);
  const now = new Date();
  return update(id, {
    status: isFinal ? "confirmed" : "mined",
    problem: Prisma.DbNull,
    minedHash: receipt.transactionHash,
    blockNumber: receipt.blockNumber,
    blockHash: receipt.blockHash,
    succeeded: receipt.status === "success",
    gasUsed: receipt.gasUsed,
    fee: String(receipt.gasUsed * receipt.effectiveGasPrice),
    minedAt: minedAt ?? now,
    confirmedAt: isFinal ? (confirmedAt ?? now) : null,
  });
}

async function backToSubmitted({ id, nonce }: Known): Promise<void> {
  logger().warn({ transactionId: id, nonce }, "the block of a transaction is gone; it is sent again");
  await update(id, {
    status: "submitted",
    minedHash: null,
    blockNumber: null,
    blockHash: null,
    succeeded: null,
    gasUsed: null,
    fee: null,
    minedAt: null,
    confirmedAt: null,
  });
}

/** Whether the chain has used the nonce for something else, as deep as we call final. */
async function isDisplaced({ client, confirmations }: OpenChain, { signer, nonce }: Known): Promise<boolean> {
  const head = await client.getBlockNumber();
  const blockNumber = head - BigInt(confirmations - 1);
  if (blockNumber < 0n) return false;
  const used = await client.getTransactionCount({ address: signer as `0x${string}`, blockNumber });
  return used > nonce;
}

function update(
  id: string,
  data: Parameters<ReturnType<typeof db>["chainTransaction"]["update"]>[0]["data"],
) {
  return db().chainTransaction.update({ where: { id }, data: { ...data, checkedAt: new Date() } });
}

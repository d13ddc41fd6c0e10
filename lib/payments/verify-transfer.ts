import type { Address, Hex, PublicClient } from "viem";
import { getAddress, isAddressEqual } from "viem/utils";
import { nullIfUnknown } from "@/lib/chain/null-if-unknown";
import { notYet, refusePayment } from "./refuse-payment";

/** A native transfer that is final. */
export interface Transfer {
  hash: Hex;
  payer: Address;
  /** Wei. */
  value: bigint;
  blockNumber: bigint;
  blockHash: Hex;
  /** Time of its block. */
  paidAt: Date;
}

export interface Expected {
  hash: Hex;
  chainId: number;
  recipient: Address;
  /** Data that the transfer must carry; whatever it likes without. */
  data?: Hex;
  confirmations: number;
  /** Between two blocks, about. */
  blockMs: number;
  /** A transaction that the node does not know may still come to it. */
  mayCome: boolean;
}

/**
 * Reads a transfer from the node, and checks everything about it but its value.
 * @throws AppError PAYMENT_REQUIRED for one that does not pay this challenge, CONFLICT for one that is not final yet
 */
export async function verifyTransfer(node: PublicClient, expected: Expected): Promise<Transfer> {
  const { hash, chainId, confirmations, blockMs, mayCome } = expected;
  const retrySeconds = Math.max(1, Math.ceil(blockMs / 1_000));
  const transaction = await nullIfUnknown(node.getTransaction({ hash }));
  if (!transaction) {
    const message = `Chain ${chainId} does not know the transaction ${hash}.`;
    // Asking for another payment now could make somebody pay twice, because nodes lag behind each other.
    if (mayCome) throw notYet("pending", `${message} Send this request again.`, retrySeconds);
    throw refusePayment("unknown-transaction", message);
  }
  checkTransfer(transaction, expected);
  const receipt = await nullIfUnknown(node.getTransactionReceipt({ hash }));
  if (!receipt) {
    throw notYet(
      "pending",
      `The transaction ${hash} is in no block yet. Send this request again.`,
      retrySeconds,
    );
  }
  if (receipt.status !== "success") {
    throw refusePayment("failed-transaction", `The transaction ${hash} failed, so nothing was paid.`);
  }
  const [head, block] = await Promise.all([
    node.getBlockNumber(),
    node.getBlock({ blockNumber: receipt.blockNumber }),
  ]);
  const depth = Number(head - receipt.blockNumber) + 1;
  // The block at this height is another one now: the receipt is of a branch that has been left.
  if (block.hash !== receipt.blockHash || depth < confirmations) {
    const missing = Math.max(1, confirmations - depth);
    throw notYet(
      "confirming",
      `The transaction ${hash} has ${Math.max(0, depth)} of ${confirmations} blocks. Send this request again.`,
      retrySeconds * missing,
    );
  }
  if (transaction.chainId !== undefined && transaction.chainId !== chainId) {
    throw refusePayment("other-chain", `The transaction ${hash} is for chain ${transaction.chainId}.`);
  }
  return {
    // As everybody writes it: the same hash in other letters would be another payment to the database.
    hash: transaction.hash.toLowerCase() as Hex,
    payer: getAddress(transaction.from),
    value: transaction.value,
    blockNumber: receipt.blockNumber,
    blockHash: receipt.blockHash,
    paidAt: new Date(Number(block.timestamp) * 1_000),
  };
}

function checkTransfer(
  { to, input, value }: { to: Address | null; input: Hex; value: bigint },
  { hash, recipient, data }: Expected,
): void {
  if (!to || !isAddressEqual(to, recipient)) {
    throw refusePayment("other-recipient", `The transaction ${hash} did not go to ${recipient}.`);
  }
  if (data !== undefined && input.toLowerCase() !== data.toLowerCase()) {
    throw refusePayment(
      "other-data",
      `The transaction ${hash} does not carry this challenge: its data must be ${data}.`,
    );
  }
  if (value === 0n) throw refusePayment("nothing-paid", `The transaction ${hash} transfers nothing.`);
}

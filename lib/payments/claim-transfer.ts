import type { Address, Hex, PublicClient } from "viem";
import { z } from "zod";
import { nullIfUnknown } from "@/lib/chain/null-if-unknown";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { askPaymentNetwork, type PaymentsOpen, readPayments } from "./payment-network";
import { countTransfer } from "./present-payment";
import { refusePayment } from "./refuse-payment";
import { verifyTransfer } from "./verify-transfer";

export const claimSchema = z.object({
  hash: z
    .string()
    .trim()
    .toLowerCase()
    .max(66)
    .regex(/^0x[0-9a-f]{64}$/, { error: "must be the hash of a transaction: 0x and 64 hexadecimal digits" }),
});

/**
 * Adds a transfer to the balance of the account whose challenge it carries, when its proof has never come: a page was closed, a
 * program ended. The challenge says whose it is, so that no signature is needed; a transfer that was counted stays counted once.
 * @throws AppError UNPROCESSABLE for a transfer that is none of the account's, CONFLICT for one that is not final or was counted
 */
export async function claimTransfer(accountId: string, hash: Hex): Promise<{ value: string }> {
  const network = readPayments();
  if (network.kind === "closed") throw new AppError("SERVICE_UNAVAILABLE", network.reason);
  try {
    return await askPaymentNetwork(network, (node) => claim(accountId, hash, network, node));
  } catch (error) {
    // Nothing is asked for here, so that it is no 402.
    if (error instanceof Error && "code" in error && error.code === "PAYMENT_REQUIRED") {
      const { message, details } = error as AppError;
      throw new AppError("UNPROCESSABLE", message, { details });
    }
    throw error;
  }
}

async function claim(
  accountId: string,
  hash: Hex,
  network: PaymentsOpen,
  node: PublicClient,
): Promise<{ value: string }> {
  const { chainId, confirmations, blockMs } = network;
  const transaction = await nullIfUnknown(node.getTransaction({ hash }));
  if (!transaction) {
    throw refusePayment("unknown-transaction", `${network.name} does not know the transaction ${hash}.`);
  }
  const challenge = await db().paymentChallenge.findFirst({
    where: { id: transaction.input, accountId, chainId },
  });
  if (!challenge) {
    throw refusePayment(
      "other-data",
      `The transaction ${hash} pays nothing that your account was asked for.`,
    );
  }
  const transfer = await verifyTransfer(node, {
    hash,
    chainId,
    recipient: challenge.recipient as Address,
    data: challenge.id as Hex,
    confirmations,
    blockMs,
    mayCome: false,
  });
  const counted = await db().$transaction((tx) => countTransfer(tx, transfer, challenge));
  if (!counted) throw new AppError("CONFLICT", "This payment has been counted: it is in the list.");
  return { value: transfer.value.toString() };
}

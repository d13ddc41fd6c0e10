import type { Address, Hex } from "viem";
import { z } from "zod";
import { db, type Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { changeBalance } from "./balance";
import { claimSchema } from "./claim-transfer";
import { askPaymentNetwork, readPayments } from "./payment-network";
import { verifyTransfer } from "./verify-transfer";

/** What an administrator says of a refund that was sent. */
export const refundSchema = claimSchema.extend({
  /** The feature goes back as well, and its price with it; without this only what is left of the balance can be refunded. */
  takeBack: z.boolean().default(false),
  note: z.string().trim().max(200, { error: "must be at most 200 characters" }).optional(),
});
export type Refund = z.output<typeof refundSchema>;

/**
 * Records what was sent back to a payer by hand: the transfer is looked at on the network, and the account's balance is less by
 * its amount.
 * @throws AppError NOT_FOUND without such a payment, UNPROCESSABLE for a transaction that is no refund of it, CONFLICT where the
 * balance is less than the refund, more was refunded than paid, or the transaction was recorded before
 */
export async function refundPayment(
  paymentId: string,
  { hash, takeBack, note }: Refund,
): Promise<{ value: string }> {
  const payment = await db().payment.findUnique({ where: { id: paymentId }, include: { challenge: true } });
  if (!payment) throw new AppError("NOT_FOUND", "There is no such payment.");
  const value = await readRefund(payment, hash as Hex);
  return db().$transaction(async (tx) => {
    // One refund of an account after another.
    await tx.$executeRaw`SELECT 1 FROM accounts WHERE id = ${payment.accountId}::uuid FOR NO KEY UPDATE`;
    const { _sum } = await tx.paymentRefund.aggregate({ where: { paymentId }, _sum: { value: true } });
    const refunded = BigInt(_sum.value?.toFixed(0) ?? "0");
    if (refunded + value > BigInt(payment.value.toFixed(0))) {
      throw new AppError("CONFLICT", "More would be refunded than was paid.");
    }
    const { count } = await tx.paymentRefund.createMany({
      data: [
        {
          id: newId(),
          paymentId,
          chainId: payment.chainId,
          txHash: hash,
          value: value.toString(),
          note: note ?? null,
        },
      ],
      skipDuplicates: true,
    });
    if (count === 0) throw new AppError("CONFLICT", "This transaction has been recorded as a refund before.");
    if (takeBack) await takeFeatureBack(tx, payment);
    const { accountId } = payment;
    const left = await changeBalance(tx, { accountId, delta: -value, reason: "refund", paymentId });
    if (left < 0n) {
      throw new AppError(
        "CONFLICT",
        "The account's balance is less than the refund: what was bought with it must be taken back as well.",
      );
    }
    return { value: value.toString() };
  });
}

interface Paid {
  id: string;
  accountId: string;
  chainId: number;
  payer: string;
  challenge: { item: string; brandId: string | null };
}

async function readRefund({ chainId, payer }: Paid, hash: Hex): Promise<bigint> {
  const network = readPayments();
  if (network.kind === "closed") throw new AppError("SERVICE_UNAVAILABLE", network.reason);
  if (network.chainId !== chainId) {
    throw new AppError(
      "UNPROCESSABLE",
      `This was paid on chain ${chainId}, and payments are on ${network.chainId} now.`,
    );
  }
  try {
    const { confirmations, blockMs } = network;
    const expected = { hash, chainId, recipient: payer as Address, confirmations, blockMs, mayCome: false };
    return (await askPaymentNetwork(network, (node) => verifyTransfer(node, expected))).value;
  } catch (error) {
    const { code, message, details } = error as AppError;
    if (code === "PAYMENT_REQUIRED") throw new AppError("UNPROCESSABLE", message, { details });
    throw error;
  }
}

/** The feature is closed for the brand, and what it cost is balance again. */
async function takeFeatureBack(tx: Tx, { id, accountId, challenge }: Paid): Promise<void> {
  const { item, brandId } = challenge;
  const bought = await tx.balanceEntry.findFirst({
    where: { accountId, brandId, reason: item, delta: { lt: 0 } },
    orderBy: { createdAt: "desc" },
  });
  const { count } =
    brandId === null
      ? { count: 0 }
      : await tx.premiumPurchase.deleteMany({ where: { brandId, feature: item, accountId } });
  if (!bought || count === 0)
    throw new AppError("CONFLICT", "There is nothing to take back: it was not bought, or is a credit.");
  const delta = -BigInt(bought.delta.toFixed(0));
  await changeBalance(tx, { accountId, delta, reason: "taken-back", brandId, paymentId: id });
}

import type { Db, Tx } from "@/lib/db/client";
import { AppError, type Sale } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { priceOf } from "./prices";
import { isBought } from "./require-purchase";

export interface BalanceChange {
  accountId: string;
  /** Wei; negative for what is taken. */
  delta: bigint;
  reason: Sale["item"] | "payment" | "lost" | "found" | "taken-back" | "refund";
  brandId?: string | null;
  paymentId?: string;
}

/**
 * Changes an account's balance and says so in the ledger, in the caller's transaction. The account's row stays locked until it
 * ends. Returns the new balance.
 */
export async function changeBalance(tx: Tx, change: BalanceChange): Promise<bigint> {
  const { accountId, delta, reason, brandId = null, paymentId } = change;
  const [account] = await tx.$queryRaw<{ balance: string }[]>`
    UPDATE accounts SET balance_wei = balance_wei + ${delta.toString()}::numeric
    WHERE id = ${accountId}::uuid RETURNING balance_wei::text AS balance`;
  if (!account) throw new AppError("NOT_FOUND", "There is no such account.");
  await tx.balanceEntry.create({
    data: { id: newId(), accountId, delta: delta.toString(), reason, brandId, paymentId: paymentId ?? null },
  });
  return BigInt(account.balance);
}

/** Wei. */
export async function readBalance(tx: Tx | Db, accountId: string): Promise<bigint> {
  const { balanceWei } = await tx.account.findUniqueOrThrow({
    where: { id: accountId },
    select: { balanceWei: true },
  });
  return BigInt(balanceWei.toFixed(0));
}

/** The same, and nobody else changes it until the transaction ends. */
async function lockBalance(tx: Tx, accountId: string): Promise<bigint> {
  const [account] = await tx.$queryRaw<{ balance: string }[]>`
    SELECT balance_wei::text AS balance FROM accounts
    WHERE id = ${accountId}::uuid AND deleted_at IS NULL FOR NO KEY UPDATE`;
  if (!account) throw new AppError("NOT_FOUND", "There is no such account.");
  return BigInt(account.balance);
}

export interface Bought {
  isBought: boolean;
  /** Wei that the balance lacks; 0 when it was bought. */
  missing: bigint;
}

/** Buys something from the account's balance where that is enough. A feature that has been bought is never charged again. */
export async function buyFromBalance(tx: Tx, accountId: string, sale: Sale): Promise<Bought> {
  const balance = await lockBalance(tx, accountId);
  if (await isSold(tx, sale)) return { isBought: true, missing: 0n };
  const price = priceOf(sale.item);
  if (balance < price) return { isBought: false, missing: price - balance };
  const brandId = "brandId" in sale ? sale.brandId : null;
  if (brandId !== null && !(await grantFeature(tx, accountId, { item: sale.item, brandId }))) {
    return { isBought: true, missing: 0n };
  }
  if (sale.item === "credit") await grantCredit(tx, accountId);
  await changeBalance(tx, { accountId, delta: -price, reason: sale.item, brandId });
  return { isBought: true, missing: 0n };
}

async function isSold(tx: Tx, sale: Sale): Promise<boolean> {
  return sale.item !== "credit" && isBought(tx, { brandId: sale.brandId, feature: sale.item });
}

/** False when somebody else has bought it for the brand in this moment. */
async function grantFeature(
  tx: Tx,
  accountId: string,
  { item, brandId }: { item: Sale["item"]; brandId: string },
): Promise<boolean> {
  const { count } = await tx.premiumPurchase.createMany({
    data: [{ id: newId(), brandId, accountId, feature: item }],
    skipDuplicates: true,
  });
  return count > 0;
}

async function grantCredit(tx: Tx, accountId: string): Promise<void> {
  await tx.account.update({
    where: { id: accountId },
    data: {
      credits: { increment: 1 },
      creditEntries: { create: { id: newId(), delta: 1, reason: "purchase" } },
    },
  });
}

import { debitCredit, refuseWithoutCredit } from "@/lib/credits/debit-credit";
import { db, type Tx } from "@/lib/db/client";
import type { Principal } from "./principal";

/**
 * An account pays for a generation, in the transaction that creates its job; visitors and operators do not.
 * @throws AppError PAYMENT_REQUIRED.
 */
export async function payForJob(tx: Tx, principal: Principal, jobId: string): Promise<void> {
  if (principal.kind === "account") await debitCredit(tx, principal.accountId, jobId);
}

/** Who cannot pay is told before a transaction is begun for nothing. @throws AppError PAYMENT_REQUIRED. */
export async function refuseWhoCannotPay(principal: Principal): Promise<void> {
  if (principal.kind === "account") await refuseWithoutCredit(db(), principal.accountId);
}

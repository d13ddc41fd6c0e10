import type { Principal } from "@/lib/accounts/principal";
import { debitCredit } from "@/lib/credits/debit-credit";
import type { Tx } from "@/lib/db/client";

/**
 * An account pays for a generation, in the transaction that creates its job; visitors and operators do not.
 * @throws AppError PAYMENT_REQUIRED.
 */
export async function payForJob(tx: Tx, principal: Principal, jobId: string): Promise<void> {
  if (principal.kind === "account") await debitCredit(tx, principal.accountId, jobId);
}

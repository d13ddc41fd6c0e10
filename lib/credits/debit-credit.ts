import type { Tx } from "@/lib/db/client";
import { appUrl } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { GENERATION_CREDITS } from "./credit.schema";

/**
 * Takes the price of a generation, in the transaction that creates its job: both happen or neither.
 * @throws AppError PAYMENT_REQUIRED when the account has not got it.
 */
export async function debitCredit(tx: Tx, accountId: string, jobId: string): Promise<void> {
  // The account's row stays locked until the transaction ends: of two requests at once one gets the last credit.
  const entries = await tx.$executeRaw`
    WITH paid AS (
      UPDATE accounts SET credits = credits - ${GENERATION_CREDITS}
      WHERE id = ${accountId}::uuid AND deleted_at IS NULL AND credits >= ${GENERATION_CREDITS} RETURNING id
    )
    INSERT INTO credit_entries (id, account_id, delta, reason, job_id)
    SELECT ${newId()}::uuid, id, ${-GENERATION_CREDITS}, 'generation', ${jobId}::uuid FROM paid`;
  if (entries === 0) throw noCredits();
}

function noCredits(): AppError {
  const message = `A generation costs 1 credit, and this account has none left. How to get more: ${appUrl()}/credits`;
  return new AppError("PAYMENT_REQUIRED", message, {
    details: { required: GENERATION_CREDITS },
    sale: { item: "credit" },
  });
}

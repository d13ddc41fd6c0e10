import type { Tx } from "@/lib/db/client";
import { newId } from "@/lib/ids";

/**
 * Gives back what a job cost, in the transaction that ends it badly. Once for each job, and only when it was paid for;
 * returns whether anything was given back.
 */
export async function refundCredit(tx: Tx, jobId: string): Promise<boolean> {
  const changed = await tx.$executeRaw`
    WITH refund AS (
      INSERT INTO credit_entries (id, account_id, delta, reason, job_id)
      SELECT ${newId()}::uuid, account_id, -delta, 'refund', job_id FROM credit_entries
      WHERE job_id = ${jobId}::uuid AND reason = 'generation'
      ON CONFLICT (job_id, reason) DO NOTHING
      RETURNING account_id, delta
    )
    UPDATE accounts SET credits = accounts.credits + refund.delta FROM refund WHERE accounts.id = refund.account_id`;
  return changed > 0;
}

import type { Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { newId } from "@/lib/ids";
import type { CreditGrant } from "./credit.schema";

/**
 * Gives an account credits, or takes them with a negative amount. Returns the new balance.
 * @throws AppError NOT_FOUND without such an account, CONFLICT when the balance would become negative.
 */
export async function grantCredits(
  tx: Tx,
  { accountId, amount, note }: CreditGrant & { accountId: string },
): Promise<number> {
  const [account] = await tx.$queryRaw<{ credits: number }[]>`
    SELECT credits FROM accounts WHERE id = ${accountId}::uuid AND deleted_at IS NULL FOR UPDATE`;
  if (!account) throw new AppError("NOT_FOUND", "There is no such account.");
  const credits = account.credits + amount;
  if (credits < 0) {
    throw new AppError("CONFLICT", `The account has ${account.credits} credits: no more can be taken.`);
  }
  await tx.account.update({
    where: { id: accountId },
    data: { credits, creditEntries: { create: { id: newId(), delta: amount, reason: "grant", note } } },
  });
  return credits;
}

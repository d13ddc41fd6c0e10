import { accountConfirmation } from "@/lib/accounts/account-confirmation";
import { db, type Tx } from "@/lib/db/client";
import { tellOfHosts } from "@/lib/domains/hosts-channel";
import { AppError, invalidField } from "@/lib/errors";
import { cancelJobs } from "@/lib/jobs/cancel-job";

const LONG_AGO = new Date(0);

/**
 * Ends an account for good: its brands (the hourly purge removes their files), keys, webhooks, ways to sign in and
 * sessions. Generations in progress are cancelled. The bare row stays, without anything personal, so that its id is
 * never given again and the ledger adds up.
 * @throws AppError NOT_FOUND without such an account, VALIDATION_ERROR unless `confirmation` is its address.
 */
export async function deleteAccount(accountId: string, confirmation: string): Promise<void> {
  const wanted = await accountConfirmation(accountId);
  if (wanted === null) throw new AppError("NOT_FOUND", "There is no such account.");
  if (confirmation.trim().toLowerCase() !== wanted.toLowerCase()) {
    throw invalidField("confirmation", `must be ${wanted}`);
  }
  await db().$transaction(async (tx) => {
    await endBrands(tx, accountId);
    await tx.account.update({
      where: { id: accountId },
      data: {
        deletedAt: new Date(),
        email: null,
        emailVerifiedAt: null,
        name: null,
        passwordHash: null,
        isAdmin: false,
        sessionVersion: { increment: 1 },
      },
    });
    // And what was asked for while the account's row was waited for. From now on nothing can be.
    await endBrands(tx, accountId);
    await tx.accountIdentity.deleteMany({ where: { accountId } });
    await tx.accountToken.deleteMany({ where: { accountId } });
    await tx.apiKey.deleteMany({ where: { accountId } });
    await tx.webhookEndpoint.deleteMany({ where: { accountId } });
  });
}

/** The brands before their jobs, and the jobs before the account: the order of everything that locks more than one. */
async function endBrands(tx: Tx, accountId: string): Promise<void> {
  // Long ago, so that nothing waits for an undo that can no longer come.
  await tx.brand.updateMany({ where: { accountId }, data: { deletedAt: LONG_AGO } });
  await cancelJobs(tx, { brand: { accountId } });
  await tellOfHosts(tx);
}

import { db, type Tx } from "@/lib/db/client";
import { enqueueEvent } from "@/lib/db/outbox";
import { AppError } from "@/lib/errors";
import { generationCancelled } from "@/lib/model/pipeline-events";
import { failJob } from "@/lib/progress/record-progress";
import { findAccount } from "./find-account";

/** What the owner types to confirm: the e-mail address, or the wallet's when there is no other. */
export async function accountConfirmation(accountId: string): Promise<string | null> {
  const account = await findAccount(accountId);
  if (account?.email) return account.email;
  const identity = await db().accountIdentity.findFirst({
    where: { accountId },
    orderBy: { createdAt: "asc" },
    select: { subject: true },
  });
  return identity?.subject ?? null;
}

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
    throw new AppError("VALIDATION_ERROR", "confirmation: must be the address of the account.", {
      details: { field: "confirmation", constraint: `must be ${wanted}` },
    });
  }
  await db().$transaction(async (tx) => {
    // Jobs first: whoever ends one locks it before the account.
    await cancelJobs(tx, accountId);
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
    // Long ago, so that nothing waits for an undo that can no longer come.
    await tx.brand.updateMany({ where: { accountId }, data: { deletedAt: new Date(0) } });
    await tx.accountIdentity.deleteMany({ where: { accountId } });
    await tx.accountToken.deleteMany({ where: { accountId } });
    await tx.apiKey.deleteMany({ where: { accountId } });
    await tx.webhookEndpoint.deleteMany({ where: { accountId } });
  });
}

async function cancelJobs(tx: Tx, accountId: string): Promise<void> {
  const running = await tx.job.findMany({
    where: { brand: { accountId }, status: { in: ["pending", "processing"] } },
    select: { id: true },
  });
  for (const { id: jobId } of running) {
    await failJob(jobId, { code: "CANCELLED", message: "cancelled" }, tx);
    await tx.job.update({ where: { id: jobId }, data: { cancelRequestedAt: new Date() } });
    await enqueueEvent(tx, { name: generationCancelled.name, data: { jobId } });
  }
}

import { db } from "@/lib/db/client";
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

import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";

/**
 * Whether an account may see the administration: those of `ADMIN_EMAILS`, and those that the operator has made
 * administrators in the terminal. An address counts only when its owner has shown that mail to it arrives; anybody
 * could claim it otherwise. Asked of the database at every request, so that powers end when they are taken away.
 */
export function isAdmin(account: {
  isAdmin: boolean;
  email: string | null;
  emailVerifiedAt: Date | null;
}): boolean {
  return account.isAdmin || isNamed(account);
}

/** Whether anybody administers the service. */
export async function hasAdministrator(): Promise<boolean> {
  const { ADMIN_EMAILS } = env();
  const named = { email: { in: ADMIN_EMAILS }, emailVerifiedAt: { not: null } };
  const found = await db().account.findFirst({
    where: { deletedAt: null, OR: [{ isAdmin: true }, named] },
    select: { id: true },
  });
  return found !== null;
}

/**
 * Makes an account an administrator's, or one no longer. Resolves to whether it is one now: `ADMIN_EMAILS` may name it
 * besides. @throws AppError NOT_FOUND.
 */
export async function setAdmin(accountId: string, isToBe: boolean): Promise<{ isAdmin: boolean }> {
  const [account] = await db().account.updateManyAndReturn({
    where: { id: accountId, deletedAt: null },
    data: { isAdmin: isToBe },
    select: { isAdmin: true, email: true, emailVerifiedAt: true },
  });
  if (!account) throw new AppError("NOT_FOUND", "There is no such account.");
  return { isAdmin: isAdmin(account) };
}

function isNamed({ email, emailVerifiedAt }: { email: string | null; emailVerifiedAt: Date | null }) {
  return emailVerifiedAt !== null && env().ADMIN_EMAILS.includes(email ?? "");
}

import { db, type Tx } from "@/lib/db/client";
import { AppError, invalidField } from "@/lib/errors";
import { LINK_OVER } from "./confirm-sign-up";
import { hashPassword } from "./hash-password";
import type { SessionOwner } from "./session-token";
import { spendToken } from "./single-use-token";
import { verifyPassword } from "./verify-password";

/**
 * Sets the password that the holder of a mailed link has chosen. All sessions end.
 * @throws AppError NOT_FOUND when the link is over.
 */
export async function resetPassword(token: string, password: string): Promise<SessionOwner> {
  const passwordHash = await hashPassword(password);
  return db().$transaction(async (tx) => {
    const owner = await spendToken("password-reset", token, tx);
    if (!owner?.accountId) throw new AppError("NOT_FOUND", LINK_OVER);
    // The link reached this address, which proves that the account's owner reads its mail.
    return store(tx, owner.accountId, { passwordHash, emailVerifiedAt: new Date() });
  });
}

/**
 * Changes the password of somebody who is signed in and knows the present one. All sessions end; give the browser a new
 * one. An account without a password (of a wallet, GitHub or Google) gets its first by a mailed link.
 * @throws AppError VALIDATION_ERROR when `present` is not the password.
 */
export async function changePassword(
  accountId: string,
  present: string,
  password: string,
): Promise<SessionOwner> {
  const account = await db().account.findFirst({
    where: { id: accountId, deletedAt: null },
    select: { email: true },
  });
  const known = account?.email && (await verifyPassword(account.email, present));
  if (!known) {
    throw invalidField("presentPassword", "must be the present password");
  }
  const passwordHash = await hashPassword(password);
  return db().$transaction((tx) => store(tx, accountId, { passwordHash }));
}

async function store(
  tx: Tx,
  accountId: string,
  data: { passwordHash: string; emailVerifiedAt?: Date },
): Promise<SessionOwner> {
  // Links that were mailed for the old password must not undo the new one, nor codes of sessions that end now.
  const purpose = { in: ["password-reset", "face-transfer"] };
  await tx.accountToken.deleteMany({ where: { accountId, purpose, usedAt: null } });
  return tx.account.update({
    where: { id: accountId },
    data: { ...data, sessionVersion: { increment: 1 } },
    select: { id: true, sessionVersion: true },
  });
}

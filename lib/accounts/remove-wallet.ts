import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { lockAccount } from "./add-wallet";
import { providersSetUp } from "./providers-set-up";
import type { SessionOwner } from "./session-token";

/**
 * Takes a wallet away from an account. All sessions end, for one of them may be the wallet's; give the browser a new one.
 * @throws AppError NOT_FOUND unless it is the account's, CONFLICT when there is no other way in.
 */
export async function removeWallet(accountId: string, subject: string): Promise<SessionOwner> {
  return db().$transaction(async (tx) => {
    await lockAccount(tx, accountId);
    const { count } = await tx.accountIdentity.deleteMany({
      where: { accountId, provider: "wallet", subject },
    });
    if (count === 0) throw new AppError("NOT_FOUND", "This account has no such wallet.");
    const account = await tx.account.update({
      where: { id: accountId },
      data: { sessionVersion: { increment: 1 } },
      select: { id: true, sessionVersion: true, email: true, identities: { select: { provider: true } } },
    });
    if (waysIn(account) === 0) {
      throw new AppError("CONFLICT", "This wallet is the only way into the account, so it stays.");
    }
    await tx.accountToken.deleteMany({ where: { accountId, purpose: "face-transfer" } });
    return { id: account.id, sessionVersion: account.sessionVersion };
  });
}

/** In how many ways somebody can sign in: a mailed link gives an account with an address its password. */
export function waysIn({
  email,
  identities,
}: {
  email: string | null;
  identities: readonly { provider: string }[];
}): number {
  const open: readonly string[] = ["wallet", ...providersSetUp()];
  return (email === null ? 0 : 1) + identities.filter(({ provider }) => open.includes(provider)).length;
}

import { db, type Tx } from "@/lib/db/client";
import { AppError, isAppError } from "@/lib/errors";
import { verifyWalletMessage } from "./wallet-sign-in";

const MAX_WALLETS = 10;

/**
 * Makes a wallet a way into an account, with the message that `walletMessage` made for it, signed. One that is already
 * stays. Resolves to its subject, and whether it is new.
 * @throws AppError VALIDATION_ERROR when the message or signature is not right, CONFLICT for a wallet of another account and
 * beyond ten wallets.
 */
export async function addWallet(
  accountId: string,
  { message, signature }: { message: string; signature: string },
): Promise<{ wallet: string; isNew: boolean }> {
  const subject = await verifyWalletMessage(message, signature, accountId).catch((error: unknown) => {
    throw isAppError(error) && error.code === "UNAUTHORIZED" ? notProven(error) : error;
  });
  return db().$transaction(async (tx) => {
    await lockAccount(tx, accountId);
    const wallets = await tx.accountIdentity.findMany({ where: { accountId, provider: "wallet" } });
    if (wallets.some((wallet) => wallet.subject === subject)) return { wallet: subject, isNew: false };
    if (wallets.length >= MAX_WALLETS) {
      throw new AppError("CONFLICT", `An account has at most ${MAX_WALLETS} wallets. Remove one first.`);
    }
    const identity = { provider: "wallet", subject, accountId };
    const { count } = await tx.accountIdentity.createMany({ data: [identity], skipDuplicates: true });
    if (count === 0) {
      throw new AppError(
        "CONFLICT",
        "This wallet opens another account. Remove it there, or delete that account, then add it here.",
      );
    }
    return { wallet: subject, isNew: true };
  });
}

/** The session is good: it is what was sent that is not. */
function notProven({ message, cause }: AppError): AppError {
  const details = { field: "signature", constraint: "must be the wallet’s own, of the message made for it" };
  return new AppError("VALIDATION_ERROR", message, { details, cause });
}

/** One change of an account's ways in at a time: two at once must not leave it without any. */
export async function lockAccount(tx: Tx, accountId: string): Promise<void> {
  const found = await tx.$executeRaw`
    SELECT 1 FROM accounts WHERE id = ${accountId}::uuid AND deleted_at IS NULL FOR UPDATE`;
  if (found === 0) throw new AppError("NOT_FOUND", "There is no such account.");
}

import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { accountConfirmation } from "./account-confirmation";
import type { SignInWays } from "./profile.schema";
import { waysIn } from "./remove-wallet";

/** How an account's owner signs in. @throws AppError NOT_FOUND. */
export async function readSignInWays(accountId: string): Promise<SignInWays> {
  const [account, confirmation] = await Promise.all([
    db().account.findFirst({
      where: { id: accountId, deletedAt: null },
      select: {
        email: true,
        passwordHash: true,
        identities: {
          orderBy: { createdAt: "asc" },
          select: { provider: true, subject: true, createdAt: true },
        },
      },
    }),
    accountConfirmation(accountId),
  ]);
  if (!account || confirmation === null) throw new AppError("NOT_FOUND", "There is no such account.");
  return {
    hasPassword: account.passwordHash !== null,
    confirmation,
    identities: account.identities.map((identity) => ({
      ...identity,
      createdAt: identity.createdAt.toISOString(),
      isRemovable: identity.provider === "wallet" && waysIn(account) > 1,
    })),
  };
}

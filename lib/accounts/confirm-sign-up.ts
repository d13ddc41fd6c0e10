import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { createAccount } from "./create-account";
import type { SessionOwner } from "./session-token";
import { spendToken } from "./single-use-token";

/** The words for a link that is unknown, spent or too old. */
export const LINK_OVER = "This link has been used or is too old. Ask for a new one.";

/**
 * Opens the account that a link was sent for.
 * @throws AppError NOT_FOUND when the link is over, CONFLICT when the address has got an account since.
 */
export async function confirmSignUp(token: string, password: string): Promise<SessionOwner> {
  return db().$transaction(async (tx) => {
    const owner = await spendToken("sign-up", token, tx);
    if (!owner?.email) throw new AppError("NOT_FOUND", LINK_OVER);
    const { id } = await createAccount({ email: owner.email, emailVerified: true, password }, tx);
    return { id, sessionVersion: 1 };
  });
}

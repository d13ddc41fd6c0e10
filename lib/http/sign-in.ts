import { z } from "zod";
import { emailSchema } from "@/lib/accounts/account.schema";
import { accountOfIdentity } from "@/lib/accounts/account-of-identity";
import { walletSignedSchema } from "@/lib/accounts/auth.schema";
import type { SessionOwner } from "@/lib/accounts/session-token";
import { verifyPassword } from "@/lib/accounts/verify-password";
import { verifyWalletMessage } from "@/lib/accounts/wallet-sign-in";
import { AppError } from "@/lib/errors";
import { forgetTries, throttle } from "./throttle";
import { validate } from "./validate";

const passwordCredentials = z.object({ email: emailSchema, password: z.string().min(1).max(1_000) });

/**
 * @throws AppError UNAUTHORIZED, the same for an unknown address and a wrong password; RATE_LIMIT_EXCEEDED after ten
 * tries an hour at one account, or a hundred from one network.
 */
export async function signInByPassword(headers: Headers, credentials: unknown): Promise<SessionOwner> {
  const { email, password } = validate(passwordCredentials, credentials);
  await throttle("sign-in", headers, { perNetwork: 100, perSubject: 10 }, email);
  const account = await verifyPassword(email, password);
  if (!account) throw new AppError("UNAUTHORIZED", "The address or the password is not right.");
  await forgetTries("sign-in", email);
  return account;
}

/**
 * @throws AppError UNAUTHORIZED when the message or its signature is not right, RATE_LIMIT_EXCEEDED, SERVICE_UNAVAILABLE
 * when the chain of a contract's wallet does not answer.
 */
export async function signInByWallet(headers: Headers, credentials: unknown): Promise<SessionOwner> {
  const { message, signature } = validate(walletSignedSchema, credentials);
  await throttle("sign-in", headers, { perNetwork: 100 });
  const subject = await verifyWalletMessage(message, signature);
  return accountOfIdentity({ identity: { provider: "wallet", subject } });
}

import { z } from "zod";
import { emailSchema } from "@/lib/accounts/account.schema";
import { accountOfIdentity } from "@/lib/accounts/account-of-identity";
import { walletSignedSchema } from "@/lib/accounts/auth.schema";
import { readKnownBrowser } from "@/lib/accounts/known-browser";
import type { SessionOwner } from "@/lib/accounts/session-token";
import { verifyPassword } from "@/lib/accounts/verify-password";
import { verifyWalletMessage } from "@/lib/accounts/wallet-sign-in";
import { AppError } from "@/lib/errors";
import { forgetTries, throttle } from "@/lib/http/throttle";
import { validate } from "@/lib/http/validate";

const passwordCredentials = z.object({ email: emailSchema, password: z.string().min(1).max(1_000) });

/** Tries an hour. */
const PER_NETWORK = 100;
const PER_ACCOUNT_AND_NETWORK = 10;
/** From all networks together. Slow enough for guessing, and too many for a mistake. */
const PER_ACCOUNT = 100;
const PER_KNOWN_BROWSER = 20;

/**
 * Counts a try against its network, against its account there, and against its account from everywhere. So guessing is
 * bounded however many networks it comes from, and whoever guesses elsewhere locks nobody out at home. A browser in which
 * this account has signed in before has a count of its own and is held back by nobody else's tries; a new one can sign in
 * meanwhile by a mailed link.
 * @throws AppError UNAUTHORIZED, the same for an unknown address and a wrong password; RATE_LIMIT_EXCEEDED.
 */
export async function signInByPassword(headers: Headers, credentials: unknown): Promise<SessionOwner> {
  const { email, password } = validate(passwordCredentials, credentials);
  const browser = await readKnownBrowser(headers.get("cookie"), email);
  const limits = browser
    ? { perSubject: PER_KNOWN_BROWSER }
    : {
        perNetwork: PER_NETWORK,
        perSubjectAndNetwork: PER_ACCOUNT_AND_NETWORK,
        perSubject: PER_ACCOUNT,
      };
  await throttle("sign-in", headers, limits, browser ?? email);
  const account = await verifyPassword(email, password);
  if (!account) throw new AppError("UNAUTHORIZED", "The address or the password is not right.");
  if (!browser) await forgetTries("sign-in", headers, email);
  return account;
}

/**
 * @throws AppError UNAUTHORIZED when the message or its signature is not right, RATE_LIMIT_EXCEEDED, SERVICE_UNAVAILABLE
 * when the chain of a contract's wallet does not answer.
 */
export async function signInByWallet(headers: Headers, credentials: unknown): Promise<SessionOwner> {
  const { message, signature } = validate(walletSignedSchema, credentials);
  await throttle("sign-in", headers, { perNetwork: PER_NETWORK });
  const subject = await verifyWalletMessage(message, signature);
  return accountOfIdentity({ identity: { provider: "wallet", subject } });
}

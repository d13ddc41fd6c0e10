import { verify } from "@node-rs/argon2";
import { db } from "@/lib/db/client";
import { composeText } from "@/lib/model/text";
import { hashPassword } from "./hash-password";

/**
 * The account with this address and password, or null. An unknown address takes as long as a wrong password: it is
 * compared with the hash of nobody's password.
 */
export async function verifyPassword(
  email: string,
  password: string,
): Promise<{ id: string; sessionVersion: number } | null> {
  const account = await db().account.findFirst({
    where: { email: email.trim().toLowerCase(), deletedAt: null },
    select: { id: true, sessionVersion: true, passwordHash: true },
  });
  const stored = account?.passwordHash ?? (await nobodysHash());
  const fits = await verify(stored, composeText(password));
  if (!account?.passwordHash || !fits) return null;
  return { id: account.id, sessionVersion: account.sessionVersion };
}

let nobody: Promise<string> | undefined;

/** Made once a process, of random bytes that nobody knows. */
function nobodysHash(): Promise<string> {
  nobody ??= hashPassword(crypto.randomUUID());
  return nobody;
}

import { db } from "@/lib/db/client";
import { isAppError } from "@/lib/errors";
import type { Identity } from "./account.schema";
import { createAccount } from "./create-account";
import type { SessionOwner } from "./session-token";

export interface KnownPerson {
  identity: Identity;
  /** An address that the provider says is the person's own. */
  verifiedEmail?: string;
  name?: string;
}

/**
 * The account of somebody whom a wallet or a provider vouches for; opened at the first time. An account with the same
 * proven address is the same person's, and gets the identity as one more way in.
 */
export async function accountOfIdentity(person: KnownPerson): Promise<SessionOwner> {
  const known = (await findByIdentity(person)) ?? (await linkByEmail(person));
  if (known) return known;
  try {
    const { identity, verifiedEmail, name } = person;
    const email = verifiedEmail && !(await isTaken(verifiedEmail)) ? verifiedEmail : undefined;
    const { id } = await createAccount({
      identity,
      ...(email ? { email, emailVerified: true } : {}),
      ...(name ? { name } : {}),
    });
    return { id, sessionVersion: 1 };
  } catch (error) {
    // Two windows at once: the other one has opened it.
    const opened = isAppError(error) && error.code === "CONFLICT" ? await findByIdentity(person) : null;
    if (opened) return opened;
    throw error;
  }
}

async function findByIdentity({ identity }: KnownPerson): Promise<SessionOwner | null> {
  const row = await db().accountIdentity.findUnique({
    where: { provider_subject: identity },
    select: { account: { select: { id: true, sessionVersion: true } } },
  });
  return row?.account ?? null;
}

/** Only a proven address on both sides: an unproven one could be anybody's. */
async function linkByEmail({ identity, verifiedEmail }: KnownPerson): Promise<SessionOwner | null> {
  if (!verifiedEmail) return null;
  const account = await db().account.findFirst({
    where: { email: verifiedEmail, emailVerifiedAt: { not: null }, deletedAt: null },
    select: { id: true, sessionVersion: true },
  });
  if (!account) return null;
  const data = [{ ...identity, accountId: account.id }];
  await db().accountIdentity.createMany({ data, skipDuplicates: true });
  return account;
}

async function isTaken(email: string): Promise<boolean> {
  return (await db().account.count({ where: { email } })) > 0;
}

import { db, type Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { type Identity, type SessionAccount, type Tier, WELCOME_CREDITS } from "./account.schema";
import { findAccount } from "./find-account";
import { hashPassword } from "./hash-password";

export interface NewAccount {
  /** As `emailSchema` gives it. */
  email?: string;
  /** True when its owner has shown that mail arrives there. */
  emailVerified?: boolean;
  /** As `passwordSchema` gives it. */
  password?: string;
  name?: string;
  identity?: Identity;
  tier?: Tier;
}

/**
 * Opens an account with its welcome credits.
 * @throws AppError CONFLICT when the address or the identity has an account.
 */
export async function createAccount(account: NewAccount, tx?: Tx): Promise<SessionAccount> {
  const passwordHash = account.password === undefined ? null : await hashPassword(account.password);
  const create = (client: Tx) => insert(client, account, passwordHash);
  return tx ? create(tx) : db().$transaction(create);
}

async function insert(tx: Tx, account: NewAccount, passwordHash: string | null): Promise<SessionAccount> {
  // One at a time: of one address only one is opened.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('marque.create-account', 0))`;
  await refuseKnown(tx, account);
  const id = newId();
  const { email, emailVerified = false, name, identity, tier } = account;
  await tx.account.create({
    data: {
      id,
      email: email ?? null,
      emailVerifiedAt: email && emailVerified ? new Date() : null,
      name: name ?? null,
      passwordHash,
      credits: WELCOME_CREDITS,
      ...(tier ? { tier } : {}),
      creditEntries: { create: { id: newId(), delta: WELCOME_CREDITS, reason: "welcome" } },
      ...(identity ? { identities: { create: identity } } : {}),
    },
  });
  const created = await findAccount(id, tx);
  if (!created) throw new Error("the account that was just created is not there");
  return created;
}

async function refuseKnown(tx: Tx, { email, identity }: NewAccount): Promise<void> {
  const byEmail = email && (await tx.account.findUnique({ where: { email }, select: { id: true } }));
  if (byEmail) throw new AppError("CONFLICT", "There is an account with this e-mail address already.");
  const byIdentity =
    identity && (await tx.accountIdentity.findUnique({ where: { provider_subject: identity } }));
  if (byIdentity) throw new AppError("CONFLICT", "This way to sign in belongs to an account already.");
}

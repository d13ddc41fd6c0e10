import { db, type Tx } from "@/lib/db/client";
import { type SessionAccount, tierSchema } from "./account.schema";
import { isAdmin } from "./is-admin";

/** An account by its id; null when there is none, or no longer. */
export function findAccount(id: string, client: Tx = db()): Promise<SessionAccount | null> {
  return find({ id }, client);
}

/** An account by its address, in any case. */
export function findAccountByEmail(email: string, client: Tx = db()): Promise<SessionAccount | null> {
  return find({ email: email.trim().toLowerCase() }, client);
}

/** The account that a session belongs to; null when a reset or deletion has ended it. */
export function findSessionAccount(
  id: string,
  sessionVersion: number,
  client: Tx = db(),
): Promise<SessionAccount | null> {
  return find({ id, sessionVersion }, client);
}

async function find(
  where: { id?: string; email?: string; sessionVersion?: number },
  client: Tx,
): Promise<SessionAccount | null> {
  const account = await client.account.findFirst({
    where: { ...where, deletedAt: null },
    select: {
      id: true,
      email: true,
      emailVerifiedAt: true,
      name: true,
      tier: true,
      credits: true,
      isAdmin: true,
    },
  });
  if (!account) return null;
  const { id, email, name, credits } = account;
  return { id, email, name, credits, tier: tierSchema.parse(account.tier), isAdmin: isAdmin(account) };
}

import { db, type Tx } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { type SessionAccount, tierSchema } from "./account.schema";
import { isAdmin } from "./administrators";

/** An account by its id; null when there is none, or no longer. */
export function findAccount(id: string, client: Tx = db()): Promise<SessionAccount | null> {
  return find({ id }, client);
}

/** An account by its address, in any case. */
export function findAccountByEmail(email: string, client: Tx = db()): Promise<SessionAccount | null> {
  return find({ email: email.trim().toLowerCase() }, client);
}

/** The account that a session belongs to; null when signing out, a reset or a deletion has ended it. */
export function findSessionAccount(
  { id, sessionVersion, sessionId }: { id: string; sessionVersion: number; sessionId: string },
  client: Tx = db(),
): Promise<SessionAccount | null> {
  return find({ id, sessionVersion, endedSessions: { none: { id: sessionId } } }, client);
}

async function find(where: Prisma.AccountWhereInput, client: Tx): Promise<SessionAccount | null> {
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

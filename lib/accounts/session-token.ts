import { decode, encode } from "next-auth/jwt";
import { db } from "@/lib/db/client";
import { newId } from "@/lib/ids";
import type { SessionAccount } from "./account.schema";
import { cookiePrefix, readCookie } from "./cookie";
import { findSessionAccount } from "./find-account";
import { sessionSecret } from "./server-secret";

/** A session ends thirty days after it was last used. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;
const RENEWAL_SECONDS = 24 * 60 * 60;

/** Host-only: no other host of the same site can set or read it. */
export function sessionCookieName(): string {
  return `${cookiePrefix()}marque_session`;
}

/** Whom a session is for: the account, and the version of its sessions that is valid. */
export interface SessionOwner {
  id: string;
  sessionVersion: number;
  /** The session to go on with; left out, a new one begins. */
  sessionId?: string;
}

/** What a session's token says. Renewed tokens, and those of the faces, say the same: the session ends for all of them. */
export function sessionClaims({ id, sessionVersion, sessionId = newId() }: SessionOwner) {
  return { sub: id, sessionVersion, sessionId };
}

/** A sealed token for a session that begins or goes on now. */
export async function sealSession(account: SessionOwner): Promise<string> {
  return encode({
    token: sessionClaims(account),
    secret: await sessionSecret(),
    maxAge: SESSION_SECONDS,
  });
}

/**
 * The account of a request's session cookie, as the database has it now; null without a cookie, with one that is not of
 * our making or too old, after signing out, after a new password and after the account's deletion.
 */
export async function readSession(cookieHeader: string | null): Promise<SessionAccount | null> {
  return (await openSession(cookieHeader))?.account ?? null;
}

export interface OpenSession {
  account: SessionAccount;
  owner: Required<SessionOwner>;
  /** Its token is a day old or more: a new one should take its place while somebody is there. */
  isDue: boolean;
}

/** The same, with what its renewal needs. */
export async function openSession(cookieHeader: string | null): Promise<OpenSession | null> {
  const claims = await readClaims(cookieHeader);
  if (!claims) return null;
  const { issuedAt, ...owner } = claims;
  const account = await findSessionAccount(owner);
  return account && { account, owner, isDue: Date.now() / 1000 - issuedAt > RENEWAL_SECONDS };
}

/** Ends the session of a request's cookie on the server: no copy of its tokens opens anything any more. */
export async function closeSession(cookieHeader: string | null): Promise<void> {
  const claims = await readClaims(cookieHeader);
  if (!claims) return;
  const now = Date.now();
  const ended = { id: claims.sessionId, accountId: claims.id };
  const expiresAt = new Date(now + SESSION_SECONDS * 1000);
  // An account that is gone has no sessions.
  await db().$executeRaw`
    INSERT INTO ended_sessions (id, account_id, expires_at)
    SELECT ${ended.id}::uuid, id, ${expiresAt} FROM accounts WHERE id = ${ended.accountId}::uuid
    ON CONFLICT (id) DO NOTHING`;
  await db().endedSession.deleteMany({ where: { expiresAt: { lt: new Date(now) } } });
}

async function readClaims(
  cookieHeader: string | null,
): Promise<(Required<SessionOwner> & { issuedAt: number }) | null> {
  const token = readCookie(cookieHeader, sessionCookieName());
  if (!token) return null;
  const payload = await decode({ token, secret: await sessionSecret() }).catch(() => null);
  const { sub: id, sessionVersion, sessionId, iat } = payload ?? {};
  if (!id || typeof sessionVersion !== "number" || typeof sessionId !== "string") return null;
  return { id, sessionVersion, sessionId, issuedAt: Number(iat ?? 0) };
}

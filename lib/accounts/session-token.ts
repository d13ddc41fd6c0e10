import { decode, encode } from "next-auth/jwt";
import { appUrl } from "@/lib/env";
import type { SessionAccount } from "./account.schema";
import { findSessionAccount } from "./find-account";
import { sessionSecret } from "./server-secret";

/** A session ends thirty days after it was last used. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;
const RENEWAL_SECONDS = 24 * 60 * 60;

/** Host-only: no other host of the same site can set or read it. */
export function sessionCookieName(): string {
  return `${cookiePrefix()}marque_session`;
}

/** Browsers accept a cookie of this name only from its own host, by https and for every path. */
export function cookiePrefix(): string {
  return appUrl().startsWith("https:") ? "__Host-" : "";
}

/** Whom a session is for: the account, and the version of its sessions that is valid. */
export interface SessionOwner {
  id: string;
  sessionVersion: number;
}

/** A sealed token for a session that begins now. */
export async function sealSession(account: SessionOwner): Promise<string> {
  return encode({
    token: { sub: account.id, sessionVersion: account.sessionVersion },
    secret: await sessionSecret(),
    maxAge: SESSION_SECONDS,
  });
}

/**
 * The account of a request's session cookie, as the database has it now; null without a cookie, with one that is not of
 * our making or too old, and after a new password or the account's deletion.
 */
export async function readSession(cookieHeader: string | null): Promise<SessionAccount | null> {
  return (await openSession(cookieHeader))?.account ?? null;
}

export interface OpenSession {
  account: SessionAccount;
  owner: SessionOwner;
  /** Its token is a day old or more: a new one should take its place while somebody is there. */
  isDue: boolean;
}

/** The same, with what its renewal needs. */
export async function openSession(cookieHeader: string | null): Promise<OpenSession | null> {
  const token = readCookie(cookieHeader, sessionCookieName());
  if (!token) return null;
  const payload = await decode({ token, secret: await sessionSecret() }).catch(() => null);
  if (!payload?.sub || typeof payload.sessionVersion !== "number") return null;
  const owner = { id: payload.sub, sessionVersion: payload.sessionVersion };
  const account = await findSessionAccount(owner.id, owner.sessionVersion);
  const ageSeconds = Date.now() / 1000 - Number(payload.iat ?? 0);
  return account && { account, owner, isDue: ageSeconds > RENEWAL_SECONDS };
}

/** A cookie's value in a request's `Cookie` header. */
export function readCookie(header: string | null, name: string): string | null {
  for (const pair of (header ?? "").split(";")) {
    const at = pair.indexOf("=");
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return null;
}

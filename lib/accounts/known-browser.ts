import { decode, encode } from "next-auth/jwt";
import { db } from "@/lib/db/client";
import { newId } from "@/lib/ids";
import { cookiePrefix, hostCookie, readCookie } from "./cookie";
import { sessionSecret } from "./server-secret";

const KNOWN_SECONDS = 400 * 24 * 60 * 60;
/** Keeps these tokens apart from those of sessions, which are sealed with the same secret. */
const SALT = "known-browser";
const cookieName = () => `${cookiePrefix()}marque_known`;

/**
 * A `Set-Cookie` value that says that this browser has signed in to the account. It opens nothing; wrong passwords from
 * elsewhere do not hold such a browser up.
 */
export async function knownBrowserCookie(accountId: string): Promise<string> {
  const token = { sub: accountId, browser: newId() };
  const sealed = await encode({ token, secret: await sessionSecret(), salt: SALT, maxAge: KNOWN_SECONDS });
  return hostCookie(cookieName(), sealed, KNOWN_SECONDS);
}

/** A name for the browser when the account of this address has signed in with it; null otherwise. */
export async function readKnownBrowser(cookieHeader: string | null, email: string): Promise<string | null> {
  const sealed = readCookie(cookieHeader, cookieName());
  if (!sealed) return null;
  const token = await decode({ token: sealed, secret: await sessionSecret(), salt: SALT }).catch(() => null);
  if (!token?.sub || typeof token.browser !== "string") return null;
  const found = await db().account.count({ where: { id: token.sub, email, deletedAt: null } });
  return found > 0 ? `browser ${token.browser}` : null;
}

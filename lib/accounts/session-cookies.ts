import { hostCookie } from "./cookie";
import { SESSION_SECONDS, type SessionOwner, sealSession, sessionCookieName } from "./session-token";

/**
 * Says to the pages' own script that somebody is signed in, so that pages that are the same for everybody can show the
 * right link. It proves nothing: whoever forges it sees a link.
 */
export const SIGNED_IN_HINT = "marque_signed_in";
const HINT_SECONDS = 400 * 24 * 60 * 60;

/** `Set-Cookie` values that begin a session in the browser. */
export async function beginSession(owner: SessionOwner): Promise<string[]> {
  return [await sessionCookie(owner), signedInHint(true)];
}

/** A new token for a session that goes on. */
export async function sessionCookie(owner: SessionOwner): Promise<string> {
  return hostCookie(sessionCookieName(), await sealSession(owner), SESSION_SECONDS);
}

/** `Set-Cookie` values that end it. */
export function endSession(): string[] {
  return [hostCookie(sessionCookieName(), "", 0), signedInHint(false)];
}

/** Longer than a session: the sign-in page takes it back when it is wrong. */
export function signedInHint(isSignedIn: boolean): string {
  return hostCookie(SIGNED_IN_HINT, isSignedIn ? "1" : "", isSignedIn ? HINT_SECONDS : 0, true);
}

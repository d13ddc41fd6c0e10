import type { AccountPrincipal } from "@/lib/accounts/account.schema";
import { accountName, TIER_LIMITS } from "@/lib/accounts/principal";
import { sessionCookie } from "@/lib/accounts/session-cookies";
import { type OpenSession, openSession } from "@/lib/accounts/session-token";
import { AppError } from "@/lib/errors";
import type { Caller } from "@/lib/http/caller";
import { refuseCrossSite } from "./cross-site";

/**
 * Knows a browser by its session.
 * @throws UNAUTHORIZED without a session that still holds, FORBIDDEN when another site's page sent the request.
 */
export async function signedIn(request: Request): Promise<Caller<AccountPrincipal>> {
  refuseCrossSite(request);
  const session = await openSession(request.headers.get("cookie"));
  if (!session) throw new AppError("UNAUTHORIZED", "Sign in first.");
  return sessionCaller(session);
}

/** How the requests of a session are counted and remembered. The session goes on for as long as it is used. */
export async function sessionCaller(session: OpenSession): Promise<Caller<AccountPrincipal>> {
  const { id, tier } = session.account;
  return {
    principal: { kind: "account", accountId: id, tier },
    subjects: [accountName(id)],
    requestsPerHour: TIER_LIMITS[tier].requestsPerHour,
    idempotencyScopes: [accountName(id)],
    payerId: id,
    setCookie: session.isDue ? await sessionCookie(session.owner) : undefined,
  };
}

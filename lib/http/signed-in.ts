import type { AccountPrincipal, SessionAccount } from "@/lib/accounts/account.schema";
import { readSession } from "@/lib/accounts/session-token";
import { TIER_LIMITS } from "@/lib/brand/principal";
import { AppError } from "@/lib/errors";
import type { Caller } from "./caller";
import { refuseCrossSite } from "./cross-site";

/**
 * Knows a browser by its session.
 * @throws UNAUTHORIZED without a session that still holds, FORBIDDEN when another site's page sent the request.
 */
export async function signedIn(request: Request): Promise<Caller<AccountPrincipal>> {
  refuseCrossSite(request);
  const account = await readSession(request.headers.get("cookie"));
  if (!account) throw new AppError("UNAUTHORIZED", "Sign in first.");
  return accountCaller(account);
}

/** How an account's requests are counted and remembered. */
export function accountCaller({ id, tier }: SessionAccount): Caller<AccountPrincipal> {
  return {
    principal: { kind: "account", accountId: id, tier },
    subjects: [`account:${id}`],
    requestsPerHour: TIER_LIMITS[tier].requestsPerHour,
    idempotencyScopes: [`account:${id}`],
  };
}

import { cookiePrefix, hostCookie, readCookie } from "@/lib/accounts/cookie";
import { type Principal, TIER_LIMITS, visitorName } from "@/lib/accounts/principal";
import { env } from "@/lib/env";
import type { Caller } from "@/lib/http/caller";
import { clientAddress, clientNetwork } from "@/lib/http/client-address";
import { newVisitorId } from "@/lib/ids";
import { refuseCrossSite } from "./cross-site";

const VISITOR_ID = /^[A-Za-z0-9_-]{22}$/;
const MAX_AGE_SECONDS = 400 * 24 * 60 * 60;

export type Visitor = Extract<Principal, { kind: "visitor" }>;

/**
 * Knows a browser without an account by its cookie, and gives it one at its first request. Limits hold per cookie and
 * per network, so that dropping the cookie gains nothing.
 * @throws FORBIDDEN when another site's page sent the request.
 */
export async function visitor(request: Request): Promise<Caller<Visitor>> {
  refuseCrossSite(request);
  const known = readVisitorId(request.headers);
  const visitorId = known ?? newVisitorId();
  const network = clientNetwork(clientAddress(request.headers));
  const tier = env().ANONYMOUS_TIER;
  return {
    principal: { kind: "visitor", visitorId, clientAddress: network, tier },
    subjects: [`address:${network}`, visitorName(visitorId)],
    requestsPerHour: TIER_LIMITS[tier].requestsPerHour,
    // Not the network's: a neighbour with the same key would be given this visitor's job. So a first request, which has no
    // cookie yet, is remembered for the cookie that its answer brings.
    idempotencyScopes: [visitorName(visitorId)],
    setCookie: known ? undefined : hostCookie(cookieName(), visitorId, MAX_AGE_SECONDS),
  };
}

/** The visitor id of a request's cookie; null without one, or when it is not of our making. */
export function readVisitorId(headers: Headers): string | null {
  const value = readCookie(headers.get("cookie"), cookieName());
  return value !== null && VISITOR_ID.test(value) ? value : null;
}

const cookieName = () => `${cookiePrefix()}marque_visitor`;

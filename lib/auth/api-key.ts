import { accountName, type Principal, TIER_LIMITS } from "@/lib/accounts/principal";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import type { Caller } from "@/lib/http/caller";
import { clientAddress, clientNetwork, determinedAddress } from "@/lib/http/client-address";
import { countRequest, peekRateLimit, rateLimitHeaders } from "@/lib/http/rate-limit";
import { isInNetworks } from "@/lib/keys/cidr";
import { enterWithKey } from "./enter-with-key";

/** Refused keys that one network may send in an hour; a good key is never held up by its neighbours' bad ones. */
const FAILURES_PER_HOUR = 100;
const BEARER = /^Bearer +([\x21-\x7e]+) *$/i;

export type KeyPrincipal = Extract<Principal, { kind: "account" }> & { keyId: string; beta: boolean };

/**
 * The account whose key a request carries in `Authorization: Bearer`.
 * @throws AppError UNAUTHORIZED for a missing, unknown, expired or revoked key, RATE_LIMIT_EXCEEDED when too many such
 * requests came from the same network, FORBIDDEN outside the key's own networks.
 */
export async function apiKey(request: Request): Promise<Caller<KeyPrincipal>> {
  const text = BEARER.exec(request.headers.get("authorization") ?? "")?.[1];
  const entrance = text === undefined ? null : await enterWithKey(text);
  if (!entrance) throw await unauthorized(request, text);
  const { key, counted } = entrance;
  const { keyId, accountId, tier, beta } = key;
  const caller: Caller<KeyPrincipal> = {
    principal: { kind: "account", accountId, tier, keyId, beta },
    subjects: [accountName(accountId)],
    requestsPerHour: TIER_LIMITS[tier].requestsPerHour,
    countsEvery: true,
    counted,
    idempotencyScopes: [accountName(accountId)],
    payerId: accountId,
  };
  if (key.cidrs.length > 0) {
    const address = determinedAddress(request.headers);
    if (address === null || !isInNetworks(address, key.cidrs)) {
      throw await forbidden(caller, "This API key may not be used from this address.");
    }
  }
  return caller;
}

/** 403 with what is left of the account's hour. It counts for nothing that was not counted before. */
export async function forbidden(caller: Caller<KeyPrincipal>, message: string): Promise<AppError> {
  const { counted, subjects, requestsPerHour } = caller;
  if (requestsPerHour === null) return new AppError("FORBIDDEN", message);
  const rate = counted ?? (await peekRateLimit(subjects, requestsPerHour));
  return new AppError("FORBIDDEN", message, { headers: rateLimitHeaders(rate) });
}

async function unauthorized(request: Request, text: string | undefined): Promise<AppError> {
  const subject = `key-failures:${clientNetwork(clientAddress(request.headers))}`;
  // Without X-RateLimit headers: they tell of an account's hour, and whose this is nobody knows.
  if (!(await countRequest(db(), [subject], FAILURES_PER_HOUR))) {
    const { retryAfterSeconds } = await peekRateLimit([subject], FAILURES_PER_HOUR);
    return new AppError(
      "RATE_LIMIT_EXCEEDED",
      `Your network has sent ${FAILURES_PER_HOUR} requests without a good API key within an hour.`,
      { retryAfterSeconds: Math.max(1, retryAfterSeconds) },
    );
  }
  return new AppError(
    "UNAUTHORIZED",
    text === undefined
      ? "Send your API key in the header Authorization: Bearer mq_live_…"
      : "This API key is unknown, has expired or was revoked.",
  );
}

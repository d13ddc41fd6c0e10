import type { FallbackReason } from "./model-use.schema";

/** Why a call gave no answer, and what may help. */
export interface CallFailure {
  reason: FallbackReason;
  /** "again": the same call later; "repair": say what was wrong; "plain": without a JSON schema; "no": nothing. */
  remedy: "again" | "repair" | "plain" | "no";
  /** What the provider asked to wait. */
  retryAfterMs?: number;
}

const RETRY_AFTER_MAX_S = 3_600;

/** Reads an error of the SDK. Its texts may hold the customer's words, so that they go nowhere. */
export function callFailure(error: unknown, now = Date.now()): CallFailure {
  if (isNamed(error, "AbortError") || isNamed(error, "TimeoutError"))
    return { reason: "timeout", remedy: "again" };
  // What fetch throws when the connection breaks.
  if (isNamed(error, "TypeError") && error.cause) return { reason: "unreachable", remedy: "again" };
  if (!isNamed(error, "AI_APICallError")) return { reason: "internal-error", remedy: "no" };
  const { statusCode, responseHeaders = {} } = error as unknown as {
    statusCode?: number;
    responseHeaders?: Record<string, string>;
  };
  if (statusCode === undefined) return { reason: "unreachable", remedy: "again" };
  // Answered, but not in the provider's own protocol: an error page, half an answer.
  if (statusCode < 300) return { reason: "malformed-json", remedy: "again" };
  const retryAfterMs = retryAfter(responseHeaders["retry-after"], now);
  const wait = retryAfterMs === undefined ? {} : { retryAfterMs };
  if (statusCode === 429) return { reason: "rate-limited", remedy: "again", ...wait };
  if (statusCode === 401 || statusCode === 403) return { reason: "not-authorized", remedy: "no" };
  if (statusCode === 408) return { reason: "timeout", remedy: "again", ...wait };
  if (statusCode >= 500) return { reason: "server-error", remedy: "again", ...wait };
  return { reason: "bad-request", remedy: "plain" };
}

/** Seconds or an HTTP date. */
function retryAfter(header: string | undefined, now: number): number | undefined {
  if (header === undefined) return undefined;
  const seconds = /^\d+(?:\.\d+)?$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isFinite(seconds) ? 1000 * Math.min(Math.max(0, seconds), RETRY_AFTER_MAX_S) : undefined;
}

function isNamed(error: unknown, name: string): error is Error {
  return error instanceof Error && error.name === name;
}

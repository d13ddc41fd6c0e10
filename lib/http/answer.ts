import { createHash } from "node:crypto";
import { AppError, ERROR_CODES, invalidField, isAppError } from "@/lib/errors";
import { holdsNul, outageOf } from "./outage";

const encoder = new TextEncoder();

/** An answer before its common headers are added. */
export interface Answer {
  status: number;
  headers: [string, string][];
  body: Uint8Array<ArrayBuffer>;
}

/** Headers of every answer, whatever it says. */
export const SECURITY_HEADERS: readonly (readonly [string, string])[] = [
  ["X-Content-Type-Options", "nosniff"],
  ["Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'"],
  ["Referrer-Policy", "no-referrer"],
];

export function jsonAnswer(status: number, value: unknown, headers: [string, string][] = []): Answer {
  return {
    status,
    headers: withDefaults(headers),
    body: encoder.encode(JSON.stringify(value)),
  };
}

/** The versioned interface's success envelope. */
export function envelope(data: unknown, requestId: string): object {
  return { success: true, data, meta: meta(requestId) };
}

export interface Success {
  status: number;
  data: unknown;
  /** Beside the `data` of a list. */
  pagination?: unknown;
  headers?: [string, string][];
  /** Adds a weak `ETag` of what is told: not of the time and the request's id, which every answer has its own. */
  conditional?: boolean;
}

/** The same as an answer. */
export function successAnswer(success: Success, requestId: string): Answer {
  const { status, data, pagination, headers = [], conditional = false } = success;
  const beside = pagination ? `,"pagination":${JSON.stringify(pagination)}` : "";
  const told = `"data":${JSON.stringify(data)}${beside}`;
  const caching: [string, string][] = conditional
    ? [
        ["Cache-Control", "private, no-cache"],
        ["ETag", weakTag(told)],
      ]
    : [];
  return {
    status,
    headers: withDefaults([...caching, ...headers]),
    body: encoder.encode(`{"success":true,${told},"meta":${JSON.stringify(meta(requestId))}}`),
  };
}

/** Any failure in the error envelope. Only an AppError's own words are shown. */
export function failureAnswer(error: unknown, requestId: string): Answer {
  const { code, message, details, retryAfterSeconds, headers: own } = toAppError(error);
  const needsRetryAfter = code === "RATE_LIMIT_EXCEEDED" || code === "SERVICE_UNAVAILABLE";
  const seconds = retryAfterSeconds ?? (needsRetryAfter ? 5 : undefined);
  const headers: [string, string][] = [...own];
  if (seconds !== undefined) headers.push(["Retry-After", String(Math.max(1, Math.ceil(seconds)))]);
  // RFC 9110 wants every 401 to say how to do better.
  if (code === "UNAUTHORIZED") headers.push(["WWW-Authenticate", "Bearer"]);
  const failure = { success: false, error: { code, message, details }, meta: meta(requestId) };
  return jsonAnswer(ERROR_CODES[code].status, failure, headers);
}

/** An outage of what we stand on is 503, a text that cannot be stored 400; whatever else nobody expected is our fault: 500. */
export function toAppError(error: unknown): AppError {
  if (isAppError(error)) return error;
  if (holdsNul(error)) return invalidField("body", "must not hold the character NUL", error);
  const outage = outageOf(error);
  if (outage) {
    const { message, retryAfterSeconds } = outage;
    return new AppError("SERVICE_UNAVAILABLE", message, { cause: error, retryAfterSeconds });
  }
  return new AppError("INTERNAL_ERROR", "Something went wrong on our side.", { cause: error });
}

function withDefaults(headers: [string, string][]): [string, string][] {
  const hasCaching = headers.some(([name]) => name === "Cache-Control");
  return [
    ["Content-Type", "application/json; charset=utf-8"],
    ...(hasCaching ? [] : [["Cache-Control", "no-store"] as [string, string]]),
    ...headers,
  ];
}

function weakTag(text: string): string {
  return `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"`;
}

function meta(requestId: string) {
  return { timestamp: new Date().toISOString(), requestId };
}

import { AppError, ERROR_CODES, isAppError } from "@/lib/errors";
import { outageOf } from "./outage";

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
    headers: [["Content-Type", "application/json; charset=utf-8"], ["Cache-Control", "no-store"], ...headers],
    body: encoder.encode(JSON.stringify(value)),
  };
}

/** The versioned interface's success envelope. */
export function envelope(data: unknown, requestId: string): object {
  return { success: true, data, meta: meta(requestId) };
}

/** Any failure in the error envelope. Only an AppError's own words are shown. */
export function failureAnswer(error: unknown, requestId: string): Answer {
  const { code, message, details, retryAfterSeconds } = toAppError(error);
  const needsRetryAfter = code === "RATE_LIMIT_EXCEEDED" || code === "SERVICE_UNAVAILABLE";
  const seconds = retryAfterSeconds ?? (needsRetryAfter ? 5 : undefined);
  return jsonAnswer(
    ERROR_CODES[code].status,
    { success: false, error: { code, message, details }, meta: meta(requestId) },
    seconds === undefined ? [] : [["Retry-After", String(Math.max(1, Math.ceil(seconds)))]],
  );
}

/** An outage of what we stand on is 503; whatever else nobody expected is our fault: 500. */
export function toAppError(error: unknown): AppError {
  if (isAppError(error)) return error;
  const outage = outageOf(error);
  if (outage) {
    const { message, retryAfterSeconds } = outage;
    return new AppError("SERVICE_UNAVAILABLE", message, { cause: error, retryAfterSeconds });
  }
  return new AppError("INTERNAL_ERROR", "Something went wrong on our side.", { cause: error });
}

function meta(requestId: string) {
  return { timestamp: new Date().toISOString(), requestId };
}

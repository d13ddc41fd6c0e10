import { ERROR_CODES, type ErrorCode } from "@/lib/errors";
import type { JsonSchema } from "./json-schema";

const text = (maxLength: number, more: JsonSchema = {}): JsonSchema => ({
  type: "string",
  maxLength,
  ...more,
});
const count = (minimum: number, more: JsonSchema = {}): JsonSchema => ({
  type: "integer",
  format: "int64",
  minimum,
  maximum: Number.MAX_SAFE_INTEGER,
  ...more,
});

export const META: JsonSchema = {
  type: "object",
  description: "When the answer was made, and the name to give when asking about it.",
  properties: {
    timestamp: text(40, { format: "date-time", example: "2026-11-21T09:30:00.000Z" }),
    requestId: text(40, { pattern: "^req_[0-9a-f]{24}$", example: "req_9f1c0a7b3d5e2f4a6b8c0d1e" }),
  },
  required: ["timestamp", "requestId"],
};

export const PAGINATION: JsonSchema = {
  type: "object",
  description: "Where this page stands in the whole list.",
  properties: {
    page: count(1, { example: 1 }),
    limit: { type: "integer", format: "int32", minimum: 1, maximum: 100, example: 20 },
    total: count(0, { example: 42 }),
    totalPages: count(0, { example: 3 }),
    hasNext: { type: "boolean", example: true },
    hasPrevious: { type: "boolean", example: false },
  },
  required: ["page", "limit", "total", "totalPages", "hasNext", "hasPrevious"],
};

export const ERROR: JsonSchema = {
  type: "object",
  description: "Every refusal has this shape.",
  properties: {
    success: { type: "boolean", const: false },
    error: {
      type: "object",
      properties: {
        code: {
          type: "string",
          enum: Object.keys(ERROR_CODES),
          description: "Decide by this, never by the text.",
        },
        message: text(2_000, { description: "For people; its words may change." }),
        details: {
          type: "object",
          description: "For VALIDATION_ERROR: the first violation, and all of them in `errors`.",
          properties: {
            field: text(500, { example: "businessIdea" }),
            constraint: text(2_000, { example: "length must be between 10 and 500 characters" }),
            errors: {
              type: "array",
              maxItems: 1_000_000,
              items: {
                type: "object",
                properties: { field: text(500), constraint: text(2_000) },
                required: ["field", "constraint"],
              },
            },
          },
        },
      },
      required: ["code", "message", "details"],
    },
    meta: { $ref: "#/components/schemas/Meta" },
  },
  required: ["success", "error", "meta"],
};

export const HEADERS = {
  RateLimitLimit: header(
    "Requests that the account may make in an hour. Absent when there is no limit.",
    count(0),
  ),
  RateLimitRemaining: header("Requests that are left in this window.", count(0)),
  RateLimitReset: header("When room for one more comes back, in seconds since 1970-01-01 UTC.", count(0)),
  RequestId: header("The same id as `meta.requestId`.", text(40, { pattern: "^req_[0-9a-f]{24}$" })),
  RetryAfter: header("Seconds to wait.", count(0)),
  Location: header("Where the status of the work is read.", text(2_048)),
  ETag: header("Names these bytes; send it back in `If-None-Match`.", text(200)),
  IdempotentReplayed: header(
    "`true` when this is the stored answer to an earlier request with the same key.",
    text(8),
  ),
} as const;

export type HeaderName = keyof typeof HEADERS;

/** Under which name each header travels. */
const HEADER_NAMES: Record<HeaderName, string> = {
  RateLimitLimit: "X-RateLimit-Limit",
  RateLimitRemaining: "X-RateLimit-Remaining",
  RateLimitReset: "X-RateLimit-Reset",
  RequestId: "X-Request-Id",
  RetryAfter: "Retry-After",
  Location: "Location",
  ETag: "ETag",
  IdempotentReplayed: "Idempotent-Replayed",
};

export const LIMIT_HEADERS = ["RateLimitLimit", "RateLimitRemaining", "RateLimitReset"] as const;

/** References to these headers, as a response lists them. */
export function headerRefs(names: readonly HeaderName[]): Record<string, { $ref: string }> {
  return Object.fromEntries(
    names.map((name) => [HEADER_NAMES[name], { $ref: `#/components/headers/${name}` }]),
  );
}

function header(description: string, schema: JsonSchema) {
  return { description, schema };
}

/** What each refusal means, in the document and in the guide to errors. */
export const ERROR_MEANINGS: Record<ErrorCode, string> = {
  VALIDATION_ERROR: "The request is not valid; `details` says which field and what would be.",
  UNAUTHORIZED: "The API key is missing, unknown, expired or revoked.",
  PAYMENT_REQUIRED: "The account has no credits left.",
  FORBIDDEN: "The key may not be used from this address, or has not opted in to this version.",
  NOT_FOUND: "There is nothing at this address that belongs to the account.",
  CONFLICT:
    "The resource is in a state that does not allow this now, or the first request with this key still runs.",
  PAYLOAD_TOO_LARGE: "The body is larger than 1 MB.",
  RANGE_NOT_SATISFIABLE: "The file ends before the range that was asked for begins.",
  MISDIRECTED_REQUEST: "The service is not known by the host that was asked for.",
  UNPROCESSABLE: "The Idempotency-Key was used before with another body.",
  RATE_LIMIT_EXCEEDED: "Too many requests in this hour, or too many generations at once.",
  INTERNAL_ERROR: "Something went wrong on our side.",
  SERVICE_UNAVAILABLE: "The service cannot answer at the moment.",
};

/** Codes whose answers say when to come back. */
const WITH_RETRY_AFTER = new Set<ErrorCode>(["CONFLICT", "RATE_LIMIT_EXCEEDED", "SERVICE_UNAVAILABLE"]);

/** A reusable answer for each code. */
export function errorResponses(): Record<string, object> {
  return Object.fromEntries(
    (Object.keys(ERROR_CODES) as ErrorCode[]).map((code) => [
      code,
      {
        description: ERROR_MEANINGS[code],
        headers: headerRefs([
          "RequestId",
          // Whose limits they would be is not known.
          ...(code === "UNAUTHORIZED" ? [] : LIMIT_HEADERS),
          ...(WITH_RETRY_AFTER.has(code) ? (["RetryAfter"] as const) : []),
        ]),
        content: {
          "application/json": {
            schema: { $ref: "#/components/schemas/Error" },
            example: {
              success: false,
              error: { code, message: ERROR_MEANINGS[code].split(";")[0], details: {} },
              meta: { timestamp: "2026-11-21T09:30:00.000Z", requestId: "req_9f1c0a7b3d5e2f4a6b8c0d1e" },
            },
          },
        },
      },
    ]),
  );
}

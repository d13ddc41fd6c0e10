import { z } from "zod";
import type { oas31, ZodOpenApiHeaderObject, ZodOpenApiResponseObject } from "zod-openapi";
import { ERROR_CODES, type ErrorCode } from "@/lib/errors";
import { ERROR_MEANINGS } from "@/lib/openapi/error-meanings";

const REQUEST_ID = /^req_[0-9a-f]{24}$/;

/** `meta` of every answer. */
export const metaSchema = z
  .object({
    timestamp: z.iso.datetime().meta({ example: "2026-11-21T09:30:00.000Z" }),
    requestId: z.string().max(40).regex(REQUEST_ID).meta({ example: "req_9f1c0a7b3d5e2f4a6b8c0d1e" }),
  })
  .meta({ id: "Meta", description: "When the answer was made, and the name to give when asking about it." });

const violation = { field: z.string().max(500), constraint: z.string().max(2_000) };

const errorSchema = z
  .object({
    success: z.literal(false),
    error: z.object({
      code: z
        .enum(Object.keys(ERROR_CODES) as [ErrorCode, ...ErrorCode[]])
        .meta({ description: "Decide by this, never by the text." }),
      message: z.string().max(2_000).meta({ description: "For people; its words may change." }),
      details: z
        .object({
          field: violation.field.meta({ example: "businessIdea" }),
          constraint: violation.constraint.meta({
            example: "length must be between 10 and 500 characters",
          }),
          errors: z.array(z.object(violation)).max(1_000_000),
        })
        .partial()
        .meta({
          description: "For VALIDATION_ERROR: the first violation, and all of them in `errors`.",
        }),
    }),
    meta: metaSchema,
  })
  .meta({ id: "Error", description: "Every refusal has this shape." });

const text = (maxLength: number, more: oas31.SchemaObject = {}): oas31.SchemaObject => ({
  type: "string",
  maxLength,
  ...more,
});
const count = (minimum: number): oas31.SchemaObject => ({
  type: "integer",
  format: "int64",
  minimum,
  maximum: Number.MAX_SAFE_INTEGER,
});

/** Headers of answers, under the names that the document refers to them by. */
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
  PaymentChallenge: header(
    "`Payment …`: what is due, by the Payment HTTP authentication scheme and its method `native`. Absent where payments are not open.",
    text(8_192),
  ),
  PaymentReceipt: header("Of the payment that came with the request: base64url of JSON.", text(2_048)),
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
  PaymentChallenge: "WWW-Authenticate",
  PaymentReceipt: "Payment-Receipt",
};

export const LIMIT_HEADERS = ["RateLimitLimit", "RateLimitRemaining", "RateLimitReset"] as const;

/** References to these headers, as a response lists them. */
export function headerRefs(names: readonly HeaderName[]): Record<string, { $ref: string }> {
  return Object.fromEntries(
    names.map((name) => [HEADER_NAMES[name], { $ref: `#/components/headers/${name}` }]),
  );
}

function header(description: string, schema: oas31.SchemaObject): ZodOpenApiHeaderObject {
  return { description, schema };
}

/** Codes whose answers say when to come back. */
const WITH_RETRY_AFTER = new Set<ErrorCode>(["CONFLICT", "RATE_LIMIT_EXCEEDED", "SERVICE_UNAVAILABLE"]);

/** A reusable answer for each code. */
export function errorResponses(): Record<string, ZodOpenApiResponseObject> {
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
          ...(code === "PAYMENT_REQUIRED" ? (["PaymentChallenge"] as const) : []),
        ]),
        content: {
          "application/json": {
            schema: errorSchema,
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

import type { ErrorCode } from "@/lib/errors";

/** What each refusal means, in the document and in the guide to errors. */
export const ERROR_MEANINGS: Record<ErrorCode, string> = {
  VALIDATION_ERROR: "The request is not valid; `details` says which field and what would be.",
  UNAUTHORIZED: "The API key is missing, unknown, expired or revoked.",
  PAYMENT_REQUIRED:
    "It has not been paid for: the account has no credits left, or the feature has not been bought for this brand. `WWW-Authenticate` carries a challenge; pay it, and send the same request with `Payment-Authorization`.",
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

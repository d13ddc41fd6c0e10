/** Every error code of the product, its HTTP status, and whether the same request may succeed later. */
export const ERROR_CODES = {
  VALIDATION_ERROR: { status: 400, retry: false },
  UNAUTHORIZED: { status: 401, retry: false },
  PAYMENT_REQUIRED: { status: 402, retry: false },
  FORBIDDEN: { status: 403, retry: false },
  NOT_FOUND: { status: 404, retry: false },
  CONFLICT: { status: 409, retry: true },
  PAYLOAD_TOO_LARGE: { status: 413, retry: false },
  RANGE_NOT_SATISFIABLE: { status: 416, retry: false },
  MISDIRECTED_REQUEST: { status: 421, retry: false },
  UNPROCESSABLE: { status: 422, retry: false },
  RATE_LIMIT_EXCEEDED: { status: 429, retry: true },
  INTERNAL_ERROR: { status: 500, retry: true },
  SERVICE_UNAVAILABLE: { status: 503, retry: true },
} as const;

export type ErrorCode = keyof typeof ERROR_CODES;

export interface ErrorDetails {
  /** Name of the offending field. */
  field?: string;
  /** The violated rule, saying what would be valid. */
  constraint?: string;
  [key: string]: unknown;
}

/** What is sold with the network's native token: the same request is accepted once it has been bought. */
export type Sale = { item: "deck" | "variants" | "domain"; brandId: string } | { item: "credit" };

export interface AppErrorOptions {
  cause?: unknown;
  details?: ErrorDetails;
  /** Seconds for the `Retry-After` header. */
  retryAfterSeconds?: number;
  /** Headers of the answer that belong to this refusal. */
  headers?: [string, string][];
  /** Of a PAYMENT_REQUIRED: what to buy. Whoever answers the request adds the challenge. */
  sale?: Sale;
  /** For our log only; never sent. */
  internal?: string;
}

/**
 * An expected failure that the caller cannot continue from. `message` is public: it is shown to people as it is.
 * Modules are bundled several times in one process, so tell errors apart with `isAppError`, not `instanceof`.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;
  readonly retryAfterSeconds: number | undefined;
  readonly headers: readonly [string, string][];
  readonly sale: Sale | undefined;
  readonly internal: string | undefined;

  constructor(code: ErrorCode, publicMessage: string, options: AppErrorOptions = {}) {
    super(publicMessage, { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.details = options.details ?? {};
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.headers = options.headers ?? [];
    this.sale = options.sale;
    this.internal = options.internal;
  }
}

interface Violation {
  field: string;
  /** The violated rule, saying what would be valid: "must be …". */
  constraint: string;
}

/** What is wrong with a request, the first violation before all others. */
export function invalidRequest(violations: readonly [Violation, ...Violation[]], cause?: unknown): AppError {
  const [{ field, constraint }] = violations;
  return new AppError("VALIDATION_ERROR", `${field}: ${constraint}.`, {
    cause,
    details: { field, constraint, errors: violations },
  });
}

/** A request with one field that breaks one rule, said as a schema's violation is. */
export function invalidField(field: string, constraint: string, cause?: unknown): AppError {
  return invalidRequest([{ field, constraint }], cause);
}

export function isAppError(error: unknown): error is AppError {
  return (
    error instanceof Error &&
    error.name === "AppError" &&
    "code" in error &&
    String(error.code) in ERROR_CODES
  );
}

import { AppError } from "@/lib/errors";

/** Why a payment was not taken; told as `details.reason`. */
export type PaymentFault =
  | "malformed"
  | "unknown-challenge"
  | "other-account"
  | "other-request"
  | "other-body"
  | "other-chain"
  | "bad-signature"
  | "unknown-transaction"
  | "failed-transaction"
  | "other-recipient"
  | "other-data"
  | "other-payer"
  | "nothing-paid"
  | "already-used"
  | "underpaid";

/** A payment that cannot be taken as it is. The answer carries a challenge, so that it can be made right. */
export function refusePayment(reason: PaymentFault, message: string, details: object = {}): AppError {
  return new AppError("PAYMENT_REQUIRED", message, { details: { reason, ...details } });
}

/** A payment that may be good soon: without a challenge, so that nobody pays a second time. */
export function notYet(
  reason: "pending" | "confirming",
  message: string,
  retryAfterSeconds: number,
): AppError {
  return new AppError("CONFLICT", message, { details: { reason }, retryAfterSeconds });
}

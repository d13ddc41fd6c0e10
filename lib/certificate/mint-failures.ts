import { AppError, type ErrorCode } from "@/lib/errors";
import type { MintFailure } from "./certificate.schema";

interface Failure {
  message: string;
  /** How a request that waited for it is answered. */
  answer: ErrorCode;
  field?: string;
}

/** Every way in which a certificate may not come about. In all of them nothing was minted, and it can be asked for again. */
const FAILURES = {
  SIGNER_EMPTY: {
    message: "The service’s wallet cannot pay the network’s fee at present, so no certificate was minted.",
    answer: "SERVICE_UNAVAILABLE",
  },
  RECIPIENT_REFUSES: {
    message: "The recipient is a contract that takes no certificates (ERC-721), so none was minted.",
    answer: "UNPROCESSABLE",
    field: "walletAddress",
  },
  CONTRACT_REFUSES: {
    message: "The contract refuses to mint for this service, so no certificate was minted.",
    answer: "SERVICE_UNAVAILABLE",
  },
  REVERTED: {
    message: "The network carried the mint out and undid it, so no certificate was minted.",
    answer: "SERVICE_UNAVAILABLE",
  },
  NODE_REFUSES: {
    message: "The network takes no such transaction, so no certificate was minted.",
    answer: "SERVICE_UNAVAILABLE",
  },
  NETWORK_SILENT: {
    message: "The network could not be reached, so no certificate was minted.",
    answer: "SERVICE_UNAVAILABLE",
  },
  CONTENT_FAILED: {
    message: "The certificate’s picture and metadata could not be made, so it was not minted.",
    answer: "SERVICE_UNAVAILABLE",
  },
  CERTIFICATES_OFF: {
    message: "Certificates were switched off before this one was minted.",
    answer: "SERVICE_UNAVAILABLE",
  },
  BRAND_GONE: {
    message: "The brand was deleted before its certificate was minted.",
    answer: "NOT_FOUND",
  },
} as const satisfies Record<string, Failure>;

export type MintFailureCode = keyof typeof FAILURES;

/** What is written down and shown. */
export const mintFailure = (code: MintFailureCode): MintFailure => ({
  code,
  message: FAILURES[code].message,
});

const RETRY_SECONDS = 60;

/** What a request that waited for it is answered. */
export function mintFailureError({ code, message }: MintFailure): AppError {
  const known: Failure | undefined = FAILURES[code as MintFailureCode];
  const answer = known?.answer ?? "SERVICE_UNAVAILABLE";
  return new AppError(answer, message, {
    details: { reason: code, ...(known?.field ? { field: known.field } : {}) },
    ...(answer === "SERVICE_UNAVAILABLE" ? { retryAfterSeconds: RETRY_SECONDS } : {}),
  });
}

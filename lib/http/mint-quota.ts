import type { Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { countRequest, peekRateLimit } from "./rate-limit";

const MINTS_PER_HOUR = 10;

/** Who asks for a certificate, as the jobs table and `principalName` name them. */
export interface MintAsker {
  /** "account:<id>", "visitor:<id>", or "operator", who has no limit. */
  name: string;
  /** A visitor's network. */
  network: string | null;
  /** Who gets the certificate. */
  recipient: string;
}

/**
 * Counts a mint for whoever asks for it, and for the wallet that gets it, in the caller's transaction.
 * @throws AppError RATE_LIMIT_EXCEEDED when the hour of any is used up
 */
export async function countMint(tx: Tx, { name, network, recipient }: MintAsker): Promise<void> {
  if (name === "operator") return;
  const subjects = [
    `mint:${name}`,
    `mint:wallet:${recipient.toLowerCase()}`,
    ...(network === null ? [] : [`mint:address:${network}`]),
  ];
  if (await countRequest(tx, subjects, MINTS_PER_HOUR)) return;
  const { retryAfterSeconds } = await peekRateLimit(subjects, MINTS_PER_HOUR, tx);
  throw new AppError("RATE_LIMIT_EXCEEDED", `At most ${MINTS_PER_HOUR} certificates are minted per hour.`, {
    retryAfterSeconds: Math.max(1, retryAfterSeconds),
  });
}

import { type Principal, principalName } from "@/lib/accounts/principal";
import { findOwnBrand } from "@/lib/brand/find-own-brand";
import type { Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { refuseWhileRunning } from "@/lib/jobs/still-being-made";
import { lockCertificate } from "./lock-certificate";
import { type MintStart, startMint } from "./start-mint";

export interface MintRequest extends Pick<MintStart, "brandId" | "recipient" | "chain" | "admit"> {
  principal: Principal;
  /** Of the function of that name, for the refusal while a version is being made. */
  typicalSeconds: number;
}

/**
 * Asks for a brand's certificate, in the caller's transaction: the visible version's is minted for the wallet; where an earlier
 * version has one, its token certifies this version from then on. Asking for the same again changes nothing and counts nothing.
 * @returns whether something is done that was not before
 * @throws AppError NOT_FOUND unless the brand is the principal's, CONFLICT while a version is being made, before one is
 * complete, when its certificate goes to another wallet or is offered to one, RATE_LIMIT_EXCEEDED when the day's mints are
 * used up, and whatever `admit` throws
 */
export async function requestMint(
  tx: Tx,
  { principal, typicalSeconds, ...start }: MintRequest,
): Promise<{ isNew: boolean }> {
  const { brandId } = start;
  const certificate = await lockCertificate(tx, brandId);
  const { visibleVersion } = await findOwnBrand(principal, brandId, tx);
  await refuseWhileRunning(tx, brandId, typicalSeconds);
  if (visibleVersion === null) {
    throw new AppError("CONFLICT", "The generation of this brand failed, so there is nothing to certify.");
  }
  const requestedBy = principalName(principal);
  return startMint(tx, { ...start, certificate, version: visibleVersion, requestedBy });
}

import { type Principal, principalName } from "@/lib/accounts/principal";
import { findOwnBrand } from "@/lib/brand/find-own-brand";
import type { CertificateRecord } from "@/lib/certificate/certificate.schema";
import { mintFailureError } from "@/lib/certificate/mint-failures";
import { openForMints } from "@/lib/certificate/open-for-mints";
import { type MintRequest, requestMint } from "@/lib/certificate/request-mint";
import { waitForMint } from "@/lib/certificate/wait-for-mint";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { typicalSeconds } from "@/lib/jobs/typical-seconds";
import { countMint } from "./mint-quota";

interface Wanted {
  principal: Principal;
  brandId: string;
  recipient: string;
}

/** The certificate of a brand, in a block. */
export type MintedCertificate = CertificateRecord & { tokenId: number; transactionHash: string };

/** The interface specification gives a mint half a minute. */
const PATIENCE_MS = 30_000;
const RETRY_SECONDS = 5;

/**
 * What `requestMint` needs to know, counted for whoever asks.
 * @throws AppError NOT_FOUND unless the brand is the principal's, SERVICE_UNAVAILABLE when certificates are off
 */
export async function mintRequest({ principal, brandId, recipient }: Wanted): Promise<MintRequest> {
  await findOwnBrand(principal, brandId);
  const [chain, seconds] = await Promise.all([openForMints(), typicalSeconds()]);
  const network = principal.kind === "visitor" ? principal.clientAddress : null;
  const asker = { name: principalName(principal), network, recipient };
  return {
    principal,
    brandId,
    recipient,
    chain,
    typicalSeconds: seconds,
    admit: (tx) => countMint(tx, asker),
  };
}

/**
 * Asks for a certificate and waits until it is in a block.
 * @throws what `requestMint` throws; AppError CONFLICT when it takes longer than half a minute, in which case it goes on, and the
 * same request later gets its result; and what says why it failed
 */
export async function mintNow(wanted: Wanted): Promise<MintedCertificate> {
  const request = await mintRequest(wanted);
  await db().$transaction((tx) => requestMint(tx, request));
  const certificate = await waitForMint(wanted.brandId, PATIENCE_MS);
  if (!certificate) throw new AppError("NOT_FOUND", "There is no brand of yours with this id.");
  const { failure, tokenId, transactionHash, status } = certificate;
  if (failure && (status === "failed" || status === "confirmed")) throw mintFailureError(failure);
  const isInBlock = status === "mined" || status === "confirmed";
  if (isInBlock && tokenId !== null && transactionHash !== null)
    return { ...certificate, tokenId, transactionHash };
  throw new AppError("CONFLICT", "The certificate is still being minted.", {
    retryAfterSeconds: RETRY_SECONDS,
  });
}

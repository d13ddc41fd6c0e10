import { z } from "zod";
import { CERTIFICATE_STATUSES, type CertificateRecord, mintFailureSchema } from "./certificate.schema";

/** A brand's certificate as its owner's pages follow it. */
export const certificateStateSchema = z.object({
  /** none: nothing was asked for. */
  status: z.enum(["none", ...CERTIFICATE_STATUSES]),
  /** For whom it is or was asked. */
  recipient: z.string().nullable(),
  /** Once it is in a block. */
  tokenId: z.int().nullable(),
  transactionHash: z.string().nullable(),
  failure: mintFailureSchema.nullable(),
  /** What holds up what was sent. */
  problem: mintFailureSchema.nullable(),
  /** ISO 8601: until then the voucher that is out can be used. */
  offeredUntil: z.string().nullable(),
});

export type CertificateState = z.infer<typeof certificateStateSchema>;

/** What of a record its owner's pages are told. A record of another network or contract is none here. */
export function certificateState(
  record: CertificateRecord | null,
  here: { chainId: number; contractAddress: string },
): CertificateState {
  const isHere = record && record.chainId === here.chainId && record.contract === here.contractAddress;
  if (!record || !isHere) {
    return {
      status: "none",
      recipient: null,
      tokenId: null,
      transactionHash: null,
      failure: null,
      problem: null,
      offeredUntil: null,
    };
  }
  const { status, recipient, tokenId, transactionHash, failure, problem, offeredUntil } = record;
  const isOver = status === "offered" && (offeredUntil?.getTime() ?? 0) < Date.now();
  return {
    status: isOver ? "none" : status,
    recipient,
    tokenId,
    transactionHash,
    failure,
    problem,
    offeredUntil: offeredUntil?.toISOString() ?? null,
  };
}

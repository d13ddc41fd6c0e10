import { z } from "zod";

/**
 * queued: asked for; submitted: signed, stored and sent; mined: in a block; confirmed: as many blocks deep as the network
 * asks for; failed: nothing was minted; offered: a voucher waits for its wallet.
 */
export const CERTIFICATE_STATUSES = [
  "queued",
  "submitted",
  "mined",
  "confirmed",
  "failed",
  "offered",
] as const;
export type CertificateStatus = (typeof CERTIFICATE_STATUSES)[number];

/** On its way to the chain: no other can be asked for. */
export const UNDER_WAY = ["queued", "submitted", "mined"] as const satisfies readonly CertificateStatus[];
export const isUnderWay = (status: CertificateStatus): boolean =>
  (UNDER_WAY as readonly CertificateStatus[]).includes(status);

/** mint: at our cost; renewal: a later version certified by the same token; claim: the wallet itself pays. */
export const CERTIFICATE_KINDS = ["mint", "renewal", "claim"] as const;
export type CertificateKind = (typeof CERTIFICATE_KINDS)[number];

/** Why a certificate did not come about, in public words. */
export const mintFailureSchema = z.object({ code: z.string(), message: z.string() });
export type MintFailure = z.infer<typeof mintFailureSchema>;

/** A certificate as the use cases hand it on; links and public ids are the interface's. */
export interface CertificateRecord {
  brandId: string;
  kind: CertificateKind;
  status: CertificateStatus;
  /** What is or was last under way is about this version. */
  version: number;
  /** The version whose root the chain has; null before. */
  certifiedVersion: number | null;
  /** The version that people see; null for a brand that is gone. */
  visibleVersion: number | null;
  brandName: string | null;
  recipient: string;
  /** Who has it, as far as is known; null before it is minted. */
  owner: string | null;
  chainId: number;
  contract: string;
  metadataCid: string | null;
  imageCid: string | null;
  root: string | null;
  tokenId: number | null;
  transactionHash: string | null;
  blockNumber: number | null;
  failure: MintFailure | null;
  /** What holds the transaction up that was sent, in public words; null while nothing does. */
  problem: MintFailure | null;
  /** Of an offer. */
  offeredUntil: Date | null;
  requestedAt: Date;
  minedAt: Date | null;
  confirmedAt: Date | null;
}

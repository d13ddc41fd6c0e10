import { getAddress } from "viem/utils";
import type { ChainOn } from "@/lib/chain/chain-settings";
import type { Tx } from "@/lib/db/client";
import { type Certificate, Prisma } from "@/lib/db/generated/client";
import { enqueueEvent } from "@/lib/db/outbox";
import { AppError } from "@/lib/errors";
import { type CertificateStatus, isUnderWay } from "./certificate.schema";
import { refuseOverBudget } from "./mint-budget";
import { mintRequested } from "./mint-events";
import { NO_TOKEN } from "./record-token";

export interface MintStart {
  brandId: string;
  /** In any writing that EIP-55 allows. */
  recipient: string;
  chain: ChainOn;
  /** The visible one. */
  version: number;
  /** "account:<id>" or "visitor:<id>". */
  requestedBy: string;
  /** As `lockCertificate` found it. */
  certificate: Certificate | null;
  /** Counts a mint that is about to be accepted. @throws when there is no room */
  admit: (tx: Tx) => Promise<unknown>;
}

/** As `requestMint`, for whoever has seen to it that the version is complete and the brand the asker's. */
export async function startMint(tx: Tx, start: MintStart): Promise<{ isNew: boolean }> {
  const { brandId, chain, version, requestedBy, certificate, admit } = start;
  const recipient = getAddress(start.recipient);
  const kind = kindOfMint(ofThisContract(certificate, chain), recipient, version);
  if (kind === null) return { isNew: false };
  await admit(tx);
  await refuseOverBudget(tx, chain);

  const round = (certificate?.round ?? 0) + 1;
  const asked = {
    ...UNDONE,
    ...(kind === "mint" ? { ...UNMINTED, recipient } : {}),
    kind,
    version,
    chainId: chain.chainId,
    contract: chain.contractAddress,
    requestedBy,
    requestedAt: new Date(),
    round,
  };
  await tx.certificate.upsert({
    where: { brandId },
    create: { brandId, recipient, ...asked },
    update: asked,
  });
  await enqueueEvent(tx, { name: mintRequested.name, data: { certificate: brandId, round } });
  return { isNew: true };
}

/** What nothing has been done for yet. */
const UNDONE = {
  status: "queued",
  metadataCid: null,
  imageCid: null,
  root: null,
  transactionId: null,
  offeredUntil: null,
  failure: Prisma.DbNull,
};

/** What has no token yet, of which nobody was told. */
export const UNMINTED = { toldAt: null, ...NO_TOKEN };

/** A certificate on another chain, or of another contract, is none here. */
export function ofThisContract(certificate: Certificate | null, chain: ChainOn): Certificate | null {
  const isHere = certificate?.chainId === chain.chainId && certificate.contract === chain.contractAddress;
  return isHere ? certificate : null;
}

/** What is to be done for a wallet; null when it is done already, or under way. @throws AppError CONFLICT */
function kindOfMint(
  known: Certificate | null,
  recipient: string,
  version: number,
): "mint" | "renewal" | null {
  if (!known) return "mint";
  const status = known.status as CertificateStatus;
  const isTheirs = recipient === known.recipient || recipient === known.owner;
  if (status === "failed") return "mint";
  if (status === "offered") return refuseWhileOffered(known);
  if (!isTheirs) throw new AppError("CONFLICT", forAnotherWallet(known));
  if (isUnderWay(status) || known.certifiedVersion === version) return null;
  return "renewal";
}

/** A voucher that can still be used is the wallet's; one that has run out is nobody's. */
function refuseWhileOffered({ recipient, offeredUntil }: Certificate): "mint" {
  const leftMs = (offeredUntil?.getTime() ?? 0) - Date.now();
  if (leftMs <= 0) return "mint";
  throw new AppError(
    "CONFLICT",
    `A voucher for this brand’s certificate is out for the wallet ${recipient}.`,
    {
      retryAfterSeconds: Math.ceil(leftMs / 1_000),
    },
  );
}

function forAnotherWallet({ tokenId, recipient }: Certificate): string {
  return tokenId === null
    ? `This brand’s certificate is being minted for the wallet ${recipient}.`
    : `This brand has a certificate already: token ${tokenId}, minted for the wallet ${recipient}.`;
}

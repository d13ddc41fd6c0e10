import { type Address, encodeFunctionData, type Hex } from "viem";
import { getAddress } from "viem/utils";
import type { AccountPrincipal } from "@/lib/accounts/account.schema";
import { principalName } from "@/lib/accounts/principal";
import { contractSubject } from "@/lib/accounts/wallet-subject";
import { findOwnBrand } from "@/lib/brand/find-own-brand";
import { tokenOfBrand } from "@/lib/chain/certificate-contract";
import { marqueCertificateAbi as abi } from "@/lib/chain/generated/marque-certificate";
import { type OpenChain, openChain } from "@/lib/chain/open-chain";
import { db, type Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { refuseWhileRunning } from "@/lib/jobs/still-being-made";
import { adoptToken } from "./adopt-token";
import { isUnderWay } from "./certificate.schema";
import type { ClaimOffer } from "./claim-offer.schema";
import { lockCertificate } from "./lock-certificate";
import { pinContent } from "./pin-content";
import { ofThisContract, UNMINTED } from "./start-mint";
import { storeCertificateContent } from "./store-certificate-content";

/** How long a voucher can be used: a wallet's owner may have to find a network, a coin and the time. */
const OFFER_SECONDS = 60 * 60;

export interface OfferRequest {
  principal: AccountPrincipal;
  brandId: string;
  /** In any writing that EIP-55 allows. */
  recipient: string;
  /** Where people see the brand; part of the metadata. */
  pageUrl: string;
  /** Of the function of that name, for the refusal while a version is being made. */
  typicalSeconds: number;
  /** Counts an offer that is about to be made. @throws when there is no room */
  admit: (tx: Tx) => Promise<unknown>;
}

/**
 * Signs a claim of a brand's certificate for one wallet, which hands it in at its own cost. The wallet must be one that the
 * account has proven, and stands in what is signed: whoever copies the claim pays for somebody else's certificate. Until it has
 * run out no other wallet is offered one, and none is minted.
 * @throws AppError NOT_FOUND unless the brand is the account's, FORBIDDEN for a wallet that is not, CONFLICT while a version is
 * being made, before one is complete, when there is a certificate or one is on its way, SERVICE_UNAVAILABLE while certificates
 * are off or claims paused, and whatever `admit` throws
 */
export async function offerClaim(request: OfferRequest): Promise<ClaimOffer> {
  const open = await openChain();
  const recipient = getAddress(request.recipient);
  const { brandId, admit, pageUrl } = request;
  await refuseUnproven(request.principal.accountId, recipient, open.chainId);
  const version = await db().$transaction(async (tx) => {
    const claimable = await requireClaimable(tx, open, request, recipient);
    await admit(tx);
    return claimable.version;
  });
  await refuseOnChain(open, brandId);

  const { metadataCid, imageCid } = await storeCertificateContent({ brandId, version, pageUrl });
  // The wallet broadcasts a moment after this.
  await pinContent({ metadataCid, imageCid });
  const deadline = Math.floor(Date.now() / 1_000) + OFFER_SECONDS;
  const root = await db().$transaction(async (tx) => {
    const claimable = await requireClaimable(tx, open, request, recipient);
    if (claimable.version !== version) {
      throw new AppError("CONFLICT", "A later version of this brand is shown by now. Claim again.");
    }
    const offered = {
      ...UNMINTED,
      kind: "claim",
      status: "offered",
      version,
      recipient,
      chainId: open.chainId,
      contract: open.contractAddress,
      metadataCid,
      imageCid,
      root: claimable.root,
      offeredUntil: new Date(deadline * 1_000),
      requestedBy: principalName(request.principal),
      requestedAt: new Date(),
      round: claimable.round + 1,
    };
    await tx.certificate.upsert({ where: { brandId }, create: { brandId, ...offered }, update: offered });
    return claimable.root;
  });
  return signClaim(open, { recipient, brandId, uri: `ipfs://${metadataCid}`, root, deadline });
}

/** A wallet of keys is the account's on every network, a contract on its own alone. Subjects are checksummed. */
async function refuseUnproven(accountId: string, wallet: Address, chainId: number): Promise<void> {
  const known = await db().accountIdentity.findFirst({
    where: { accountId, provider: "wallet", subject: { in: [wallet, contractSubject(chainId, wallet)] } },
    select: { accountId: true },
  });
  if (!known)
    throw new AppError(
      "FORBIDDEN",
      "This wallet is not one of your account’s. Add it first, by its signature.",
    );
}

interface Claimable {
  version: number;
  root: Hex;
  round: number;
}

async function requireClaimable(
  tx: Tx,
  open: OpenChain,
  { principal, brandId, typicalSeconds }: OfferRequest,
  wallet: Address,
): Promise<Claimable> {
  const certificate = await lockCertificate(tx, brandId);
  const { visibleVersion: version } = await findOwnBrand(principal, brandId, tx);
  await refuseWhileRunning(tx, brandId, typicalSeconds);
  if (version === null) {
    throw new AppError("CONFLICT", "The generation of this brand failed, so there is nothing to certify.");
  }
  const { merkleRoot } = await tx.brandVersion.findUniqueOrThrow({
    where: { brandId_version: { brandId, version } },
    select: { merkleRoot: true },
  });
  const known = ofThisContract(certificate, open);
  if (known) refuseTaken(known, wallet);
  return { version, root: merkleRoot as Hex, round: certificate?.round ?? 0 };
}

type Known = NonNullable<ReturnType<typeof ofThisContract>>;

function refuseTaken({ status, tokenId, recipient, offeredUntil }: Known, wallet: Address): void {
  if (tokenId !== null) throw hasToken(tokenId);
  if (isUnderWay(status as Parameters<typeof isUnderWay>[0])) {
    throw new AppError("CONFLICT", `This brand’s certificate is being minted for the wallet ${recipient}.`);
  }
  const leftMs = (offeredUntil?.getTime() ?? 0) - Date.now();
  if (status !== "offered" || recipient === wallet || leftMs <= 0) return;
  throw new AppError(
    "CONFLICT",
    `A voucher for this brand’s certificate is out for the wallet ${recipient}.`,
    {
      retryAfterSeconds: Math.ceil(leftMs / 1_000),
    },
  );
}

/** What the network knows and we may not: a voucher of before was used, claims are paused. */
async function refuseOnChain(open: OpenChain, brandId: string): Promise<void> {
  const { client, contractAddress: address } = open;
  const [token, isPaused] = await Promise.all([
    tokenOfBrand(open, brandId),
    client.readContract({ abi, address, functionName: "paused" }),
  ]);
  if (token) {
    await adoptToken(open, brandId);
    throw hasToken(token.tokenId);
  }
  if (isPaused) {
    throw new AppError(
      "SERVICE_UNAVAILABLE",
      "Claims by wallets are paused. Claim it free of charge, or later.",
    );
  }
}

const hasToken = (tokenId: number) =>
  new AppError("CONFLICT", `This brand has a certificate already: token ${tokenId}.`);

async function signClaim(
  { chainId, contractAddress, signer }: OpenChain,
  claim: { recipient: Address; brandId: string; uri: string; root: Hex; deadline: number },
): Promise<ClaimOffer> {
  const voucher = { ...claim, deadline: BigInt(claim.deadline) };
  const signature = await signer.signTypedData({
    domain: { name: "MarqueCertificate", version: "1", chainId, verifyingContract: contractAddress },
    types: {
      Claim: [
        { name: "recipient", type: "address" },
        { name: "brandId", type: "string" },
        { name: "uri", type: "string" },
        { name: "root", type: "bytes32" },
        { name: "deadline", type: "uint256" },
      ],
    },
    primaryType: "Claim",
    message: voucher,
  });
  const data = encodeFunctionData({ abi, functionName: "claim", args: [voucher, signature] });
  return { claim, signature, chainId, to: contractAddress, data };
}

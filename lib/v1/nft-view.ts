import type { z } from "zod";
import type { BrandRecord } from "@/lib/brand/brand-list.schema";
import type { CertificateRecord } from "@/lib/certificate/certificate.schema";
import { isChainExpected, readChain } from "@/lib/chain/chain-settings";
import { networkOf } from "@/lib/chain/networks";
import { invalidField } from "@/lib/errors";
import { certificateUrl, transactionUrl } from "@/lib/http/wallet-urls";
import { publicBrandId } from "@/lib/ids";
import type { nftSchema } from "./nft.schema";

type NftView = z.input<typeof nftSchema>;

/** A brand's certificate as the versioned interface shows it; without one, what is known of the brand. */
export function nftView(
  brandId: string,
  certificate: CertificateRecord | null,
  brand?: Pick<BrandRecord, "name" | "walletAddress">,
): NftView {
  const shared = { ...EMPTY, brandId: publicBrandId(brandId), notice: noticeNow() };
  if (!certificate) {
    return { ...shared, brandName: brand?.name ?? null, walletAddress: brand?.walletAddress ?? null };
  }
  const { tokenId, transactionHash, chainId, certifiedVersion, metadataCid, imageCid } = certificate;
  const { name: networkName, isTest: isTestNetwork } = networkOf(chainId);
  return {
    ...shared,
    brandName: certificate.brandName,
    status: certificate.status,
    tokenId: tokenId === null ? null : String(tokenId),
    transactionHash,
    explorerUrl: transactionHash && transactionUrl(transactionHash),
    nftUrl: tokenId === null ? null : certificateUrl(tokenId),
    walletAddress: certificate.recipient,
    owner: certificate.owner,
    version: certifiedVersion,
    isCurrent: certifiedVersion === null ? null : certifiedVersion === certificate.visibleVersion,
    chainId,
    networkName,
    isTestNetwork,
    contractAddress: certificate.contract,
    tokenUri: metadataCid && `ipfs://${metadataCid}`,
    imageUri: imageCid && `ipfs://${imageCid}/logo.png`,
    merkleRoot: certificate.root,
    blockNumber: certificate.blockNumber,
    error: certificate.failure,
    problem: certificate.problem,
    requestedAt: certificate.requestedAt.toISOString(),
    mintedAt: certificate.minedAt?.toISOString() ?? null,
    confirmedAt: certificate.confirmedAt?.toISOString() ?? null,
  };
}

/** A complete brand that nobody has asked a certificate for. */
const EMPTY = {
  brandName: null,
  status: "unclaimed",
  tokenId: null,
  transactionHash: null,
  explorerUrl: null,
  nftUrl: null,
  walletAddress: null,
  owner: null,
  version: null,
  isCurrent: null,
  chainId: null,
  networkName: null,
  isTestNetwork: null,
  contractAddress: null,
  tokenUri: null,
  imageUri: null,
  merkleRoot: null,
  blockNumber: null,
  error: null,
  problem: null,
  requestedAt: null,
  mintedAt: null,
  confirmedAt: null,
} as const satisfies Omit<NftView, "brandId" | "notice">;

function noticeNow(): string | null {
  const chain = readChain();
  return chain.kind === "off" && !isChainExpected() ? chain.reason : null;
}

/** The wallet of a request to mint: the one it names, else the one that the brand was asked for with. @throws AppError */
export function walletOf(
  { walletAddress }: { walletAddress?: string | undefined },
  brand: Pick<BrandRecord, "walletAddress">,
): string {
  const wallet = walletAddress ?? brand.walletAddress;
  if (wallet) return wallet;
  throw invalidField("walletAddress", "must be given: the brand was asked for without one");
}

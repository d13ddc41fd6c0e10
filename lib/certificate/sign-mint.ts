import type { Address, Hex } from "viem";
import { mintCall, renewCall } from "@/lib/chain/certificate-contract";
import type { OpenChain } from "@/lib/chain/open-chain";
import { type QuoteOutcome, quoteCall } from "@/lib/chain/queue/quote-call";
import { type Call, signCall } from "@/lib/chain/queue/sign-call";
import { db } from "@/lib/db/client";
import type { Certificate } from "@/lib/db/generated/client";
import { logger } from "@/lib/log/logger";
import { adoptToken } from "./adopt-token";
import { failLocked, failMint } from "./fail-mint";
import { lockCertificate } from "./lock-certificate";
import type { MintFailureCode } from "./mint-failures";

/**
 * Tries a queued certificate's call on the network, gives it a nonce and writes its signed bytes down, all before anything is
 * sent. `over`: it has failed, has its token already, or another process was quicker. `later`: somebody else's token of the
 * brand is in a block that is not final.
 * @throws viem's error when the node does not answer
 */
export async function signMint(
  open: OpenChain,
  certificate: Certificate,
): Promise<"signed" | "over" | "later"> {
  const { brandId, round } = certificate;
  const ref = { certificate: brandId, round };
  const call = callFor(open, certificate);
  const quote = await quoteCall(open, call);
  if (quote.kind === "refused" && quote.refusal.name === "DuplicateCertificate") {
    return (await adoptToken(open, brandId)) ? "over" : "later";
  }
  if (quote.kind !== "fine") {
    logger().warn({ brandId, quote }, "a mint is not sent");
    await failMint(ref, failureOf(quote));
    return "over";
  }
  return db().$transaction(async (tx) => {
    const now = await lockCertificate(tx, brandId);
    if (now?.round !== round || now.status !== "queued") return "over";
    const brand = await tx.brand.findFirst({ where: { id: brandId, deletedAt: null }, select: { id: true } });
    if (!brand) {
      await failLocked(tx, now, "BRAND_GONE");
      return "over";
    }
    const transactionId = await signCall(tx, open, call, quote);
    await tx.certificate.update({ where: { brandId }, data: { status: "submitted", transactionId } });
    return "signed";
  });
}

function callFor({ contractAddress }: OpenChain, certificate: Certificate): Call {
  const { brandId, kind, tokenId, recipient, metadataCid, root } = certificate;
  if (!metadataCid || !root) throw new Error(`the content of brand ${brandId}'s certificate is not stored`);
  const content = { brandId, uri: `ipfs://${metadataCid}`, root: root as Hex };
  return kind === "renewal"
    ? { purpose: "renewal", brandId, to: contractAddress, data: renewCall(content, tokenId!) }
    : { purpose: "mint", brandId, to: contractAddress, data: mintCall(content, recipient as Address) };
}

function failureOf(quote: Exclude<QuoteOutcome, { kind: "fine" }>): MintFailureCode {
  if (quote.kind === "no-funds") return "SIGNER_EMPTY";
  // A contract may refuse with an error of its own, or with none.
  const isOurs = /^(Ownable|Empty|Enforced|ERC721Nonexistent)/.test(quote.refusal.name);
  return isOurs ? "CONTRACT_REFUSES" : "RECIPIENT_REFUSES";
}

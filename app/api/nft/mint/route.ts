import { signedInOrVisitor } from "@/lib/auth/signed-in-or-visitor";
import { mintBodySchema, mintResultSchema } from "@/lib/certificate/mint-body.schema";
import { endpoint } from "@/lib/http/endpoint";
import { mintNow } from "@/lib/http/mint-now";
import { certificateUrl, transactionUrl } from "@/lib/http/wallet-urls";

export const dynamic = "force-dynamic";

/** Mints the certificate of a brand of one's own, and answers when it is in a block. */
export const POST = endpoint({
  authenticate: signedInOrVisitor,
  body: mintBodySchema,
  output: mintResultSchema,
  bare: true,
  transaction: true,
  idempotent: true,
  rateLimited: true,
  prepare: ({ principal, body: { brandId, walletAddress } }) =>
    mintNow({ principal, brandId, recipient: walletAddress }),
  handle: async ({ prepared: { transactionHash, tokenId } }) => ({
    transactionHash,
    tokenId: String(tokenId),
    explorerUrl: transactionUrl(transactionHash),
    nftUrl: certificateUrl(tokenId),
  }),
});

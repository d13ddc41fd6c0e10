import { apiKey } from "@/lib/auth/api-key";
import { readBrandRecord } from "@/lib/brand/read-brand-record";
import { readCertificate } from "@/lib/certificate/read-certificate";
import { requestMint } from "@/lib/certificate/request-mint";
import { endpoint } from "@/lib/http/endpoint";
import { mintRequest } from "@/lib/http/mint-now";
import { nftSchema, v1MintBodySchema } from "@/lib/v1/nft.schema";
import { nftView, walletOf } from "@/lib/v1/nft-view";
import { V1BrandParams } from "@/lib/v1/public-id";

export const dynamic = "force-dynamic";

/** Asks for a brand's certificate. 202 with the certificate as it is now, which is at `Location`. */
export const POST = endpoint({
  operation: {
    id: "mintNft",
    tag: "Certificates",
    summary: "Mint the certificate of a brand",
    description:
      "Asks for the ERC-721 certificate of the version that is served, and answers at once. Follow it by `GET /v1/brands/{id}/nft` or by the webhook event `nft.minted`. A brand has one certificate: asking again for the same wallet changes nothing, for another wallet is refused with 409. Where an earlier version is certified, the same token certifies the present one from then on. 409 with `Retry-After` while a version of the brand is being made. At most ten an hour for an account and for a wallet.",
    example: { walletAddress: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed" },
    errors: ["CONFLICT"],
  },
  authenticate: apiKey,
  params: V1BrandParams,
  body: v1MintBodySchema,
  bodyOptional: true,
  output: nftSchema,
  status: 202,
  transaction: true,
  idempotent: true,
  location: ({ brandId }) => `/v1/brands/${brandId}/nft`,
  prepare: async ({ principal, params: { id: brandId }, body }) => {
    const brand = await readBrandRecord(principal.accountId, brandId);
    return mintRequest({ principal, brandId, recipient: walletOf(body, brand) });
  },
  handle: async ({ tx, params, prepared }) => {
    await requestMint(tx, prepared);
    return nftView(params.id, await readCertificate(params.id, tx));
  },
});

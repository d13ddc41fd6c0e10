import { z } from "zod";
import { bareBrandId, isId } from "@/lib/ids";
import { walletAddressSchema } from "@/lib/model/brief.schema";

const BRAND_RULE = "must be the brand’s id, a UUID";

/** The body of `POST /api/nft/mint`. Order of keys is the order of refusal. */
export const mintBodySchema = z.object({
  brandId: z
    .string({ error: BRAND_RULE })
    .max(64, { error: BRAND_RULE, abort: true })
    .transform((given) => bareBrandId(given.toLowerCase()))
    .refine(isId, { error: BRAND_RULE }),
  walletAddress: walletAddressSchema,
});

/** What `POST /api/nft/mint` answers (interface specification, "NFT mint result"). */
export const mintResultSchema = z.object({
  transactionHash: z.string(),
  tokenId: z.string(),
  explorerUrl: z.string(),
  nftUrl: z.string(),
});

import { z } from "zod";
import { CERTIFICATE_STATUSES } from "@/lib/certificate/certificate.schema";
import { walletAddressSchema } from "@/lib/model/brief.schema";
import { leftOut } from "@/lib/model/left-out";
import { publicBrandIdSchema } from "./public-id";

const SAME_ADDRESS = "must be the same address as walletAddress, or left out";

/** The body of `POST /v1/brands/:id/nft/mint`. */
export const v1MintBodySchema = z
  .object({
    chainAddress: leftOut(walletAddressSchema).meta({
      description: "Another name of `walletAddress`; when both are given they must be the same.",
    }),
    walletAddress: leftOut(walletAddressSchema).meta({
      description:
        "Wallet that gets the certificate, 0x and 40 hexadecimal digits; mixed case must match EIP-55. Left out, the one that the brand was asked for with.",
    }),
  })
  .superRefine(({ chainAddress, walletAddress: wallet }, context) => {
    if (!chainAddress || !wallet || chainAddress.toLowerCase() === wallet.toLowerCase()) return;
    context.addIssue({ code: "custom", path: ["chainAddress"], message: SAME_ADDRESS });
  })
  .transform(({ chainAddress, walletAddress: wallet }) => ({ walletAddress: wallet ?? chainAddress }))
  .meta({ id: "MintNft" });

const time = z.iso.datetime().nullable();
const wallet = z.string().nullable();

/** A brand's certificate. What is not known yet is null. */
export const nftSchema = z
  .object({
    brandId: publicBrandIdSchema,
    brandName: z.string().nullable().meta({ description: "Null once the brand was deleted." }),
    status: z.enum(["unclaimed", ...CERTIFICATE_STATUSES]).meta({
      description:
        "`unclaimed`: nobody has asked for it. `queued`, `submitted` and `mined`: on its way. `confirmed`: final. `failed`: nothing was minted, see `error`. `offered`: a voucher waits for its wallet.",
    }),
    tokenId: z.string().nullable(),
    transactionHash: z.string().nullable().meta({ description: "Of the mint." }),
    explorerUrl: z.string().nullable().meta({ description: "Where the transaction is shown." }),
    nftUrl: z.string().nullable().meta({ description: "Where the certificate is shown." }),
    walletAddress: wallet.meta({ description: "Who gets or got it." }),
    owner: wallet.meta({ description: "Who has it, as far as is known." }),
    version: z.int().min(1).nullable().meta({ description: "The version that the chain certifies." }),
    isCurrent: z.boolean().nullable().meta({ description: "Whether that is the version that is served." }),
    chainId: z.int().min(1).nullable(),
    networkName: z.string().nullable(),
    isTestNetwork: z
      .boolean()
      .nullable()
      .meta({ description: "True where certificates are worth nothing but the trying out." }),
    contractAddress: z.string().nullable(),
    tokenUri: z.string().nullable().meta({ description: "`ipfs://…`, the metadata." }),
    imageUri: z.string().nullable().meta({ description: "`ipfs://…/logo.png`" }),
    merkleRoot: z
      .string()
      .nullable()
      .meta({ description: "Over the package's files, 0x and 64 hexadecimal digits." }),
    blockNumber: z.int().min(0).nullable(),
    error: z
      .object({ code: z.string(), message: z.string() })
      .nullable()
      .meta({ description: "Why the last try failed." }),
    problem: z
      .object({ code: z.string(), message: z.string() })
      .nullable()
      .meta({ description: "What holds it up while it is `submitted`; null while nothing does." }),
    notice: z
      .string()
      .nullable()
      .meta({ description: "Why none can be minted at present, for people; null where one can be." }),
    requestedAt: time.meta({ description: "ISO 8601, UTC." }),
    mintedAt: time.meta({ description: "When it was in a block." }),
    confirmedAt: time.meta({ description: "When it was final." }),
  })
  .meta({ id: "Nft" });

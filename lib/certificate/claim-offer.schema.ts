import { z } from "zod";

const hex = z.string().regex(/^0x[0-9a-f]*$/i);

/** A claim that the contract's owner has signed for one wallet, and the call that hands it in. */
export const claimOfferSchema = z.object({
  /** What was signed (EIP-712). */
  claim: z.object({
    recipient: z.string(),
    brandId: z.uuid(),
    /** "ipfs://…" */
    uri: z.string(),
    root: hex,
    /** Unix time in seconds: the last one at which it holds. */
    deadline: z.int(),
  }),
  signature: hex,
  chainId: z.int().positive(),
  /** The call of `claim` with the two above: anybody may send it, the recipient gets the certificate. */
  to: hex,
  data: hex,
});

export type ClaimOffer = z.infer<typeof claimOfferSchema>;

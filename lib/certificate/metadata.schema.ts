import { z } from "zod";

/** What the attributes of a certificate are called. */
export const TRAIT_TYPES = [
  "Event",
  "Brand Name",
  "Generated Date",
  "Primary Color",
  "Style",
  "Generation Time",
] as const;

/** The document behind a certificate's `tokenURI` (ERC-721 metadata, as wallets and explorers read it). */
export const certificateMetadataSchema = z.object({
  name: z.string(),
  description: z.string(),
  /** "ipfs://<CID of a folder>/logo.png" */
  image: z.string().regex(/^ipfs:\/\/[a-z2-7]+\/logo\.png$/),
  /** Where people see the brand. */
  external_url: z.url({ protocol: /^https?$/ }),
  /** UUID v4, as in the contract. */
  brandId: z.uuid(),
  /** Of the certified version's `manifest.json`; the contract has the same. */
  merkleRoot: z.string().regex(/^0x[0-9a-f]{64}$/),
  attributes: z.array(z.object({ trait_type: z.string(), value: z.string() })),
});

export type CertificateMetadata = z.infer<typeof certificateMetadataSchema>;
